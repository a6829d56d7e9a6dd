// The pad of Sushi Roll: trays of every round, and the tokens left at the end.
/** @import { Document, Entered, Game, Row } from "../../engine/types" */
import { faultsOf, shortRounds } from "../../engine/faults.mjs";
import { fill } from "../../engine/fill.mjs";

/**
 * @param {Game} game
 * @param {Document} document
 * @param {string[]} names
 * @returns {Entered}
 */
export function enter(game, document, names) {
  const { rules, book } = game;
  const { limits, scoring, state } = /** @type {Record<string, Row>} */ (rules);
  const typed = document.rounds ?? [];
  const rounds = typed.length;
  const t = rules.blank("Table");
  typed.forEach((round, number) => {
    fill(t.trays[number], round.trays, game.tables.slots);
  });
  fill(t.tokens, document.tokens, game.tokens);

  const found = rules.blank("Faults");
  limits.check_rounds(t.trays, rounds, book, found);
  if (document.tokens) limits.check_tokens(t.trays, rounds, t.tokens, book, found);
  const rows = found.rows.slice(0, found.found);
  const short = rows.filter((/** @type {number[]} */ row) => row[0] === limits.TRAY_SHORT);
  const laid = typed.map((_, round) => found.dice[round].slice(0, game.seats));
  const later = shortRounds(found, short, { laid, names, full: game.full });

  const over = rounds === book.rounds && !found.under_way;
  const finished = over && document.tokens !== undefined;
  if (over && !finished) later.push({ reason: "tokens-missing", facts: {} });
  t.phase = finished ? state.PHASE_OVER : state.PHASE_TURN;

  const bill = () => {
    const made = rules.blank("Bill");
    scoring.score_rounds(t.trays, rounds, book, made);
    if (finished) scoring.score_end(t.tokens, book, made, state.END);
    return made;
  };
  const faults = faultsOf(game, rows, names, short.length > 0);
  return { table: t, bill, rounds, finished, end: finished, faults, notices: [], later, laid };
}
