// A line of a score sheet, explained: its reason's id and numbers become a sentence.

import type { FluentVariable } from "@fluent/bundle";
import { editionOf, familyOf } from "../wire/ids";
import type { Tally } from "../wire/tallies";
import { component, say } from "../words/words.svelte";

export interface SheetLine {
  line: string;
  points: number;
  reason: string;
  numbers: Tally;
}

// Numbers of a reason that say how a line is counted, not that anything lies there.
const SCALES = new Set(["size", "each", "top", "factor", "per_point", "place", "sharers", "prize"]);

/** Why a line has its points. */
export function tellReason(game: string, line: SheetLine): string {
  const pieces = tellPieces(game, line);
  const facts: Record<string, FluentVariable> = {
    ...line.numbers,
    edition: editionOf(game),
    points: line.points,
    gain: Math.abs(line.points),
    stake: Math.abs(line.numbers.prize ?? 0),
    tie: tieOf(line),
    pieces: pieces.join(", "),
    kinds: pieces.length,
  };
  return say(`reason-${familyOf(game)}-${line.reason}`, facts);
}

/** Whether a line has no points because nothing lies there: that needs no reason. */
export function isIdle(line: SheetLine): boolean {
  const there = Object.entries(line.numbers).some(([name, n]) => !SCALES.has(name) && n !== 0);
  return line.points === 0 && !there;
}

/** Whether others have as many, and if so, whether the prize or loss was divided. */
function tieOf(line: SheetLine): "alone" | "full" | "shared" {
  if ((line.numbers.sharers ?? 1) === 1) return "alone";
  return line.points === line.numbers.prize ? "full" : "shared";
}

/** The pieces of a line that adds up several things: Sushi Go!'s nigiri and teas. */
function tellPieces(game: string, line: SheetLine): string[] {
  const counted = Object.entries(line.numbers).filter(([, count]) => count !== 0);
  if (line.reason === "tea-runs") {
    return counted.map(([name, count]) =>
      say("reason-sushi-go-run", { count, length: Number(name.replace("runs", "")) }),
    );
  }
  if (!("bare_wasabi" in line.numbers) || familyOf(game) !== "sushi-go") return [];
  return counted.map(([name, count]) => tellNigiri(game, name, count));
}

function tellNigiri(game: string, name: string, count: number): string {
  if (name === "bare_wasabi") return say("reason-sushi-go-bare-wasabi", { count });
  const told = say("some-of", { count, what: component(name.replace("_", "-"), game) });
  return name.includes("_") ? say("reason-sushi-go-on-wasabi", { what: told }) : told;
}
