// How far a match has come, in a few words.

import { plateNames } from "../sentences/names";
import type { TableMessage } from "../wire/types";
import { say } from "../words/words.svelte";
import { familyFor } from ".";

/** Whose turn it is where one plays after the other, and the round and turn that a view is in. */
export function progress(message: TableMessage): string {
  return partsOfProgress(message).join(" ");
}

/** The same one by one: no line breaks inside a part before it does between them. */
export function partsOfProgress(message: TableMessage): string[] {
  const { game, view, turn, seats, you } = message;
  const far = view ? (familyFor(game)?.progress(view) ?? "") : "";
  const [actor] = turn?.actors ?? [];
  if (actor === undefined || turn?.actors.length !== 1 || !seats[actor]) return [far];
  const who = plateNames(seats)[actor] ?? "";
  return [actor === you ? say("table-your-turn") : say("table-turn-of", { who }), far];
}
