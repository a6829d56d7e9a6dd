// The box of Sushi Roll: dice by their kind with what their sides show, and tokens.

import { type BoxPart, only } from "../../../rulebook/box";
import type { Games } from "../../../rulebook/games";
import { say } from "../../../words/words.svelte";

/** Everything in the box of an edition. */
export function box(games: Games, id: string): BoxPart[] {
  const all = games.box(id);
  const kinds = only(all, "dice").map(({ kind, count, sure }): BoxPart => {
    const what = say("rules-sushi-roll-die", { kind });
    const entries = only(all, kind);
    return { title: say("some-of", { count, what }), sure, entries, shape: "die" };
  });
  const tokens = only(all, "tokens");
  return [
    ...kinds,
    { title: say("rules-sushi-roll-supply"), sure: "", entries: tokens, shape: "plate" },
  ];
}
