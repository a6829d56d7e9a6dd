// Lines of a bill that are won against others: who has how many of what is compared.

import { tellingOf } from "../../data/telling";
import type { Receipt } from "./receipts";

export interface Compared {
  plate: number;
  count: number;
}

/** How many everybody has of what a line compares, most first; nothing if it compares nothing. */
export function comparedIn(line: string, receipts: readonly Receipt[], game: string): Compared[] {
  const number = tellingOf(game).compares[line];
  if (!number) return [];
  const all = receipts.map(({ plate, lines }) => {
    const own = lines.find((one) => one.line === line);
    return { plate, count: own?.numbers[number] };
  });
  const known = all.filter((one): one is Compared => one.count !== undefined);
  if (!known.some(({ count }) => count > 0)) return [];
  return known.sort((a, b) => b.count - a.count);
}
