// The pad of Sushi Go!: plates of every round, who took the squishy, what the mochi dice show.
/** @import { Document, Entered, Game, Row, Said } from "../../engine/types" */
import { faultsOf, shortRounds } from "../../engine/faults.mjs";
import { fill } from "../../engine/fill.mjs";

/**
 * @param {Game} game
 * @param {Document} document
 * @param {string[]} names of all plates
 * @returns {Entered}
 */
export function enter(game, document, names) {
  const { rules, book } = game;
  const { limits, scoring, state } = /** @type {Record<string, Row>} */ (rules);
  const typed = document.rounds ?? [];
  const rounds = typed.length;
  const t = rules.blank("Table");
  /** @type {Said[]} */
  const notices = [];
  typed.forEach((round, number) => {
    fill(t.plates[number], round.plates, game.tables.slots);
    round.squishy?.forEach((times, i) => {
      t.taken[number][i] = times;
    });
    const unsaid = !round.squishy && t.plates[number].some(hasBerries);
    if (unsaid) notices.push({ reason: "squishy-missing", facts: { round: number + 1 } });
  });
  for (let i = 0; book.die && i < game.plates; i++) t.dice[i] = document.mochi_dice?.[i] ?? 1;

  const found = rules.blank("Faults");
  limits.check(t.plates, t.taken, t.dice, rounds, book, found);
  const rows = found.rows.slice(0, found.found);
  const short = rows.filter((/** @type {number[]} */ row) => row[0] === limits.HAND_SHORT);
  const laid = typed.map((_, round) => found.cards[round].slice(0, game.plates));
  const later = shortRounds(found, short, { laid, names, full: game.full });

  const over = rounds === state.ROUNDS && !found.under_way;
  const undecided =
    over && !document.mochi_dice && names.some((_, i) => limits.rolls_of(t.plates, i, book));
  if (undecided) later.push({ reason: "dice-missing", facts: {} });
  const finished = over && !undecided;
  t.phase = finished ? state.PHASE_OVER : state.PHASE_CHOOSE;

  const bill = () => {
    const work = rules.blank("Work");
    for (let part = 0; part < rounds; part++) {
      scoring.score_round(t.plates[part], t.taken[part], book, work, part);
    }
    if (finished) scoring.score_end(t.plates, t.dice, book, work);
    return work;
  };
  const faults = faultsOf(game, rows, names, short.length > 0);
  return { table: t, bill, rounds, finished, end: finished, faults, notices, later, laid };

  /** @param {number[]} plate */
  function hasBerries(plate) {
    return limits.berries_on(plate, book) > 0;
  }
}
