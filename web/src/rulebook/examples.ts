// Worked examples: plates that somebody chose, and what the rules themselves make of them.

import type { Shape } from "../data/shapes";
import { score } from "../engine/score";
import type { Counts, Document, Game, Line } from "../engine/types";
import { letterOf } from "../sentences/seats";
import { spread } from "../wire/tallies";
import type { Games } from "./games";

/** What somebody chose to show; every array has an entry for each seat. */
export interface Example {
  about: string; // a paragraph
  line: string;
  option?: string; // of the id under which it is scored, where an edition has it
  compared?: boolean; // scored by every edition, side by side
  /** What lies before the seats in one round. */
  plates?: Counts[];
  /** Fields of the score pad by their names, and whatever else only the family reads. */
  [field: string]: unknown;
}

/** A component in an example. */
export interface Thing {
  kind: string;
  /** What it lies on, where that isn't what it lies on in the game. */
  shape?: Shape;
  /** A drawing that needs no name. */
  quiet?: boolean;
  /** It is there, but doesn't count. */
  dropped?: boolean;
}

/** What lies before one player: side by side, or in stacks from bottom to top. */
export type Shown = { things: Thing[] } | { stacks: Thing[][] };

/** One player of an example: what lies there, and the line that the bill would have. */
export interface Worked {
  shown: Shown;
  /** What is laid in this turn. */
  now?: string;
  /** What one has because of a line of the bill, such as the squishy. */
  holds?: string;
  line: Line;
}

const FEW = 6; // more things than this are told by their number

/** The examples of a paragraph, or all of a family. */
export function examplesOf({ rulebook }: Games, about?: string): Example[] {
  return rulebook.examples.filter((example) => !about || example.about === about);
}

/** The game by which an edition scores an example; null if it cannot be played so. */
export function gameFor(games: Games, edition: string, example: Example): Game | null {
  const seats = seatsIn(example);
  const optional = example.option ? games.find(`${edition}+${example.option}`, seats) : null;
  return optional ?? games.find(edition, seats);
}

function seatsIn(example: Example): number {
  return Object.values(example).find(Array.isArray)?.length ?? 0;
}

/** An example as somebody would have written it on the score pad. */
function documentOf(example: Example, game: Game): Document {
  const seats = Array.from({ length: game.seats }, (_, seat) => letterOf(seat));
  const fields = game.fields.filter(({ name }) => example[name] !== undefined);
  const head = {
    game: game.id,
    seats,
    ...Object.fromEntries(fields.map(({ name }) => [name, example[name]])),
  };
  if (!game.rounds) return head;
  const none: Counts[] = seats.map(() => ({}));
  const laid = (plates: Counts[]) => ({ [game.key]: plates });
  const first = laid(example.plates ?? none);
  const ended = game.tables.end.some(([, line]) => line === example.line);
  const rest = Array.from({ length: game.rounds - 1 }, () => laid(none));
  return { ...head, rounds: ended ? [first, ...rest] : [first] };
}

/** What each player of an example gets, and why; nothing if the rules refuse it. */
export function worked(games: Games, example: Example, game: Game): Worked[] {
  const { played, shown } = games.rulebook;
  const turn = played?.(example, game);
  if (turn) return turn;
  return linesOf(example, game).map((line, seat) => ({
    shown: shown?.(example, seat, line) ?? { things: thingsIn(example.plates?.[seat]) },
    line,
  }));
}

/** What lies on a plate, one by one. */
export function thingsIn(plate: Counts = {}): Thing[] {
  return spread(plate).map((kind) => ({ kind }));
}

/** The line of each player's bill that an example is about. */
function linesOf(example: Example, game: Game): Line[] {
  const { card } = score(game, documentOf(example, game));
  return (card?.sheets ?? []).flatMap((sheet) => {
    const lines = [...(sheet.rounds[0]?.lines ?? []), ...sheet.end.lines];
    return lines.find((one) => one.line === example.line) ?? [];
  });
}

/** Equal things side by side, or once with their number if there are many. */
export function gathered(things: readonly Thing[]): [thing: Thing, count: number][] {
  if (things.length <= FEW) return things.map((thing) => [thing, 1]);
  const counts = new Map<string, [Thing, number]>();
  for (const thing of things) {
    counts.set(thing.kind, [thing, (counts.get(thing.kind)?.[1] ?? 0) + 1]);
  }
  return [...counts.values()];
}

/** What a plate brings in one line, if nothing lies before the others. */
export function worth(game: Game, plate: Counts, line: string): number {
  const none: Counts[] = Array.from({ length: game.seats - 1 }, () => ({}));
  return linesOf({ about: line, line, plates: [plate, ...none] }, game)[0]?.points ?? 0;
}
