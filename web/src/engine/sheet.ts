// The sheets of a bill of integers: every line with its points, its reason and the numbers behind it.

import type { Row } from "./rules";
import type { Entered, Game, Line, Part, Result, Sheet } from "./types";

const NOTHING: Part = { lines: [], total: 0 };

function part(
  game: Game,
  lines: readonly [number, string][],
  points: readonly number[] = [],
  why: readonly number[][] = [],
): Part {
  const scored = lines.map(([number, line]): Line => {
    const [code = 0, ...numbers] = why[number] ?? [];
    const [reason, names] = game.tables.reasons[number]?.[code] ?? ["", []];
    return {
      line,
      points: points[number] ?? 0,
      reason,
      numbers: Object.fromEntries(names.map((name, i) => [name, numbers[i] ?? 0])),
    };
  });
  return { lines: scored, total: scored.reduce((sum, line) => sum + line.points, 0) };
}

/** The sheet of every plate. */
export function sheetsOf(game: Game, entered: Entered): Sheet[] {
  const { rounds, end } = entered;
  const bill = entered.bill();
  const last = bill.points.length - 1;
  return Array.from({ length: game.plates }, (_, plate) => {
    const partOf = (n: number, lines: readonly [number, string][]) =>
      part(game, lines, bill.points[n]?.[plate], bill.why[n]?.[plate]);
    const parts = Array.from({ length: rounds }, (_, round) => partOf(round, game.tables.rounds));
    const ended = end ? partOf(last, game.tables.end) : NOTHING;
    return {
      rounds: parts,
      end: ended,
      total: parts.reduce((sum, { total }) => sum + total, ended.total),
    };
  });
}

/** Places by the rules' own keys, once a game is over. */
export function resultOf({ rules, book, seats }: Game, table: Row, sheets: Sheet[]): Result {
  const { contract, ranking } = rules;
  const keys = Array.from({ length: seats }, () => new Array<number>(ranking.KEYS).fill(0));
  const places = new Array<number>(seats).fill(0);
  contract.keys(table, book, keys);
  ranking.rank(keys, seats, places);
  return {
    points: sheets.slice(0, seats).map(({ total }) => total),
    tie_break: keys.map(([, tie = 0]) => tie),
    places,
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  };
}
