// What the scenes of a match need to know of Sushi Go!.

import { type Group, groupsOf } from "../../counter/trays";
import { dishesOf } from "../../data/dishes";
import type { EventView, SushiGoView } from "../../wire/types";
import { say } from "../../words/words.svelte";
import type { FamilyStage } from "../stages";

/** The round is over when its plates are told among the earlier ones, or the match is. */
function landed(before: SushiGoView, now: SushiGoView): SushiGoView["plates"] {
  const laid = now.earlier[before.round - 1];
  if (!laid) return now.plates;
  return before.plates.map((plate, at) => ({
    ...plate,
    die: now.plates[at]?.die,
    laid: laid[at] ?? plate.laid,
  }));
}

/** What counts of mochi: the die that they rolled, also for who never had any. */
function rolled(face: number): Group[] {
  const said = { name: say("table-die", { face }), kind: "mochi" };
  return [{ about: "dessert", bundles: [[`die${face}`]], gaps: 0, sum: null, said }];
}

export const STAGE: FamilyStage = {
  alongTheBelt: true,
  closing: (from, to, land) => {
    const [before, now] = [from as SushiGoView, to as SushiGoView];
    return {
      ...before,
      plates: land ? landed(before, now) : before.plates,
      hands: before.hands?.map(() => ({ cards: {}, unknown: 0 })),
      spots: before.spots && {},
    };
  },
  /** After the last choice the last card is laid by itself. */
  beats: (events) => {
    const seen = events.filter(({ kind }) => kind !== "passed");
    const passed = events.findIndex(({ kind }) => kind === "passed");
    const last = events.slice(passed + 1).some(({ kind }) => kind === "laid");
    if (passed < 0 || !last) return [seen];
    return [events.slice(0, passed), events.slice(passed + 1)] as EventView[][];
  },
  plates: (view, game, part) =>
    (view as SushiGoView).plates.map(({ laid, kept, die }) => {
      if (part === "end" && die !== undefined) return rolled(die);
      const groups = groupsOf(laid, kept, dishesOf(game));
      return part === "end" ? groups.filter(({ about }) => about === "dessert") : groups;
    }),
};
