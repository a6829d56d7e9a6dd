// What the house recommends of each family: the same that the front page serves.

import { FAMILIES } from "../families";
import type { GameEntry } from "../wire/types";
import { families, usual, type Wish, wishFor } from "./possible";

/** The house's way to play a family, with so many seats; of an unknown family, that of the first. */
export function houseWish(games: readonly GameEntry[], family: string, seats?: number): Wish {
  const known = families(games);
  const served = known.includes(family) ? family : (known[0] ?? "");
  return wishFor(games, FAMILIES[served]?.invitation.game ?? "", seats) ?? usual(games, served);
}
