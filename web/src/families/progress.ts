// How far a match has come, in a few words.

import type { TableMessage } from "../wire/types";
import { familyFor } from ".";

/** The round and turn that a view is in. */
export function progress({ game, view }: Pick<TableMessage, "game" | "view">): string {
  return view ? (familyFor(game)?.progress(view) ?? "") : "";
}
