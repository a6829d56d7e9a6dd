// The document of a pad, made and read. What is not written down counts as none.

import type { Counts, Document, Field, Game, Round } from "./types";

/** A pad on which nothing is written yet. */
export function blankDocument(game: Game, seats: string[]): Document {
  if (game.rounds) return { game: game.id, seats, rounds: [] };
  const held = game.fields.map((field) => [field.name, seats.map(() => unwritten(field))]);
  return { game: game.id, seats, ...Object.fromEntries(held) };
}

/** What is asked for in every round, or once. */
export function fieldsOf(game: Game, each: Field["each"]): Field[] {
  return game.fields.filter((field) => field.asked && field.each === each);
}

/** What a field counts, or the stacks that it holds, by name. */
export function namesIn({ holds }: Field): readonly string[] {
  if ("counts" in holds) return holds.counts;
  return "stacks" in holds ? holds.stacks : [];
}

/** What a field holds for a plate before somebody writes. */
export function unwritten({ holds }: Field): number | Counts | Record<string, number[]> {
  if ("number" in holds) return holds.number;
  if ("counts" in holds) return {};
  return Object.fromEntries(holds.stacks.map((name) => [name, []]));
}

/** What lies before the plates in a round. */
export function platesOf(game: Game, round: Round | undefined): Counts[] {
  return (round?.[game.key] ?? []) as Counts[];
}

/** The numbers of a field by plate, those of a round or of the whole game. */
export function numbersOf(document: Document, { name, each }: Field, round = 0): number[] {
  const holder = each === "round" ? document.rounds?.[round] : document;
  return (holder?.[name] ?? []) as number[];
}

/** The counts of a field, by seat. */
export function countsOf(document: Document, { name }: Field): Counts[] {
  return (document[name] ?? []) as Counts[];
}

/** The stacks of a field, by seat. */
export function stacksOf(document: Document, { name }: Field): Record<string, number[]>[] {
  return (document[name] ?? []) as Record<string, number[]>[];
}

/** A round, counted from 0; it and those before it are written if they are missing. */
export function openRound(game: Game, document: Document, number: number): Round {
  document.rounds ??= [];
  const { rounds } = document;
  while (rounds.length <= number) {
    rounds.push({ [game.key]: Array.from({ length: game.plates }, () => ({})) });
  }
  return rounds[number] ?? {};
}

/** The document without rounds at its end in which nothing lies yet. */
export function played(game: Game, document: Document): Document {
  const { rounds } = document;
  if (!rounds) return document;
  const last = rounds.findLastIndex((round) =>
    platesOf(game, round).some((plate) => Object.values(plate).some((count) => count > 0)),
  );
  return { ...document, rounds: rounds.slice(0, last + 1) };
}
