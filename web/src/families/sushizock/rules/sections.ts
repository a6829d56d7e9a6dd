// The rules of Sushizock, paragraph by paragraph.

import { type Games, optionsOf } from "../../../rulebook/games";
import { type Paragraph, type Section, section, textsFor } from "../../../rulebook/paragraphs";
import { component, lineName, say } from "../../../words/words.svelte";

const OPTIONS: Record<string, string> = { matching: "rules-sushizock-matching" };

/** All sections that are told in paragraphs. */
export function sections(games: Games, id: string): Section[] {
  const text = textsFor(games, id);
  const options = optionsOf(games, id, "dice").map((option) => ({
    anchor: option,
    title: say(`setup-option-${option}`),
    drawing: "dice-cup",
    texts: text([OPTIONS[option] ?? ""]),
  }));
  return [
    ...section("short", say("rules-section-short"), [
      {
        anchor: "goal",
        title: say("rules-goal"),
        texts: text(["rules-sushizock-goal"]),
      },
      {
        anchor: "turn",
        title: say("rules-turn"),
        texts: [],
        steps: text([
          "rules-sushizock-turn-roll",
          "rules-sushizock-turn-choose",
          "rules-sushizock-turn-aside",
          "rules-sushizock-turn-must",
        ]),
      },
    ]),
    ...section("dice", say("rules-section-dice"), dice(games, id)),
    ...section("options", say("rules-section-options"), options),
    ...section("ending", say("rules-section-end"), [
      {
        anchor: "tiles",
        title: lineName("tiles", id),
        kinds: ["sushi6", "bone1"],
        texts: text(["rules-sushizock-tiles"]),
      },
      {
        anchor: "end",
        title: say("rules-ending"),
        drawing: "stamp",
        texts: text(["rules-sushizock-end"]),
      },
      { anchor: "tie", title: say("rules-tie"), texts: text(["rules-sushizock-tie"]) },
    ]),
  ];
}

function dice(games: Games, id: string): Paragraph[] {
  const text = textsFor(games, id);
  const face = (kind: string, key: string): Paragraph => ({
    anchor: kind,
    title: component(kind, id),
    kinds: [kind],
    texts: text([key]),
  });
  return [
    face("sushi", "rules-sushizock-sushi"),
    face("bones", "rules-sushizock-bones"),
    face("blue", "rules-sushizock-blue"),
    face("red", "rules-sushizock-red"),
    {
      anchor: "nothing",
      title: say("rules-sushizock-nothing-name"),
      kinds: ["bone4"],
      texts: text(["rules-sushizock-nothing"]),
    },
    {
      anchor: "looking",
      title: say("rules-sushizock-memory-name"),
      texts: text(["rules-sushizock-memory"]),
    },
  ];
}
