// The rulebooks: what each family says about its rules, found by the name of its folder.

import type { Rulebook } from "../rulebook/rulebook";

const RULEBOOKS = import.meta.glob<Rulebook>("./*/rules/index.ts", {
  eager: true,
  import: "RULEBOOK",
});

/** The rulebook of a family; none of an unknown one. */
export function rulebookOf(family: string): Rulebook | undefined {
  return RULEBOOKS[`./${family}/rules/index.ts`];
}
