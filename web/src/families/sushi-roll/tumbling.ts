// Which dice of a belt tumble: those that were rolled in the last move, and no others. What a menu
// brought is marked until the turn is over.

import type { Happening } from "../../sentences/events";
import { tallyOf } from "../../wire/tallies";

/** For each die of a belt, whether it was just rolled by this seat. */
export function justRolled(dice: readonly string[], seat: number, latest: Happening[]): boolean[] {
  const rolled = latest.filter((event) => event.kind === "rolled" && event.seat === seat);
  return among(dice, facesOf(rolled));
}

const facesOf = (events: readonly Happening[]) =>
  events.flatMap((event) => event.data.faces as string[]);

/** For each die, whether it is one of these. */
export function among(dice: readonly string[], faces: readonly string[]): boolean[] {
  const left = tallyOf(faces);
  return dice.map((face) => {
    const is = (left[face] ?? 0) > 0;
    if (is) left[face] = (left[face] ?? 0) - 1;
    return is;
  });
}

/** What a seat last rolled with a menu, in a turn that isn't over. */
export function rolledAnew(seat: number, happened: readonly Happening[]): string[] {
  const turn = happened.slice(happened.findLastIndex(({ kind }) => kind === "took") + 1);
  const menu = turn.findLastIndex((event) => event.kind === "picked-up" && event.seat === seat);
  if (menu < 0) return [];
  return facesOf(turn.slice(menu).filter(({ kind }) => kind === "rolled"));
}
