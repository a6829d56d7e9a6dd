// The pad of Sushizock: the two stacks of every seat, from bottom to top.
/** @import { Document, Entered, Fault, Game, Row } from "../../engine/types" */
import { atSeat, verdictOf } from "../../engine/faults.mjs";

/**
 * @param {Game} game
 * @param {Document} document
 * @param {string[]} names
 * @returns {Entered}
 */
export function enter(game, document, names) {
  const { rules, book, seats } = game;
  const { limits, scoring, state } = /** @type {Record<string, Row>} */ (rules);
  // a bone may be typed with its minus or without; the rules keep magnitudes
  const stacks = (document.stacks ?? []).map(({ sushi, bones }) => [sushi, bones.map(Math.abs)]);
  const heights = stacks.map((kinds) => kinds.map((stack) => stack.length));
  const finding = rules.blank("Finding");
  limits.check(stacks, heights, seats, book, finding);
  const finished = limits.finished(heights, seats, book) === 1;

  const t = rules.blank("Table");
  t.phase = state.PHASE_OVER; // only then do the rules tell what stacks are worth
  stacks.forEach((kinds, seat) => {
    for (const [kind, stack] of kinds.entries()) {
      stack.forEach((value, i) => {
        t.stacks[seat][kind][i] = value;
      });
      t.heights[seat][kind] = stack.length;
    }
  });
  const bill = () => {
    const made = rules.blank("Bill");
    scoring.score(t.stacks, t.heights, seats, made);
    return made;
  };
  const lying = heights.flat().reduce((sum, height) => sum + height, 0);
  const count = book.total.reduce(
    (/** @type {number} */ a, /** @type {number} */ b) => a + b,
    -lying,
  );
  return {
    table: t,
    bill,
    rounds: 0,
    finished,
    end: true,
    faults: finding.code === limits.POSSIBLE ? [] : [faultOf(game, finding, names)],
    notices: [],
    later: finished ? [] : [{ reason: "tiles-left", facts: { count } }],
    laid: [heights.map(([sushi = 0, bones = 0]) => sushi + bones)],
  };
}

/**
 * @param {Game} game @param {Row} finding @param {string[]} names
 * @returns {Fault}
 */
function faultOf({ rules, tables }, { code, seat, kind, value, given, limit }, names) {
  const meaning = /** @type {NonNullable<typeof tables.faults[string]>} */ (tables.faults[code]);
  const facts = {
    where: atSeat(names[seat] ?? ""),
    kind: meaning.kinds[kind] ?? "",
    value,
    given,
    limit,
  };
  const tile = kind * rules.state?.VALUES + value - 1;
  return { problem: { reason: meaning.reason, facts }, verdict: verdictOf(meaning, tile, false) };
}
