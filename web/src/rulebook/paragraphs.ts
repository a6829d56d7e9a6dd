// What a page of rules is made of: sections of paragraphs, each with its anchor, words and pictures.

import type { Game } from "../engine/types";
import { type Facts, say } from "../words/words.svelte";
import { factsOf } from "./facts";
import type { Games } from "./games";

/** A little table: numbers above, numbers below. */
export interface Strip {
  caption: string;
  above: string;
  below: string;
  columns: (readonly [number, number])[];
}

export interface Paragraph {
  anchor: string;
  title: string;
  /** Components to picture beside the title, each on what it lies on in the game. */
  kinds?: string[];
  /** What else is pictured there. */
  drawing?: string;
  steps?: string[];
  texts: string[];
  /** Further sentences, which stand together. */
  also?: string[];
  /** Components with what each is worth. */
  values?: [kind: string, points: number][];
  strips?: Strip[];
  /** Rows of cards that overlap, from the top, by what is drawn on each. */
  rows?: string[][];
}

export interface Section {
  id: string;
  title: string;
  intro?: string;
  paragraphs: Paragraph[];
}

/** Says keys with the facts of an id; further facts go before. */
export type Texts = (keys: readonly string[], more?: Facts) => string[];

/** What says the texts of the paragraphs about an id. */
export function textsFor(games: Games, id: string): Texts {
  const facts = factsOf(games, id);
  return (keys, more = {}) => keys.map((key) => say(key, { ...facts, ...more }));
}

/** A section; one in which nothing stands is left out. */
export function section(
  id: string,
  title: string,
  paragraphs: Paragraph[],
  intro?: string,
): Section[] {
  return paragraphs.length ? [{ id, title, paragraphs, ...(intro && { intro }) }] : [];
}

/** How many components there are by the number of players. */
export function bySeats<G extends Game>(
  games: Games<G>,
  id: string,
  caption: string,
  count: (game: G) => number,
): Strip {
  const entry = games.entries.find((game) => game.id === id);
  return {
    caption: say(caption),
    above: say("rules-differ-seats"),
    below: say("rules-how-many"),
    columns: (entry?.seats ?? []).map((n) => {
      const game = games.find(id, n);
      return [n, game ? count(game) : 0] as const;
    }),
  };
}
