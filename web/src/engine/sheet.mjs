// A bill of integers, told: every line with its points, its reason and the numbers behind it.
/** @import { Entered, Game, Line, Part, Result, Row, Sheet } from "./types" */

/**
 * @param {Game} game
 * @param {[number, string][]} lines
 * @param {number[]} points
 * @param {number[][]} why
 * @returns {Part}
 */
function part(game, lines, points, why) {
  /** @type {Line[]} */
  const told = lines.map(([number, line]) => {
    const [code = 0, ...numbers] = why[number] ?? [];
    const [reason, names] = game.tables.reasons[number]?.[code] ?? ["", []];
    return {
      line,
      points: points[number] ?? 0,
      reason,
      numbers: Object.fromEntries(names.map((name, i) => [name, numbers[i] ?? 0])),
    };
  });
  return { lines: told, total: told.reduce((sum, line) => sum + line.points, 0) };
}

/**
 * The sheet of every plate.
 * @param {Game} game
 * @param {Entered} entered
 * @returns {Sheet[]}
 */
export function sheetsOf(game, entered) {
  const { rounds, end } = entered;
  const bill = entered.bill();
  const last = bill.points.length - 1;
  return Array.from({ length: game.plates }, (_, plate) => {
    /** @param {number} n @param {[number, string][]} lines */
    const told = (n, lines) => part(game, lines, bill.points[n][plate], bill.why[n][plate]);
    const parts = Array.from({ length: rounds }, (_, round) => told(round, game.tables.rounds));
    const ended = end ? told(last, game.tables.end) : { lines: [], total: 0 };
    return {
      rounds: parts,
      end: ended,
      total: parts.reduce((sum, { total }) => sum + total, ended.total),
    };
  });
}

/**
 * Places by the rules' own keys, once a game is over.
 * @param {Game} game
 * @param {Row} table
 * @param {Sheet[]} sheets
 * @returns {Result}
 */
export function resultOf({ rules, book, seats }, table, sheets) {
  const { contract, ranking } = rules;
  const keys = Array.from({ length: seats }, () => new Array(ranking?.KEYS).fill(0));
  const places = new Array(seats).fill(0);
  contract?.keys(table, book, keys);
  ranking?.rank(keys, seats, places);
  return {
    points: sheets.slice(0, seats).map(({ total }) => total),
    tie_break: keys.map((row) => row[1]),
    places,
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  };
}
