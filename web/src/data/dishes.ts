// How the dishes of a game belong together: what counts in sets, what is nigiri, what is dessert.

import type { Tally } from "../wire/tallies";
import { kindsExplainedBy } from "./explained";
import { type Dessert, traitsOf } from "./traits";

export interface Dishes {
  /** Sizes of sets, by component. */
  sets: Tally;
  nigiri: readonly string[];
  dessert: Dessert | null;
}

/** The dishes of a game. */
export function dishesOf(game: string): Dishes {
  const { sets, dessert } = traitsOf(game);
  return { sets, nigiri: kindsExplainedBy("nigiri", game), dessert };
}
