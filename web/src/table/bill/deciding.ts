// What decided a match, in words.

import { decidedBy } from "../../sentences/deciding";
import type { TableMessage } from "../../wire/types";
import { lineName, say } from "../../words/words.svelte";

/** A sentence about the line that decided it; empty where none did. */
export function decidingText(message: TableMessage, names: readonly string[]): string {
  const { game, sheet, result } = message;
  const decided = result && decidedBy(game, sheet, result);
  if (!decided) return "";
  const { seat, points } = decided;
  return say("over-decided", {
    line: lineName(decided.line, game),
    who: names[seat] ?? "",
    you: seat === message.you ? "yes" : "no",
    points,
  });
}
