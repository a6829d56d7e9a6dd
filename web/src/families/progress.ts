// How far a match has come, in a few words.

import { familyOf } from "../wire/ids";
import type { TableMessage } from "../wire/types";
import type { SushiGoView, SushiRollView, SushizockView } from "../wire/views";
import { say } from "../words/words.svelte";

const ROUNDS = 3; // of Sushi Go!; the other families tell it

/** The round and turn that a view is in. */
export function progress({ game, view }: Pick<TableMessage, "game" | "view">): string {
  if (!view) return "";
  const family = familyOf(game);
  if (family === "sushi-go") {
    const { round, turn } = view as unknown as SushiGoView;
    return say("table-round-turn", { round, rounds: ROUNDS, turn });
  }
  if (family === "sushi-roll") {
    const { round, rounds } = view as unknown as SushiRollView;
    return say("table-round", { round, rounds });
  }
  const { rows } = view as unknown as SushizockView;
  return say("table-tiles-left", { count: rows.sushi.length + rows.bones.length });
}
