// What the pad reads and says. A document is the one of docs/score.md, as `sushibelt score` takes it.

import type { Book, Row, Rules } from "./rules";

export type Counts = Record<string, number>;

/** What lies before the plates in one round, and what a family asks for beside it. */
export type Round = Record<string, Counts[] | number[]>;

export interface Document {
  game: string;
  seats: string[];
  rounds?: Round[];
  /** What is counted once; the cells of a family tell which there are. */
  [field: string]: unknown;
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

export interface Meaning {
  reason: string;
  verdicts: string[];
  kinds: string[];
  unlisted: string | null;
}

export interface Tables {
  slots: (string | null)[];
  fields: Field[];
  rounds: [number, string][]; // lines by number, in the order of the sheet
  end: [number, string][];
  reasons: Record<string, Record<string, [string, string[]]>>;
  faults: Record<string, Meaning>;
}

export interface Pad {
  key: string; // under which a document holds what lies before the seats
  games: Record<string, number>;
  tables: Tables[];
}

// ---- games and families

/** What can be written on a document beside names and plates. */
export interface Field {
  /** Its name in the document, and the first part of its cells' names. */
  name: string;
  /** Whether every round has it, or the game has it once. */
  each: "round" | "game";
  /** A number for every plate (and which it is before somebody writes), or for every seat counts
   * or stacks by name. */
  holds: { number: number } | { counts: readonly string[] } | { stacks: readonly string[] };
  /** Whether this game asks for it. */
  asked: boolean;
  /** The highest number that can be chosen, for each stack; without it one only counts. */
  most?: readonly number[];
}

/** How large a game is. */
export interface Size {
  plates: number; // one more than seats with a puppet
  rounds: number; // 0: everything is counted once
  full: number; // cards or dice on a plate when a round is over; 0 without rounds
}

/** One id at one seat count, ready to be scored. */
export interface Game<R extends Rules = Rules, B extends Book = Book> extends Size {
  id: string;
  family: string;
  seats: number;
  rules: R;
  book: B;
  key: string;
  tables: Tables;
  fields: Field[];
  pad: PadFamily;
}

/** What a family adds to the pad; each has one, `families/<family>/pad.ts`. */
export interface PadFamily<R extends Rules = Rules, B extends Book = Book> {
  size(rules: R, book: B): Size;
  /** Put what was typed into rows of the rules, and let the limits look at it. */
  enter(game: Game<R, B>, document: Document, names: readonly string[]): Entered;
  /** Slots that stand together, row by row; the others follow. */
  rows?: readonly RegExp[];
  /** How a field looks: what is said above it, and the picture of a number. */
  looks?: Record<string, Look>;
  /** The sentence that names what a limit counts, where it is no component. */
  kindText?(kind: string): string;
}

export interface Look {
  hint?: string;
  art?(stack: string, value: number): string;
}

/** What a family makes of a document: a table as its rules would leave it, and its bill. */
export interface Entered {
  table: Row;
  points?: number[]; // where the table wants to have the totals
  bill: () => Bill; // only what the limits let pass may be scored
  rounds: number;
  finished: boolean;
  end: boolean; // the end is scored even if the game is not over
  faults: Fault[];
  notices: Said[]; // about the document itself
  later: Said[]; // those that stand behind what the limits found
  laid: number[][];
}

/** Points and reasons by part, plate and line. */
export interface Bill {
  points: number[][][];
  why: number[][][][];
}

export interface Fault {
  problem: Said;
  verdict: string;
}
