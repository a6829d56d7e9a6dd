// The rulebook of Sushizock.

import type { Example } from "../../../rulebook/examples";
import { scalars } from "../../../rulebook/facts";
import type { Rulebook } from "../../../rulebook/rulebook";
import { box } from "./box";
import examples from "./examples.json";
import { RULINGS } from "./rulings";
import { sections } from "./sections";

export const RULEBOOK: Rulebook = {
  sections,
  facts: scalars,
  box,
  rulings: RULINGS,
  examples: examples as Example[],
  questions: [],
};
