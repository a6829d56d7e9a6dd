// What the limits found, in ids: which problem, where, and whether it refuses or only warns.
/** @import { Fault, Game, Row, Said } from "./types" */

export const REFUSED = "refused";

/** @param {number} round from 0 @param {string} seat @returns {Said} */
export const atPlate = (round, seat) => ({
  reason: "score-at-plate",
  facts: { round: round + 1, seat },
});

/** @param {string} seat @returns {Said} */
export const atSeat = (seat) => ({ reason: "score-at-seat", facts: { seat } });

/**
 * Where a fault lies; one that concerns the whole table names everybody.
 * @param {number} round @param {number} seat @param {string[]} names
 */
function place(round, seat, names) {
  const who = seat < 0 ? names.join(", ") : (names[seat] ?? "");
  return round < 0 ? atSeat(who) : atPlate(round, who);
}

/**
 * The rows that a family's limits wrote, told by its table of meanings.
 * @param {Game} game
 * @param {number[][]} rows
 * @param {string[]} names
 * @param {boolean} short some plates hold fewer cards than they might
 * @returns {Fault[]}
 */
export function faultsOf(game, rows, names, short) {
  /** @type {Fault[]} */
  const faults = [];
  for (const [code = 0, round = 0, seat = 0, kind = 0, given = 0, limit = 0] of rows) {
    const meaning = game.tables.faults[code];
    if (!meaning) continue;
    /** @type {Said["facts"]} */
    const facts = { where: place(round, seat, names), given, limit };
    if (meaning.kinds.length) facts.kind = meaning.kinds[Math.max(kind, 0)] ?? "";
    const verdict = verdictOf(meaning, kind, short);
    faults.push({ problem: { reason: meaning.reason, facts }, verdict });
  }
  return faults;
}

/**
 * What a broken limit leads to.
 * @param {{ verdicts: string[], unlisted: string | null }} meaning
 * @param {number} kind
 * @param {boolean} short
 */
export function verdictOf({ verdicts, unlisted }, kind, short) {
  if (short && unlisted) return unlisted;
  return (verdicts.length > 1 ? verdicts[kind] : verdicts[0]) ?? REFUSED;
}

/**
 * What to say of every round whose plates are short, or that is still being played.
 * @param {Row} found the limits' row, with `under_way`
 * @param {number[][]} short rows that tell of short plates
 * @param {{ laid: number[][], names: string[], full: number }} table
 * @returns {Said[]}
 */
export function shortRounds(found, short, { laid, names, full }) {
  /** @type {Said[]} */
  const said = [];
  laid.forEach((cards, round) => {
    const seats = short
      .filter(([, at]) => at === round)
      .map(([, , seat = 0, , given]) => `${names[seat]} (${given})`);
    if (found.under_way && round === laid.length - 1) {
      const facts = { round: round + 1, given: Math.min(...cards), limit: full };
      said.push({ reason: "round-under-way", facts });
    } else if (seats.length) {
      said.push({ reason: "plates-short", facts: { round: round + 1, seats, limit: full } });
    }
  });
  return said;
}
