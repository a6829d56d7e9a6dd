// What can be chosen together, read off the list of games; no rule is written here.

import type { GameEntry } from "../wire/types";

export interface Wish {
  family: string;
  edition: string;
  /** One value, or none, of each group of options. */
  chosen: Readonly<Record<string, string | null>>;
  seats: number;
}

/** What stands against a value: a seat count, an edition, or the value of another group. */
export interface Obstacle {
  about: "seats" | "edition" | "group";
  group: string;
  value: string | null;
  /** Seat counts that would do. */
  seats: readonly number[];
}

export const USUAL_SEATS = 4;

const distinct = <T>(values: Iterable<T>): T[] => [...new Set(values)];

export function families(games: readonly GameEntry[]): string[] {
  return distinct(games.map((game) => game.family));
}

export function editions(games: readonly GameEntry[], family: string): string[] {
  return distinct(games.filter((game) => game.family === family).map((game) => game.edition));
}

function ofEdition(games: readonly GameEntry[], { family, edition }: Wish): GameEntry[] {
  return games.filter((game) => game.family === family && game.edition === edition);
}

/** The groups of options that an edition has, and the values of each; null is none. */
export function groups(games: readonly GameEntry[], wish: Wish): [string, (string | null)[]][] {
  const there = ofEdition(games, wish);
  const names = Object.keys(there[0]?.chosen ?? {});
  return names.map((name) => [name, distinct(there.map((game) => game.chosen[name] ?? null))]);
}

function agrees(game: GameEntry, wish: Wish, except: string): boolean {
  return Object.entries(wish.chosen).every(
    ([group, value]) => group === except || (game.chosen[group] ?? null) === value,
  );
}

/** The one id that a wish stands for. */
export function gameOf(games: readonly GameEntry[], wish: Wish): GameEntry | undefined {
  return ofEdition(games, wish).find(
    (game) => agrees(game, wish, "") && game.seats.includes(wish.seats),
  );
}

/** The seat counts that any id of the family allows. */
export function seatCounts(games: readonly GameEntry[], family: string): number[] {
  const all = games.filter((game) => game.family === family).flatMap((game) => game.seats);
  return distinct(all).sort((a, b) => a - b);
}

/** Why a wish cannot be played; empty if it can. */
export function obstacles(games: readonly GameEntry[], wish: Wish, tried: string): Obstacle[] {
  if (gameOf(games, wish)) return [];
  const there = ofEdition(games, wish);
  const found: Obstacle[] = [];
  if (tried !== "seats") {
    const seats = there.filter((game) => agrees(game, wish, "")).flatMap((game) => game.seats);
    if (seats.length)
      found.push({ about: "seats", group: "", value: null, seats: distinct(seats) });
  }
  for (const [group, value] of Object.entries(wish.chosen)) {
    const free = there.some((game) => agrees(game, wish, group) && game.seats.includes(wish.seats));
    if (group !== tried && free) found.push({ about: "group", group, value, seats: [] });
  }
  if (!found.length) {
    const seats = distinct(there.flatMap((game) => game.seats)).sort((a, b) => a - b);
    found.push({ about: "edition", group: "", value: wish.edition, seats });
  }
  return found;
}

/** The usual way to play an edition: the first id listed, at the seat count nearest to the asked. */
export function usual(
  games: readonly GameEntry[],
  family: string,
  edition = editions(games, family)[0] ?? "",
  seats = USUAL_SEATS,
): Wish {
  const first = games.find((game) => game.family === family && game.edition === edition);
  const nearest = [...(first?.seats ?? [seats])].sort(
    (a, b) => Math.abs(a - seats) - Math.abs(b - seats),
  );
  return { family, edition, chosen: { ...first?.chosen }, seats: nearest[0] ?? seats };
}

/** Whether a game is the one asked for: options come in any order, and what is usual may be named. */
function isMeant({ id, chosen }: GameEntry, asked: string): boolean {
  const [box, ...wanted] = asked.split("+");
  const [own, ...options] = id.split("+");
  return (
    box === own &&
    options.every((option) => wanted.includes(option)) &&
    wanted.every((option) => Object.values(chosen).includes(option))
  );
}

/** The wish that an id stands for, at the seat count nearest to the asked. */
export function wishFor(games: readonly GameEntry[], id: string, seats = USUAL_SEATS): Wish | null {
  const game = games.find((one) => isMeant(one, id));
  if (!game) return null;
  const { family, edition, chosen } = game;
  const fitting = game.seats.includes(seats) ? seats : (game.seats[0] ?? seats);
  return { family, edition, chosen, seats: fitting };
}
