// What people entered, scored by the rules' own functions: the browser's `sushibelt.scorepad.score`.
// No rule is written here. Rows are filled, the translated scoring and limits speak, and the
// tables that Python exported tell their integers in ids.

import { REFUSED } from "./faults";
import { resultOf, sheetsOf } from "./sheet";
import type { Document, Game, Outcome } from "./types";

/** Score a well-formed document; what cannot have happened is refused. */
export function score(
  game: Game,
  document: Document,
  puppet = "puppet", // what the plate is called that is nobody's
): Outcome {
  const names = [...document.seats, puppet].slice(0, game.plates);
  const entered = game.pad.enter(game, document, names);
  const refused = entered.faults.find(({ verdict }) => verdict === REFUSED);
  if (refused) return { refused: refused.problem, card: null };
  const sheets = sheetsOf(game, entered);
  for (const [plate, { total }] of sheets.entries()) {
    if (entered.points) entered.points[plate] = total;
  }
  const warned = entered.faults.map(({ problem, verdict }) => ({
    reason: verdict,
    facts: { problem },
  }));
  return {
    refused: null,
    card: {
      sheets,
      result: entered.finished ? resultOf(game, entered.table, sheets) : null,
      notices: [...entered.notices, ...warned, ...entered.later],
      laid: entered.laid,
    },
  };
}
