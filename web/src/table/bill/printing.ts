// In which order a bill is printed: one's own lines one by one, then what they come to, then the
// others. Who only looks on sees everybody's lines together.

import { isIdle } from "../../sentences/reasons";
import { comparedIn } from "./comparing";
import type { Receipt } from "./receipts";

export interface Printing {
  /** Lines in the order in which they are told. */
  lines: string[];
  /** The step at which the own total stands, and the one at which everything does. */
  total: number;
  whole: number;
}

/** The steps of a bill; step n has printed n lines. */
export function printingOf(
  receipts: readonly Receipt[],
  you: number | null,
  game: string,
): Printing {
  const own = receipts.filter(({ plate }) => you === null || plate === you);
  const counted = own.flatMap(({ lines }) => lines.filter((line) => !isIdle(game, line)));
  const all = receipts[0]?.lines.map(({ line }) => line) ?? [];
  const lines = all.filter(
    (name) =>
      counted.some(({ line }) => line === name) || comparedIn(name, receipts, game).length > 1,
  );
  return { lines, total: lines.length + 1, whole: lines.length + 2 };
}
