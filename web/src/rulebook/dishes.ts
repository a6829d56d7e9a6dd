// What Sushi Go! tells with cards and Sushi Roll with dice: the same paragraphs, each from its tables.

import { kindsExplainedBy } from "../data/explained";
import type { Game } from "../engine/types";
import { cardOf, stem } from "../wire/ids";
import { lineName, say } from "../words/words.svelte";
import { worth } from "./examples";
import type { Games } from "./games";
import { type Paragraph, type Strip, textsFor } from "./paragraphs";

const LONGEST = 6; // of the little tables of points

/** The race for maki, and what each nigiri is worth. */
export function makiAndNigiri(games: Games, game: Game, id: string): Paragraph[] {
  const text = textsFor(games, id);
  const { slots } = game.tables;
  return [
    {
      anchor: "maki",
      title: lineName("maki", id),
      kinds: slots.filter((slot) => slot !== null && stem(slot) === "maki") as string[],
      texts: text(["rules-maki", "rules-maki-tie", "rules-maki-none"]),
    },
    {
      anchor: "nigiri",
      title: lineName("nigiri", id),
      kinds: kindsExplainedBy("nigiri", id),
      texts: text(["rules-nigiri"]),
      values: nigiriWorth(game),
    },
  ];
}

/** What 1, 2, 3 … of a kind score. */
export function points(game: Game, kind: string): Strip {
  return {
    caption: "",
    above: say("rules-how-many"),
    below: say("rules-points"),
    columns: Array.from({ length: LONGEST }, (_, before) => {
      const count = before + 1;
      return [count, worth(game, { [kind]: count }, kind)];
    }),
  };
}

/** What each nigiri scores, alone and on a wasabi. */
function nigiriWorth(game: Game): [kind: string, points: number][] {
  const slots = game.tables.slots.filter((slot) => slot !== null);
  const wet = slots.filter((slot) => slot.startsWith("wasabi+"));
  return [...wet.map(cardOf), ...wet].map((kind) => [kind, worth(game, { [kind]: 1 }, "nigiri")]);
}
