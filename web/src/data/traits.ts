// What is special about each game, as Python exported it: rounds, sizes of sets, its dessert.

import type { Tally } from "../wire/tallies";
import { type ById, tableOf } from "./by-id";

export interface Dessert {
  /** The option that names it; where none does, that is its component. */
  option: string;
  /** What its cards are called together, such as `yogurt`. */
  component: string;
  /** Cards or faces, by the number printed on them. */
  cards: readonly string[];
  /** Whether what is printed on them counts, and not how many there are. */
  symbols: boolean;
}

export interface Traits {
  /** 0: the game has none, and is scored once. */
  rounds: number;
  /** Sizes of sets, by component. */
  sets: Tally;
  dessert: Dessert | null;
  fewest_win: boolean;
  /** How many cards each row on the table has, from the top. */
  rows: readonly number[];
  /** Whether there is one more plate than seats. */
  puppet: boolean;
}

interface Exported extends ById<Traits> {
  levels: readonly string[];
}

const [EXPORTED] = Object.values(
  import.meta.glob<Exported>("../rules-generated/traits.json", { eager: true, import: "default" }),
);
const NONE: Traits = {
  rounds: 0,
  sets: {},
  dessert: null,
  fewest_win: false,
  rows: [],
  puppet: false,
};

/** The levels of bots, from weak to strong. */
export const LEVELS = EXPORTED?.levels ?? [];

/** The place of a usual opponent among the levels: there is a weaker one, and stronger ones. */
const USUAL = 1;
const unlikeness = (level: string) => Math.abs(LEVELS.indexOf(level) - USUAL);
/** Who sits down where nobody was chosen: a usual opponent, then those ever less like it. */
export const OPPONENTS = [...LEVELS].reverse().sort((a, b) => unlikeness(a) - unlikeness(b));

/** What is special about a game. */
export function traitsOf(game: string): Traits {
  return tableOf(EXPORTED, game) ?? NONE;
}

/** The dessert that an option stands for. */
export function dessertNamed(option: string): Dessert | undefined {
  const all = EXPORTED?.tables.map(({ dessert }) => dessert) ?? [];
  return all.find((dessert) => dessert?.option === option) ?? undefined;
}
