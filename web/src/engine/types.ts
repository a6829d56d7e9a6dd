// What the pad reads and says. A document is the one of docs/score.md, as `sushibelt score` takes it.

export type Counts = Record<string, number>;

export interface Round {
  plates?: Counts[]; // Sushi Go!
  trays?: Counts[]; // Sushi Roll
  squishy?: number[]; // how often each plate took it
}

export interface Stacks {
  sushi: number[]; // from bottom to top
  bones: number[];
}

export interface Document {
  game: string;
  seats: string[];
  rounds?: Round[];
  mochi_dice?: number[];
  tokens?: Counts[];
  stacks?: Stacks[];
}

export type Value = number | string | number[];

/** One place of a document, named by the way to it, and what is written there. */
export interface Cell {
  at: string;
  value: Value;
}

/** Something to be said: an id of the catalogue and its facts, which may hold such again. */
export interface Said {
  reason: string;
  facts: { [name: string]: string | number | string[] | Said };
}

export interface Line {
  line: string;
  points: number;
  reason: string;
  numbers: Counts;
}

export interface Part {
  lines: Line[];
  total: number;
}

export interface Sheet {
  rounds: Part[];
  end: Part;
  total: number;
}

export interface Result {
  points: number[];
  tie_break: number[]; // what parted equal points
  places: number[];
  winners: number[];
}

export interface Card {
  sheets: Sheet[]; // one for each plate; the puppet's comes after those of the seats
  result: Result | null; // null: the game is not over
  notices: Said[]; // what to look at again
  laid: number[][]; // how many cards, dice or tiles lie there, by round and plate
}

export type Outcome = { refused: Said; card: null } | { refused: null; card: Card };

// ---- what Python exported (sushibelt.export)

// Rows of the translated rules: integers and nested lists of them under fixed names.
// biome-ignore lint/suspicious/noExplicitAny: their shape is declared in Python, field by field
export type Row = any;
export type Rules = Record<string, Record<string, Row>> & {
  blank(row: string): Row;
  unpack(row: string, numbers: number[]): Row;
};

export type Books = Record<string, Record<string, number[]>>; // packed, by id and seats

export interface Meaning {
  reason: string;
  verdicts: string[];
  kinds: string[];
  unlisted: string | null;
}

export interface Tables {
  slots: (string | null)[];
  rounds: [number, string][]; // lines by number, in the order of the sheet
  end: [number, string][];
  reasons: Record<string, Record<string, [string, string[]]>>;
  faults: Record<string, Meaning>;
}

export interface Pad {
  key: "plates" | "trays" | "stacks";
  tokens: string[];
  games: Record<string, number>;
  tables: Tables[];
}

/** One id at one seat count, ready to be scored. */
export interface Game {
  id: string;
  family: string;
  seats: number;
  plates: number; // one more with a puppet
  rounds: number; // 0: everything is counted once
  full: number; // cards or dice on a plate when a round is over; 0 without rounds
  rules: Rules;
  book: Row;
  key: Pad["key"];
  tokens: string[];
  tables: Tables;
}

/** What a family makes of a document: a table as its rules would leave it, and its bill. */
export interface Entered {
  table: Row;
  bill: () => Row; // only what the limits let pass may be scored
  rounds: number;
  finished: boolean;
  end: boolean; // the end is told even if the game is not over
  faults: Fault[];
  notices: Said[]; // about the document itself
  later: Said[]; // those that stand behind what the limits found
  laid: number[][];
}

export interface Fault {
  problem: Said;
  verdict: string;
}
