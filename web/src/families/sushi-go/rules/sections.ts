// The rules of Sushi Go!, paragraph by paragraph; an edition's own tables say which hold and how.

import { traitsOf } from "../../../data/traits";
import { makiAndNigiri, points } from "../../../rulebook/dishes";
import { type Games, optionsOf, seatsOf } from "../../../rulebook/games";
import {
  bySeats,
  type Paragraph,
  type Section,
  section,
  textsFor,
} from "../../../rulebook/paragraphs";
import { component, lineName, say } from "../../../words/words.svelte";
import type { SushiGo } from "../pad";
import { setFacts } from "./facts";

const COMPARED = ["rules-dessert-tie", "rules-dessert-level"];

const OPTIONS: Record<string, Pick<Paragraph, "kinds" | "drawing" | "texts">> = {
  "two-way": { drawing: "belt", texts: ["rules-sushi-go-two-way"] },
  "forced-wasabi": { kinds: ["wasabi"], texts: ["rules-sushi-go-forced-wasabi"] },
  golf: { drawing: "bill", texts: ["rules-sushi-go-golf"] },
  "personal-piles": { drawing: "back", texts: ["rules-sushi-go-personal-piles"] },
  battle: {
    drawing: "back",
    texts: [
      "rules-sushi-go-battle",
      "rules-sushi-go-battle-chopsticks",
      "rules-sushi-go-battle-start",
    ],
  },
  puppet: { drawing: "puppet", texts: ["rules-sushi-go-puppet", "rules-sushi-go-puppet-score"] },
  "must-have-maki": { kinds: ["maki1"], texts: ["rules-sushi-go-must-have-maki"] },
};

/** All sections that are told in paragraphs. */
export function sections(games: Games<SushiGo>, id: string): Section[] {
  const text = textsFor(games, id);
  const desserts = dessertParagraphs(games, id);
  const groups = ["variant", "wasabi", "maki"].flatMap((group) => optionsOf(games, id, group));
  const boat: Paragraph[] = games.find(id, Math.max(...seatsOf(games, id)))?.book.boat
    ? [
        {
          anchor: "boat",
          title: say("rules-sushi-go-boat-name"),
          drawing: "boat",
          texts: text(["rules-sushi-go-boat"]),
        },
      ]
    : [];
  return [
    ...section("short", say("rules-section-short"), short(games, id)),
    ...section("dishes", say("rules-section-dishes"), dishes(games, id)),
    ...section(
      "desserts",
      say("rules-section-desserts", { count: desserts.count }),
      desserts.paragraphs,
      say("rules-sushi-go-dessert-stays"),
    ),
    ...section(
      "options",
      say("rules-section-options"),
      groups.map((option) => optionParagraph(games, id, option)),
    ),
    ...section("ending", say("rules-section-end"), [
      {
        anchor: "end",
        title: say("rules-ending"),
        drawing: "stamp",
        texts: text(["rules-sushi-go-end"]),
      },
      { anchor: "tie", title: say("rules-tie"), texts: text(["rules-sushi-go-tie"]) },
      ...boat,
    ]),
  ];
}

function short(games: Games<SushiGo>, id: string): Paragraph[] {
  const text = textsFor(games, id);
  return [
    {
      anchor: "goal",
      title: say("rules-goal"),
      texts: text(["rules-sushi-go-goal"]),
    },
    {
      anchor: "turn",
      title: say("rules-turn"),
      texts: [],
      steps: text([
        "rules-sushi-go-turn-choose",
        "rules-sushi-go-turn-reveal",
        "rules-sushi-go-turn-pass",
        "rules-sushi-go-turn-last",
      ]),
      strips: [bySeats(games, id, "rules-sushi-go-hands", ({ book }) => book.cards)],
    },
  ];
}

function dishes(games: Games<SushiGo>, id: string): Paragraph[] {
  const text = textsFor(games, id);
  const game = games.find(id, Math.min(...seatsOf(games, id)));
  if (!game) return [];
  const sets = Object.keys(traitsOf(id).sets).map((kind) => ({
    anchor: kind,
    title: component(kind, id),
    kinds: [kind],
    texts: text(["rules-sushi-go-sets"], setFacts(game, kind)),
    strips: [points(game, kind)],
  }));
  return [
    ...sets,
    {
      anchor: "dumpling",
      title: lineName("dumpling", id),
      kinds: ["dumpling"],
      texts: text(["rules-sushi-go-dumpling"]),
      strips: [points(game, "dumpling")],
    },
    ...makiAndNigiri(games, game, id),
    {
      anchor: "wasabi",
      title: component("wasabi", id),
      kinds: ["wasabi"],
      texts: text(["rules-sushi-go-wasabi", "rules-sushi-go-wasabi-same-turn"]),
    },
    {
      anchor: "chopsticks",
      title: component("chopsticks", id),
      kinds: ["chopsticks"],
      texts: text(["rules-sushi-go-chopsticks", "rules-sushi-go-chopsticks-limits"]),
    },
  ];
}

function dessertParagraphs(
  games: Games<SushiGo>,
  id: string,
): { count: number; paragraphs: Paragraph[] } {
  const chosen = optionsOf(games, id, "dessert");
  // The first is the edition's own.
  const ids = chosen.length ? chosen.map((name, at) => (at ? `${id}+${name}` : id)) : [id];
  const paragraphs = ids.flatMap((own) => {
    const game = games.find(own, Math.max(...seatsOf(games, own)));
    if (!game) return [];
    const paragraph = dessertParagraph(games, game);
    return game.book.squishy ? [paragraph, squishy(games, own)] : [paragraph];
  });
  return { count: ids.length, paragraphs };
}

function dessertParagraph(games: Games<SushiGo>, { id, book }: SushiGo): Paragraph {
  const { option = "", component: name = "", cards = [] } = traitsOf(id).dessert ?? {};
  const compared = book.most || book.fewest ? COMPARED : [];
  const duo = book.fewest && seatsOf(games, id).includes(2) ? ["rules-dessert-two"] : [];
  const text = textsFor(games, id);
  const runs = book.run_points.slice(1, book.teas + 1).map((n, i) => [i + 1, n] as const);
  const strip = {
    caption: say("rules-sushi-go-tea-runs"),
    above: say("rules-how-many"),
    below: say("rules-points"),
    columns: runs,
  };
  return {
    anchor: option,
    title: say(`setup-option-${option}`),
    kinds: [...new Set([...cards.slice(0, 1), ...cards.slice(-1)])],
    texts: text([`rules-sushi-go-${name}`]),
    ...(compared.length && { also: text([...compared, ...duo]) }),
    ...(runs.length && { strips: [strip] }),
  };
}

function squishy(games: Games<SushiGo>, id: string): Paragraph {
  return {
    anchor: "squishy",
    title: lineName("squishy", id),
    drawing: "squishy",
    texts: textsFor(games, id)(["rules-sushi-go-squishy", "rules-sushi-go-squishy-stays"]),
  };
}

function optionParagraph(games: Games<SushiGo>, id: string, option: string): Paragraph {
  const own = `${id}+${option}`;
  const { texts, ...pictures } = OPTIONS[option] ?? { texts: [] };
  const game = games.find(own, 2);
  return {
    anchor: option,
    title: say(`setup-option-${option}`),
    ...pictures,
    texts: textsFor(games, own)(texts),
    ...(game?.book.battle && { rows: pyramid(game) }),
  };
}

/** The Battle table, row by row: a card's place and those below it tell how long its row is. */
function pyramid({ book, rules }: SushiGo): string[][] {
  const rows: string[][] = [];
  for (let spot = 0; spot < rules.state.SPOTS; ) {
    const [below = -1] = book.covers[spot] ?? [];
    const end = below < 0 ? rules.state.SPOTS : below;
    rows.push(book.face_down.slice(spot, end).map((down) => (down ? "back" : "salmon")));
    spot = end;
  }
  return rows;
}
