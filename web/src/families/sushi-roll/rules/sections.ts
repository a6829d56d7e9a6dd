// The rules of Sushi Roll, paragraph by paragraph.

import { traitsOf } from "../../../data/traits";
import { makiAndNigiri, points } from "../../../rulebook/dishes";
import { type Games, seatsOf } from "../../../rulebook/games";
import {
  bySeats,
  type Paragraph,
  type Section,
  section,
  textsFor,
} from "../../../rulebook/paragraphs";
import { component, lineName, say } from "../../../words/words.svelte";
import type { SushiRoll } from "../pad";

/** All sections that are told in paragraphs. */
export function sections(games: Games<SushiRoll>, id: string): Section[] {
  const text = textsFor(games, id);
  return [
    ...section("short", say("rules-section-short"), short(games, id)),
    ...section("dishes", say("rules-section-dice"), dishes(games, id)),
    ...section("ending", say("rules-section-end"), [
      {
        anchor: "end",
        title: say("rules-ending"),
        drawing: "stamp",
        texts: text(["rules-sushi-roll-end"]),
      },
      { anchor: "tie", title: say("rules-tie"), texts: text(["rules-sushi-roll-tie"]) },
    ]),
  ];
}

function short(games: Games<SushiRoll>, id: string): Paragraph[] {
  const text = textsFor(games, id);
  return [
    { anchor: "goal", title: say("rules-goal"), texts: text(["rules-sushi-roll-goal"]) },
    {
      anchor: "turn",
      title: say("rules-turn"),
      texts: [],
      steps: text([
        "rules-sushi-roll-turn-fill",
        "rules-sushi-roll-turn-tokens",
        "rules-sushi-roll-turn-take",
        "rules-sushi-roll-turn-slide",
        "rules-sushi-roll-turn-score",
      ]),
      strips: [bySeats(games, id, "rules-sushi-roll-belts", ({ book }) => book.belt)],
    },
    {
      anchor: "red-belt",
      title: say("rules-sushi-roll-red-name"),
      drawing: "belt",
      texts: text(["rules-sushi-roll-red"]),
    },
  ];
}

function dishes(games: Games<SushiRoll>, id: string): Paragraph[] {
  const text = textsFor(games, id);
  const game = games.find(id, Math.min(...seatsOf(games, id)));
  if (!game) return [];
  const { sets, dessert } = traitsOf(id);
  const scored = Object.keys(sets).map((kind) => ({
    anchor: kind,
    title: lineName(kind, id),
    kinds: [kind],
    texts: text(["rules-sushi-roll-sets"]),
    strips: [points(game, kind)],
  }));
  return [
    ...scored,
    ...makiAndNigiri(games, game, id),
    {
      anchor: "wasabi",
      title: component("wasabi", id),
      kinds: ["wasabi"],
      texts: text(["rules-sushi-roll-wasabi"]),
    },
    {
      anchor: "menu",
      title: component("menu", id),
      kinds: ["menu1", "menu2"],
      texts: text(["rules-sushi-roll-menu"]),
    },
    {
      anchor: "chopsticks",
      title: component("chopsticks", id),
      kinds: ["chopsticks1", "chopsticks2"],
      texts: text(["rules-sushi-roll-chopsticks"]),
    },
    {
      anchor: "tokens",
      title: lineName("tokens", id),
      texts: text(["rules-sushi-roll-tokens", "rules-sushi-roll-tokens-end"]),
    },
    {
      anchor: "pudding",
      title: component("pudding", id),
      kinds: [...(dessert?.cards ?? [])],
      texts: text(["rules-sushi-roll-pudding"]),
      also: text(["rules-dessert-tie", "rules-dessert-two"]),
    },
  ];
}
