// What lies in the box, in the groups in which a page shows it.

import { type Entry, type Games, optionsOf } from "../rulebook/games";
import { say } from "../words/words.svelte";

export interface BoxPart {
  title: string;
  /** How sure the number in the title is. */
  sure: string;
  entries: Entry[];
  shape: "plate" | "die" | "tile";
}

/** Everything in the box of an edition. */
export function boxOf(games: Games, id: string): BoxPart[] {
  const family = id.split("/")[0];
  if (family === "sushi-go") return cards(games, id);
  return family === "sushi-roll" ? dice(games, id) : tiles(games, id);
}

const only = (entries: Entry[], ...groups: string[]) =>
  entries.filter(({ of }) => groups.includes(of));
const sum = (entries: Entry[]) => entries.reduce((all, { count }) => all + count, 0);

function cards(games: Games, id: string): BoxPart[] {
  const all = games.box(id);
  const base = only(all, "cards");
  const desserts = optionsOf(games, id, "dessert");
  const count = sum(base) + sum(only(all, "dessert"));
  const whole: BoxPart = {
    title: say("rules-cards-in-all", { count }),
    sure: "",
    entries: desserts.length ? base : only(all, "cards", "dessert"),
    shape: "plate",
  };
  const parts = desserts.map((dessert, at): BoxPart => {
    const own = games.box(at === 0 ? id : `${id}+${dessert}`);
    const values = only(own, "values");
    return {
      title: say(`setup-option-${dessert}`),
      sure: "",
      entries: values.length ? values : only(own, "dessert"),
      shape: "plate",
    };
  });
  return [whole, ...parts];
}

function dice(games: Games, id: string): BoxPart[] {
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

function tiles(games: Games, id: string): BoxPart[] {
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
