// The line of the bill that decided a match: where the winner left the next best behind most.

import { traitsOf } from "../data/traits";
import type { PlateSheet, ResultView } from "../wire/types";

export interface Deciding {
  line: string;
  /** Who won by it, and how many points it gave more, or spared. */
  seat: number;
  points: number;
}

const sumsOf = (sheet: PlateSheet | undefined) => {
  const sums = new Map<string, number>();
  for (const { lines } of sheet ? [...sheet.rounds, sheet.end] : []) {
    for (const { line, points } of lines) sums.set(line, (sums.get(line) ?? 0) + points);
  }
  return sums;
};

/** What decided it; nothing where one line is all there is, or several won. */
export function decidedBy(
  game: string,
  sheet: readonly PlateSheet[],
  { places, winners }: ResultView,
): Deciding | null {
  const [seat] = winners;
  const second = places.findIndex((place, at) => place === 2 && at !== seat);
  if (seat === undefined || winners.length > 1 || second < 0) return null;
  const [own, other] = [sumsOf(sheet[seat]), sumsOf(sheet[second])];
  if (own.size < 2) return null;
  const sign = traitsOf(game).fewest_win ? -1 : 1;
  const leads = [...own].map(([line, points]) => ({
    line,
    seat,
    points: sign * (points - (other.get(line) ?? 0)),
  }));
  const best = leads.reduce((most, one) => (one.points > most.points ? one : most));
  return best.points > 0 ? best : null;
}
