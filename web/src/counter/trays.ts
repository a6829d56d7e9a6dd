// What lies in front of a seat, grouped for the eye: sets as sets, maki as icons. Reads counts only.

import type { Dishes } from "../data/dishes";
import { printed, stem } from "../wire/ids";
import { spread, type Tally } from "../wire/tallies";

export interface Group {
  /** What the group is about: a kind, `maki`, `nigiri` or `dessert`. */
  about: string;
  /** Bundles that belong together; the slots of each, in order. */
  bundles: string[][];
  /** How many are missing from the last bundle; those places are drawn empty. */
  gaps: number;
  /** The sum printed on the cards, where it is what counts. */
  sum: number | null;
  /** The line of the bill that it counts for, where that is not what it is about. */
  line?: string;
  /** What it is called and explained as, where its slots are no components. */
  said?: { name: string; kind: string };
}

/** A kind in bundles of `size`. */
export function bundled(kind: string, count: number, size: number): Group {
  const bundles: string[][] = [];
  for (let left = count; left > 0; left -= size) {
    bundles.push(new Array<string>(Math.min(size, left)).fill(kind));
  }
  const gaps = (size - (count % size)) % size;
  return { about: kind, bundles, gaps, sum: null };
}

/** What lies on one plate or tray; `kept` are desserts of earlier rounds. */
export function groupsOf(laid: Tally, kept: Tally, { sets, nigiri, dessert }: Dishes): Group[] {
  const groups: Group[] = [];
  const all = spread(laid);
  const only = (...stems: readonly string[]) => all.filter((slot) => stems.includes(stem(slot)));
  const single = (about: string, slots: string[]) => {
    if (slots.length)
      groups.push({ about, bundles: slots.map((slot) => [slot]), gaps: 0, sum: null });
  };
  const heap = (about: string, slots: string[], sum: number) => {
    if (slots.length) groups.push({ about, bundles: [slots], gaps: 0, sum });
  };
  for (const [kind, size] of Object.entries(sets)) {
    if (laid[kind]) groups.push(bundled(kind, laid[kind], size));
  }
  if (!sets.dumpling) heap("dumpling", only("dumpling"), laid.dumpling ?? 0);
  heap("maki", only("maki"), total(only("maki")));
  const wet = nigiri.map((kind) => `wasabi+${kind}`);
  single("nigiri", [...only(...wet), ...only("wasabi"), ...only(...nigiri)]);
  single("chopsticks", only("chopsticks"));
  single("menu", only("menu"));
  const sweet = [...spread(kept), ...all].filter((slot) => stem(slot) === dessert?.component);
  const symbols = dessert?.symbols && sweet.some(printed);
  heap("dessert", sweet.sort(), symbols ? total(sweet) : sweet.length);
  return groups;
}

function total(slots: string[]): number {
  return slots.reduce((sum, slot) => sum + printed(slot), 0);
}
