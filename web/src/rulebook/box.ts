// What lies in a box, in the groups in which a page shows it.

import type { Entry } from "./games";

export interface BoxPart {
  title: string;
  /** How sure the number in the title is. */
  sure: string;
  entries: Entry[];
  shape: "plate" | "die" | "tile";
}

/** The entries that belong to any of these groups. */
export const only = (entries: Entry[], ...groups: string[]): Entry[] =>
  entries.filter(({ of }) => groups.includes(of));

/** How many things they are in all. */
export const sum = (entries: Entry[]): number => entries.reduce((all, { count }) => all + count, 0);
