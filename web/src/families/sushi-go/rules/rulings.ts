// Which edition of Sushi Go! meets which open question.

import { named, type Ruling, unnamed } from "../../../rulebook/rulings";

export const RULINGS: Record<string, Ruling[]> = {
  "zoch-2014": [
    ...["zg-1", "zg-3", "zg-6", "sa-4"].map(named),
    unnamed("rules-ruling-last-nigiri"),
  ],
  anniversary: [
    ...["sa-2", "sa-3", "sa-4", "sa-11", "sa-21", "sa-24", "sa-25", "sa-26", "sa-30"].map(named),
    unnamed("rules-ruling-last-nigiri"),
    unnamed("rules-ruling-strawberry-symbols"),
    unnamed("rules-ruling-squishy-often"),
    unnamed("rules-ruling-battle-second"),
  ],
  "original-2013": [...["sa-2", "sa-3", "sa-4"].map(named), unnamed("rules-ruling-last-nigiri")],
};
