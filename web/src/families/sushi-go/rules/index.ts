// The rulebook of Sushi Go!

import type { Example, Shown } from "../../../rulebook/examples";
import type { Rulebook } from "../../../rulebook/rulebook";
import { box } from "./box";
import examples from "./examples.json";
import { facts } from "./facts";
import { RULINGS } from "./rulings";
import { sections } from "./sections";
import { squishyTurn } from "./squishy";

/** The die that a player threw, if the example is about dice. */
function thrown({ mochi_dice: dice }: Example, seat: number): Shown | null {
  if (!Array.isArray(dice)) return null;
  return { things: [{ kind: `die${dice[seat]}`, shape: "die", quiet: true }] };
}

/** The message that asks, and behind it the one that answers. */
const question = (about: string) => ({
  asks: `rules-differ-${about}`,
  answer: `rules-differ-${about}-is`,
});

export const RULEBOOK: Rulebook = {
  sections,
  facts,
  box,
  rulings: RULINGS,
  examples: examples as Example[],
  played: squishyTurn,
  shown: thrown,
  questions: [
    question("dessert"),
    question("wasabi"),
    question("same-turn"),
    question("two-nigiri"),
    question("maki-most"),
    question("maki-second"),
    question("maki-none"),
    { ...question("pudding"), option: "pudding" },
    { ...question("pudding-two"), option: "pudding", seats: 2 },
    question("tie"),
    question("boat"),
  ],
};
