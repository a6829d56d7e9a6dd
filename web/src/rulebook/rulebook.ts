// What a family says about its rules; a page of rules is made of it.

import type { Game, Line } from "../engine/types";
import type { Facts } from "../words/words.svelte";
import type { BoxPart } from "./box";
import type { Example, Shown, Worked } from "./examples";
import type { Games } from "./games";
import type { Section } from "./paragraphs";
import type { Ruling } from "./rulings";

/** Something that editions answer differently, by the numbers of their books. */
export interface Question {
  asks: string;
  answer: string;
  /** The option that an edition is asked with, where it has it. */
  option?: string;
  /** A seat count without which there is no answer. */
  seats?: number;
}

export interface Rulebook {
  /** All that is told in paragraphs about an edition. */
  sections(games: Games, id: string): Section[];
  /** The numbers of a game; `duo` is the same for two, where two can play it. */
  facts(game: Game, duo: Game | null, games: Games): Facts;
  /** Everything in the box of an edition. */
  box(games: Games, id: string): BoxPart[];
  /** Questions that a rulebook leaves open, by edition. */
  rulings: Readonly<Record<string, readonly Ruling[]>>;
  examples: readonly Example[];
  /** An example that is played, not only scored; nothing if it is an ordinary one. */
  played?(example: Example, game: Game): Worked[] | null;
  /** What lies before a player of an example, where that isn't simply a plate. */
  shown?(example: Example, seat: number, line: Line): Shown | null;
  /** What the editions of the family are compared by. */
  questions: readonly Question[];
}
