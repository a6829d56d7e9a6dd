// A line of a score sheet, explained: its reason's id and numbers become a sentence.

import { type Piece, tellingOf } from "../data/telling";
import { editionOf, familyOf } from "../wire/ids";
import type { Tally } from "../wire/tallies";
import { component, type Facts, say } from "../words/words.svelte";
import { factsAbout } from "./explanations";

export interface SheetLine {
  line: string;
  points: number;
  reason: string;
  numbers: Tally;
}

/** Why a line has its points. */
export function reasonText(game: string, line: SheetLine): string {
  const pieces = pieceTexts(game, line);
  const facts: Facts = {
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
export function isIdle(game: string, line: SheetLine): boolean {
  const { scales } = tellingOf(game);
  const there = Object.entries(line.numbers).some(([name, n]) => !scales.includes(name) && n !== 0);
  return line.points === 0 && !there;
}

/** Whether others have as many, and if so, whether the prize or loss was divided. */
function tieOf(line: SheetLine): "alone" | "full" | "shared" {
  if ((line.numbers.sharers ?? 1) === 1) return "alone";
  return line.points === line.numbers.prize ? "full" : "shared";
}

/** The pieces of a line that adds up several things. */
function pieceTexts(game: string, line: SheetLine): string[] {
  const pieces = tellingOf(game).pieces[line.reason] ?? {};
  return Object.entries(line.numbers).flatMap(([name, count]) => {
    const piece = pieces[name];
    return piece && count ? [pieceText(game, piece, count)] : [];
  });
}

function pieceText(game: string, piece: Piece, count: number): string {
  const what = piece.component
    ? say("some-of", { count, what: component(piece.component, game) })
    : "";
  if (!piece.reason) return what;
  const more = piece.explained ? factsAbout(piece.explained, game) : {};
  return say(`reason-${familyOf(game)}-${piece.reason}`, { count, what, ...piece.facts, ...more });
}
