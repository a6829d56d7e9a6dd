// How the events and reasons of each family are told, as Python exported it; the module
// `sushibelt.games.telling` says what every part of it means.

import { familyOf } from "../wire/ids";

/** How a datum becomes a variable of the sentence. */
export type FactKind = "value" | "component" | "row" | "tally" | "seat" | "each" | "spot" | "mark";

export interface EventTelling {
  facts: Readonly<Record<string, [variable: string, kind: FactKind]>>;
  news: "all" | "own" | "none";
  after: string | null;
  joins: string | null;
  echoes: Readonly<Record<string, string>>;
}

/** One number of a reason that adds up several things. */
export interface Piece {
  component: string | null;
  reason: string | null;
  facts: Readonly<Record<string, number>>;
  /** A component whose explanation has more facts. */
  explained: string | null;
}

export interface Telling {
  events: Readonly<Record<string, EventTelling>>;
  /** The group of options that `$mode` is taken from. */
  mode: string | null;
  scales: readonly string[];
  /** Lines that are won by having more or fewer than others, and the number that is compared. */
  compares: Readonly<Record<string, string>>;
  pieces: Readonly<Record<string, Readonly<Record<string, Piece>>>>;
}

const [EXPORTED] = Object.values(
  import.meta.glob<Record<string, Telling>>("../rules-generated/telling.json", {
    eager: true,
    import: "default",
  }),
);
const NOTHING: Telling = { events: {}, mode: null, scales: [], compares: {}, pieces: {} };

/** How the events and reasons of a game are told. */
export function tellingOf(game: string): Telling {
  return EXPORTED?.[familyOf(game)] ?? NOTHING;
}
