// The rulebook of Sushizock.

import type { Line } from "../../../engine/types";
import type { Example, Shown, Thing } from "../../../rulebook/examples";
import { scalars } from "../../../rulebook/facts";
import type { Rulebook } from "../../../rulebook/rulebook";
import { box } from "./box";
import examples from "./examples.json";
import { RULINGS } from "./rulings";
import { sections } from "./sections";

/** Two stacks as they are compared at the end: sushi above the bones drop out. */
function stacksOf({ stacks }: Example, seat: number, { numbers }: Line): Shown | null {
  const own = (stacks as Record<"sushi" | "bones", number[]>[])[seat];
  if (!own) return null;
  const kept = own.sushi.length - (numbers.dropped ?? 0);
  const tile = (name: string, dropped = false): Thing => ({ kind: name, shape: "tile", dropped });
  return {
    stacks: [
      own.sushi.map((value, at) => tile(`sushi${value}`, at >= kept)),
      own.bones.map((value) => tile(`bone${value}`)),
    ],
  };
}

export const RULEBOOK: Rulebook = {
  sections,
  facts: scalars,
  box,
  rulings: RULINGS,
  examples: examples as Example[],
  shown: stacksOf,
  questions: [],
};
