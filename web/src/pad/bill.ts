// The bill of a pad, as the pages and the picture show it: parts in order, seats side by side.

import type { Card } from "../engine/types";
import { endReceipts, type Receipt, roundReceipts } from "../table/bill/receipts";
import { say } from "../words/words.svelte";

export interface BillPart {
  title: string;
  receipts: Receipt[];
}

/** Every round that was scored, and the end. */
export function partsOf(card: Card): BillPart[] {
  const rounds = card.sheets[0]?.rounds ?? [];
  const parts = rounds.map((_, number) => ({
    title: say("receipt-round", { round: number + 1 }),
    receipts: roundReceipts(card.sheets, number),
  }));
  if (card.sheets[0]?.end.lines.length) {
    parts.push({ title: say("receipt-end"), receipts: endReceipts(card.sheets) });
  }
  return parts;
}
