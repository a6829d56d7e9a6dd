// The games of a family, ready to be asked: the numbers of their books, and what plates are worth.

import { findGame, menu, table } from "../engine/load";
import type { Game } from "../engine/types";
import type { GameEntry } from "../wire/types";
import type { Rulebook } from "./rulebook";

export interface Entry {
  of: string; // what it belongs to: cards, the sides of a die, tokens …
  kind: string;
  count: number;
  sure: string;
}

export interface Games<G extends Game = Game> {
  rulebook: Rulebook;
  /** Every id with one option or none. */
  entries: GameEntry[];
  find: (id: string, seats: number) => G | null;
  box: (id: string) => Entry[];
}

type Boxes = Record<string, [string, string, number, string][]>;

/** Whether an id has one option at most: each is told by itself. */
const isPlain = ({ id }: GameEntry) => id.split("+").length <= 2;

/** Load a family; without any game there is no such family. */
export async function gamesOf(family: string, rulebook: Rulebook): Promise<Games> {
  const [all, boxed] = await Promise.all([menu(), table<Boxes>("boxes")]);
  const entries = all.filter((game) => game.family === family && isPlain(game));
  const pairs = entries.flatMap(({ id, seats }) => seats.map((n) => [id, n] as const));
  const games = await Promise.all(pairs.map(([id, n]) => findGame(id, n)));
  const kept = new Map(games.map((game) => [`${game?.id} ${game?.seats}`, game]));
  return {
    rulebook,
    entries,
    find: (id, seats) => kept.get(`${id} ${seats}`) ?? null,
    box: (id) => (boxed[id] ?? []).map(([of, kind, count, sure]) => ({ of, kind, count, sure })),
  };
}

/** The editions of a family, as ids without options. */
export function editionsOf(games: Games): string[] {
  return games.entries.map(({ id }) => id).filter((id) => !id.includes("+"));
}

/** The seat counts of an id. */
export function seatsOf(games: Games, id: string): number[] {
  return games.entries.find((game) => game.id === id)?.seats ?? [];
}

/** The options of an edition in one group, in the order of the menu; the default one is the first. */
export function optionsOf(games: Games, edition: string, group: string): string[] {
  const ids = games.entries.filter(({ id }) => id.split("+")[0] === edition);
  const chosen = ids.map((game) => game.chosen[group]).filter((option) => option != null);
  return [...new Set(chosen)];
}
