// The rules themselves, translated from the same source as the server's; loaded only for a check.

type Row = Record<string, number | number[] | number[][] | number[][][]>;

export interface Work extends Row {
  choice: number[];
  legal: number[];
  outcome: number[];
  noted: number;
}

export interface Rules {
  blank(name: string): Row;
  unpack(name: string, numbers: number[]): Row;
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
  trace: { SILENT: number };
}

type Books = Record<string, Record<string, number[]>>;

const RULES = import.meta.glob<Rules>("../rules-generated/*.mjs");
const BOOKS = import.meta.glob<Books>("../rules-generated/*.books.json", { import: "default" });

/** The rules of a family. */
export async function rulesOf(family: string): Promise<Rules> {
  const load = RULES[`../rules-generated/${family}.mjs`];
  if (!load) throw new Error(family);
  return load();
}

/** The numbers of a book as this page was built with them. */
export async function bookOf(game: string, seats: number): Promise<number[]> {
  const load = BOOKS[`../rules-generated/${game.split("/")[0]}.books.json`];
  return (await load?.())?.[game]?.[String(seats)] ?? [];
}
