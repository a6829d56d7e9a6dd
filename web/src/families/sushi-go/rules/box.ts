// The box of Sushi Go!: its cards, and the desserts that can be chosen.

import { type BoxPart, only, sum } from "../../../rulebook/box";
import { type Games, optionsOf } from "../../../rulebook/games";
import { say } from "../../../words/words.svelte";

/** Everything in the box of an edition. */
export function box(games: Games, id: string): BoxPart[] {
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
