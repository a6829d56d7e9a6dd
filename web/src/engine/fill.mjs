// Counts by id, written into the rows of the rules, where they stand by number.
/** @import { Counts } from "./types" */

/**
 * @param {number[][]} rows one for each plate
 * @param {readonly Counts[] | undefined} plates
 * @param {readonly (string | null)[]} slots
 */
export function fill(rows, plates, slots) {
  for (const [i, counts] of (plates ?? []).entries()) {
    const row = rows[i];
    for (const [slot, count] of Object.entries(counts)) if (row) row[slots.indexOf(slot)] = count;
  }
}
