// Worked examples: plates that somebody chose, and what the rules themselves make of them.

import { score } from "../engine/score";
import type { Counts, Document, Game, Line } from "../engine/types";
import { letterOf } from "../sentences/seats";
import { spread } from "../wire/tallies";
import type { Games } from "./games";

/** Two stacks of Sushizock, from bottom to top. */
export interface Stacks {
  sushi: number[];
  bones: number[];
}

export interface Example {
  about: string; // a paragraph
  line: string;
  option?: string; // of the id under which it is scored, where an edition has it
  compared?: boolean; // scored by every edition, side by side
  plates?: Counts[];
  tokens?: Counts[];
  stacks?: Stacks[];
  dice?: number[];
  now?: string[]; // what each lays in this turn, beside the plates
  holder?: number; // who has the squishy until now
}

/** One player of an example: what lies there, and the line that the bill would have. */
export interface Worked {
  kinds: string[];
  stacks: Stacks | null;
  now?: string;
  holds?: boolean;
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

function seatsIn({ plates, tokens, stacks }: Example): number {
  return (plates ?? tokens ?? stacks ?? []).length;
}

/** An example as somebody would have written it on the score pad. */
export function documentOf(example: Example, game: Game): Document {
  const seats = Array.from({ length: game.seats }, (_, seat) => letterOf(seat));
  const head = { game: game.id, seats };
  if (example.stacks) return { ...head, stacks: example.stacks };
  const none: Counts[] = seats.map(() => ({}));
  const laid = (plates: Counts[]) => ({ [game.key]: plates });
  const first = laid(example.plates ?? none);
  const ended = game.tables.end.some(([, line]) => line === example.line);
  const rest = Array.from({ length: game.rounds - 1 }, () => laid(none));
  return {
    ...head,
    rounds: ended ? [first, ...rest] : [first],
    ...(example.tokens && { tokens: example.tokens }),
    ...(example.dice && { mochi_dice: example.dice }),
  };
}

/** What each player of an example gets, and why; nothing if the rules refuse it. */
export function worked(games: Games, example: Example, game: Game): Worked[] {
  return games.rulebook.played?.(example, game) ?? scored(example, game);
}

function scored(example: Example, game: Game): Worked[] {
  const { card } = score(game, documentOf(example, game));
  return (card?.sheets ?? []).flatMap((sheet, seat) => {
    const lines = [...(sheet.rounds[0]?.lines ?? []), ...sheet.end.lines];
    const line = lines.find((one) => one.line === example.line);
    if (!line) return [];
    return [{ kinds: kindsOf(example, seat), stacks: example.stacks?.[seat] ?? null, line }];
  });
}

function kindsOf({ plates, tokens, dice }: Example, seat: number): string[] {
  if (dice) return [`die${dice[seat]}`];
  return spread(plates?.[seat] ?? tokens?.[seat] ?? {});
}

/** Equal things side by side, or once with their number if there are many. */
export function gathered(kinds: string[]): [kind: string, count: number][] {
  if (kinds.length <= FEW) return kinds.map((kind) => [kind, 1]);
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

/** What 1, 2, 3 … of a kind score in a round. */
export function ladder(game: Game, kind: string, most: number): [count: number, points: number][] {
  return Array.from({ length: most }, (_, before) => {
    const count = before + 1;
    return [count, worth(game, { [kind]: count }, kind)];
  });
}

/** What each nigiri scores, alone and on a wasabi. */
export function nigiriWorth(game: Game): [kind: string, points: number][] {
  const slots = game.tables.slots.filter((slot) => slot !== null);
  const wet = slots.filter((slot) => slot.startsWith("wasabi+"));
  const kinds = [...wet.map((slot) => slot.replace("wasabi+", "")), ...wet];
  return kinds.map((kind) => {
    return [kind, worth(game, { [kind]: 1 }, "nigiri")];
  });
}

/** What a plate brings in one line, if nothing lies before the others. */
function worth(game: Game, plate: Counts, line: string): number {
  const none: Counts[] = Array.from({ length: game.seats - 1 }, () => ({}));
  return scored({ about: line, line, plates: [plate, ...none] }, game)[0]?.line.points ?? 0;
}
