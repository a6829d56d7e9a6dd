// Who won, with how many points, and what parted those who had as many.

import { traitsOf } from "../data/traits";
import type { ResultView } from "../wire/types";
import { listed, say } from "../words/words.svelte";

/** Sentences that tell a result; `names` are those of the seats, `reader` is whose eyes read it. */
export function resultSentences(
  game: string,
  names: readonly string[],
  result: ResultView,
  reader: number | null = null,
): string[] {
  const [first = 0] = result.winners;
  const points = result.points[first] ?? 0;
  const who = listed(result.winners.map((seat) => names[seat] ?? ""));
  const count = result.winners.length;
  const you = count === 1 && first === reader ? "yes" : "no";
  const sentences = [say("result-wins", { who, you, count, points })];
  if (traitsOf(game).fewest_win) sentences.push(say("result-golf"));
  const level = result.points.flatMap((n, seat) =>
    n === points && !result.winners.includes(seat) ? [seat] : [],
  );
  if (level.length) {
    sentences.push(
      say("result-tie-broken", {
        who: listed(level.map((seat) => names[seat] ?? "")),
        points,
        more: result.tie_break[first] ?? 0,
        fewer: Math.max(...level.map((seat) => result.tie_break[seat] ?? 0)),
      }),
    );
  } else if (result.winners.length > 1 && result.tie_break.some((n) => n !== 0)) {
    sentences.push(say("result-tie-shared-after"));
  }
  return sentences;
}

/** A kind word to whoever reads it and did not win; else nothing. */
export function ownPlace({ places, points, winners }: ResultView, reader: number | null): string {
  if (reader === null || winners.includes(reader)) return "";
  const behind = Math.abs((points[winners[0] ?? 0] ?? 0) - (points[reader] ?? 0));
  return say("over-own-place", { place: places[reader] ?? 0, behind });
}
