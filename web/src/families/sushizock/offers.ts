// Choices of Sushizock, read from the names of what is legal.

import type { Tally } from "../../wire/tallies";
import type { RowsView } from "../../wire/types";

/** The kinds of tiles, by the names of their rows. */
export type Tile = keyof RowsView;

export interface Theft {
  name: string;
  kind: Tile;
  victim: number;
  /** Place from the top; 1 is the top tile. */
  place: number;
}

export interface Offers {
  keeps: { name: string; dice: Tally }[];
  take: Partial<Record<Tile, string>>;
  thefts: Theft[];
}

/** Sort the names by what they do. */
export function offersIn(legal: readonly string[]): Offers {
  const offers: Offers = { keeps: [], take: {}, thefts: [] };
  for (const name of legal) {
    const [verb, what = "", victim, place] = name.split(":");
    if (verb === "keep") offers.keeps.push({ name, dice: diceIn(what) });
    else if (verb === "take") offers.take[what as Tile] = name;
    else if (verb === "steal") {
      offers.thefts.push({
        name,
        kind: what as Tile,
        victim: Number(victim),
        place: Number(place),
      });
    }
  }
  return offers;
}

/** The dice of `sushi2.blue1`. */
function diceIn(text: string): Tally {
  return Object.fromEntries(
    text.split(".").map((word) => [word.replace(/\d+$/, ""), Number(/\d+$/.exec(word)?.[0])]),
  );
}

/** The name that sets just these dice aside; null if that cannot be. */
export function keeping(offers: Offers, dice: Tally): string | null {
  const key = (tally: Tally) =>
    Object.entries(tally)
      .filter(([, n]) => n > 0)
      .map(([face, n]) => `${face}${n}`)
      .sort()
      .join();
  return offers.keeps.find((keep) => key(keep.dice) === key(dice))?.name ?? null;
}

/** Whether these dice, perhaps with others, can be set aside. */
export function canKeep(offers: Offers, dice: Tally): boolean {
  return offers.keeps.some((keep) =>
    Object.entries(dice).every(([face, n]) => (keep.dice[face] ?? 0) >= n),
  );
}
