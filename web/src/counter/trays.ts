// What lies in front of a seat, grouped for the eye: sets as sets, maki as icons. Reads counts only.

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
}

const NIGIRI = ["egg", "salmon", "squid"];
const WET = NIGIRI.map((kind) => `wasabi+${kind}`);
const DESSERTS = ["pudding", "mochi", "strawberry", "yogurt", "tea"];

/** A kind in bundles of `size`. */
export function bundled(kind: string, count: number, size: number): Group {
  const bundles: string[][] = [];
  for (let left = count; left > 0; left -= size) {
    bundles.push(new Array<string>(Math.min(size, left)).fill(kind));
  }
  const gaps = (size - (count % size)) % size;
  return { about: kind, bundles, gaps, sum: null };
}

/** One plate or tray; `sizes` tells which kinds count in sets, and how large these are. */
export function groupsOf(laid: Tally, kept: Tally, sizes: Tally): Group[] {
  const groups: Group[] = [];
  const single = (about: string, slots: string[], sum: number | null = null) => {
    if (slots.length) groups.push({ about, bundles: slots.map((slot) => [slot]), gaps: 0, sum });
  };
  for (const [kind, size] of Object.entries(sizes)) {
    if (laid[kind]) groups.push(bundled(kind, laid[kind], size));
  }
  const all = spread(laid);
  const only = (kinds: string[]) => all.filter((slot) => kinds.includes(slot));
  if (!sizes.dumpling) {
    const dumplings = only(["dumpling"]);
    if (dumplings.length)
      groups.push({ about: "dumpling", bundles: [dumplings], gaps: 0, sum: dumplings.length });
  }
  const maki = all.filter((slot) => stem(slot) === "maki");
  if (maki.length) groups.push({ about: "maki", bundles: [maki], gaps: 0, sum: total(maki) });
  single("nigiri", [...only(WET), ...only(["wasabi"]), ...only(NIGIRI)]);
  single(
    "chopsticks",
    all.filter((slot) => stem(slot) === "chopsticks"),
  );
  single(
    "menu",
    all.filter((slot) => stem(slot) === "menu"),
  );
  const desserts = [...spread(kept), ...all].filter((slot) => DESSERTS.includes(stem(slot)));
  if (desserts.length) {
    const sum = desserts.some((slot) => printed(slot)) && stem(desserts[0] ?? "") !== "tea";
    desserts.sort();
    groups.push({
      about: "dessert",
      bundles: [desserts],
      gaps: 0,
      sum: sum ? total(desserts) : desserts.length,
    });
  }
  return groups;
}

function total(slots: string[]): number {
  return slots.reduce((sum, slot) => sum + printed(slot), 0);
}

/** Sets that Sushi Go! counts, by kind; a bundle is drawn with the gaps that are left in it. */
export const SUSHI_GO_SETS: Tally = { tempura: 2, sashimi: 3 };
/** Sets of Sushi Roll. */
export const SUSHI_ROLL_SETS: Tally = { dumpling: 3, tempura: 3, sashimi: 3 };
