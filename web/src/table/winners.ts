// Who won, with how many points, and what parted those who had as many.

import type { ResultTold } from "../wire/types";
import { listed, say } from "../words/words.svelte";

/** Sentences that tell a result; `names` are those of the seats. */
export function tellResult(game: string, names: readonly string[], result: ResultTold): string[] {
  const [first = 0] = result.winners;
  const most = result.points[first] ?? 0;
  const points = say("table-points", { points: most });
  const who = listed(result.winners.map((seat) => names[seat] ?? ""));
  const told = [say("over-wins", { who, count: result.winners.length, points })];
  if (game.includes("+golf")) told.push(say("over-golf"));
  const level = result.points.flatMap((n, seat) =>
    n === most && !result.winners.includes(seat) ? [seat] : [],
  );
  if (level.length) {
    told.push(
      say("over-tie-broken", {
        who: listed(level.map((seat) => names[seat] ?? "")),
        points,
        more: result.tie_break[first] ?? 0,
        fewer: Math.max(...level.map((seat) => result.tie_break[seat] ?? 0)),
      }),
    );
  } else if (result.winners.length > 1 && result.tie_break.some((n) => n !== 0)) {
    told.push(say("over-tie-shared-after"));
  }
  return told;
}
