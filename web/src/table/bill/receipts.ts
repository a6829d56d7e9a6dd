// The parts of a bill: what a round, or the end, brought to each plate. Sums only what is told.

import type { LineView, PlateSheet } from "../../wire/types";

export interface Receipt {
  plate: number;
  lines: LineView[];
  gained: number;
  total: number;
}

/** What round `number` (from 0) brought. */
export function roundReceipts(sheet: readonly PlateSheet[], number: number): Receipt[] {
  return sheet.map((seat, plate) => ({
    plate,
    lines: seat.rounds[number]?.lines ?? [],
    gained: seat.rounds[number]?.total ?? 0,
    total: seat.rounds.slice(0, number + 1).reduce((sum, part) => sum + part.total, 0),
  }));
}

/** What the end of the game brought. */
export function endReceipts(sheet: readonly PlateSheet[]): Receipt[] {
  return sheet.map((seat, plate) => ({
    plate,
    lines: seat.end.lines,
    gained: seat.end.total,
    total: seat.total,
  }));
}

/** Seats in the order in which they go round from one's own. */
export function fromOwn<T extends { plate: number }>(receipts: T[], you: number | null): T[] {
  const at = Math.max(
    0,
    receipts.findIndex((receipt) => receipt.plate === you),
  );
  return [...receipts.slice(at), ...receipts.slice(0, at)];
}
