// The rulebook of Sushi Roll.

import type { Example } from "../../../rulebook/examples";
import type { Rulebook } from "../../../rulebook/rulebook";
import { box } from "./box";
import examples from "./examples.json";
import { facts } from "./facts";
import { RULINGS } from "./rulings";
import { sections } from "./sections";

export const RULEBOOK: Rulebook = {
  sections,
  facts,
  box,
  rulings: RULINGS,
  examples: examples as Example[],
  questions: [],
};
