// What Sushi Go! tells with cards and Sushi Roll with dice: the same paragraphs, each from its tables.

import type { Game } from "../engine/types";
import { lineName, say } from "../words/words.svelte";
import { ladder, nigiriWorth } from "./examples";
import type { Games } from "./games";
import { type Paragraph, type StripTold, teller } from "./paragraphs";

export const NIGIRI = ["egg", "salmon", "squid"];
const LONGEST = 6; // of the little tables of points

/** The race for maki, and what each nigiri is worth. */
export function makiAndNigiri(games: Games, game: Game, id: string): Paragraph[] {
  const tell = teller(games, id);
  return [
    {
      anchor: "maki",
      title: lineName("maki", id),
      kinds: ["maki1", "maki2", "maki3"],
      texts: tell(["rules-maki", "rules-maki-tie", "rules-maki-none"]),
    },
    {
      anchor: "nigiri",
      title: lineName("nigiri", id),
      kinds: NIGIRI,
      texts: tell(["rules-nigiri"]),
      values: nigiriWorth(game),
    },
  ];
}

/** What 1, 2, 3 … of a kind score. */
export function points(game: Game, kind: string): StripTold {
  return {
    caption: "",
    above: say("rules-how-many"),
    below: say("rules-points"),
    columns: ladder(game, kind, LONGEST),
  };
}
