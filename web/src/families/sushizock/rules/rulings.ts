// The open questions of Sushizock.

import { named, type Ruling, unnamed } from "../../../rulebook/rulings";

export const RULINGS: Record<string, Ruling[]> = {
  "2008": [
    ...["sz-9", "sz-15", "sz-16"].map(named),
    unnamed("rules-ruling-starter"),
    unnamed("rules-ruling-matching"),
    unnamed("rules-ruling-worst-bone"),
    unnamed("rules-ruling-both-rows"),
  ],
};
