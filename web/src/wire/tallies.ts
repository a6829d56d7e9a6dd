// Counts of components by their kind.

export type Tally = Record<string, number>;

/** As many of each as there are, one by one. */
export function spread(counts: Readonly<Tally>): string[] {
  return Object.entries(counts).flatMap(([kind, n]) => new Array<string>(n).fill(kind));
}

/** How many there are of each, in the order of their first appearance. */
export function tallyOf(kinds: Iterable<string>): Tally {
  const counts: Tally = {};
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
