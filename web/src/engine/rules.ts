// The translated rules of a family, as `sushibelt.fast.javascript` writes them: what all have alike.
// Each module has declarations of its own beside it, with every field of every row.

/** A row: integers and nested lists of integers under the names that Python declares. */
export type Row = object;

/** A ruleset at one seat count, as integers. */
export interface Book extends Row {
  seats: number;
  /** -1 where the fewest points win. */
  sign?: number;
}

/** The scratch row that moves write into. */
export interface Work extends Row {
  choice: number[];
  legal: number[];
  outcome: number[];
  noted: number;
}

export interface Rules {
  blank(row: "Work"): Work;
  blank(row: string): Row;
  unpack(row: "Book", numbers: readonly number[]): Book;
  contract: {
    start(table: Row, book: Row): void;
    waiting(table: Row, book: Row): number;
    owes(table: Row, book: Row, seat: number): number;
    legal(table: Row, book: Row, seat: number, out: number[]): number;
    step(table: Row, book: Row, work: Row): void;
    chance(table: Row, book: Row, rng: number[], work: Row): number;
    keys(table: Row, book: Row, keys: number[][]): void;
  };
  chance: { seed(rng: number[], a: number, b: number, c: number): void };
  ranking: { KEYS: number; rank(keys: number[][], seats: number, places: number[]): void };
  waiting: { NATURE: number; SEATS: number; NOBODY: number };
  event_log: { SILENT: number };
}

/** The packed books of a family, by id and seat count. */
export type Books = Record<string, Record<string, number[]>>;
