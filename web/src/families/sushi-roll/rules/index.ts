// The rulebook of Sushi Roll.

import type { Counts } from "../../../engine/types";
import { type Example, type Shown, thingsIn } from "../../../rulebook/examples";
import type { Rulebook } from "../../../rulebook/rulebook";
import { box } from "./box";
import examples from "./examples.json";
import { facts } from "./facts";
import { RULINGS } from "./rulings";
import { sections } from "./sections";

/** Tokens lie beside the dice, as cards do. */
function tokensOf({ tokens }: Example, seat: number): Shown | null {
  if (!tokens) return null;
  const own = thingsIn((tokens as Counts[])[seat]);
  return { things: own.map(({ kind }) => ({ kind, shape: "plate" })) };
}

export const RULEBOOK: Rulebook = {
  sections,
  facts,
  box,
  rulings: RULINGS,
  examples: examples as Example[],
  shown: tokensOf,
  questions: [],
};
