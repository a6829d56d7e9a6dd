// The open questions of Sushi Roll.

import { named, type Ruling, unnamed } from "../../../rulebook/rulings";

export const RULINGS: Record<string, Ruling[]> = {
  "2019": [
    ...["sr-1", "sr-6"].map(named),
    unnamed("rules-ruling-red-start"),
    unnamed("rules-ruling-menu-dice"),
    { key: "rules-ruling-maki-none", sure: "one" },
    unnamed("rules-ruling-puddings-equal"),
  ],
};
