// What the scenes of a match need to know of Sushi Roll.

import { type Group, groupsOf } from "../../counter/trays";
import { dishesOf } from "../../data/dishes";
import type { SushiRollView, TokensView } from "../../wire/types";
import type { FamilyStage } from "../stages";

/** Tokens as they are counted at the end. */
function tokensOf(tokens: TokensView): Group[] {
  return Object.entries(tokens)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({
      about: kind,
      line: kind === "pudding" ? "dessert" : "tokens",
      bundles: [new Array<string>(count).fill(kind)],
      gaps: 0,
      sum: count,
    }));
}

export const STAGE: FamilyStage = {
  alongTheBelt: false,
  closing: (from, to, landed) => {
    const [before, now] = [from as SushiRollView, to as SushiRollView];
    return {
      ...before,
      trays: landed ? now.trays.slice(0, before.round) : before.trays,
      tokens: landed ? now.tokens : before.tokens,
      belts: before.belts.map(() => ({})),
    };
  },
  beats: (events) => [[...events]],
  plates: (view, game, part) => {
    const { trays, tokens } = view as SushiRollView;
    if (part === "end") return tokens.map(tokensOf);
    return (trays.at(-1) ?? []).map((tray) => groupsOf(tray, {}, dishesOf(game)));
  },
};
