// The play areas: each family's `Table.svelte`, found by the name of its folder.

import type { Component } from "svelte";
import type { Seated } from "../counter/seated";
import { familyOf } from "../wire/ids";

type Table = Component<{ sitting: Seated }>;

const TABLES = import.meta.glob<Table>("./*/Table.svelte", { eager: true, import: "default" });

/** The play area of a game. */
export function tableFor(game: string): Table | undefined {
  return TABLES[`./${familyOf(game)}/Table.svelte`];
}
