// Counts by id, written into the rows of the rules, where they stand by number.

import type { Counts } from "./types";

/** Write the counts of every plate into its row. */
export function fill(
  rows: number[][] | undefined,
  plates: readonly Counts[] | undefined,
  slots: readonly (string | null)[],
): void {
  for (const [i, counts] of (plates ?? []).entries()) {
    const row = rows?.[i];
    for (const [slot, count] of Object.entries(counts)) if (row) row[slots.indexOf(slot)] = count;
  }
}
