// Which dice of a belt tumble: those that were rolled in the last move, and no others.

import type { Happening } from "../../sentences/events";
import { tallyOf } from "../../wire/tallies";

/** For each die of a belt, whether it was just rolled by this seat. */
export function justRolled(dice: readonly string[], seat: number, latest: Happening[]): boolean[] {
  const rolled = latest.filter((event) => event.kind === "rolled" && event.seat === seat);
  const left = tallyOf(rolled.flatMap((event) => event.data.faces as string[]));
  return dice.map((face) => {
    const tumbles = (left[face] ?? 0) > 0;
    if (tumbles) left[face] = (left[face] ?? 0) - 1;
    return tumbles;
  });
}
