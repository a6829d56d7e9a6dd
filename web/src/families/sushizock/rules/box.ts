// The box of Sushizock: tiles, and the sides of its dice.

import { type BoxPart, only } from "../../../rulebook/box";
import type { Games } from "../../../rulebook/games";
import { say } from "../../../words/words.svelte";

/** Everything in the box of an edition. */
export function box(games: Games, id: string): BoxPart[] {
  const all = games.box(id);
  return [
    {
      title: say("rules-sushizock-box-tiles"),
      sure: "",
      entries: only(all, "tiles"),
      shape: "tile",
    },
    { title: say("rules-sushizock-sides"), sure: "", entries: only(all, "sides"), shape: "die" },
  ];
}
