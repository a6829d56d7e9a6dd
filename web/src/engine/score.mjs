// What people entered, scored by the rules' own functions: the browser's `sushibelt.scorepad.score`.
// No rule is written here. Rows are filled, the translated scoring and limits speak, and the
// tables that Python exported tell their integers in ids.
/** @import { Document, Game, Outcome } from "./types" */

import { enter as sushiGo } from "../families/sushi-go/pad.mjs";
import { enter as sushiRoll } from "../families/sushi-roll/pad.mjs";
import { enter as sushizock } from "../families/sushizock/pad.mjs";
import { REFUSED } from "./faults.mjs";
import { resultOf, sheetsOf } from "./sheet.mjs";

const ENTER = { plates: sushiGo, trays: sushiRoll, stacks: sushizock };

/**
 * Score a well-formed document; what cannot have happened is refused.
 * @param {Game} game
 * @param {Document} document
 * @param {string} puppet what the plate is called that is nobody's
 * @returns {Outcome}
 */
export function score(game, document, puppet = "puppet") {
  const names = [...document.seats, puppet].slice(0, game.plates);
  const entered = ENTER[game.key](game, document, names);
  const refused = entered.faults.find(({ verdict }) => verdict === REFUSED);
  if (refused) return { refused: refused.problem, card: null };
  const sheets = sheetsOf(game, entered);
  sheets.forEach(({ total }, plate) => {
    if (entered.table.points) entered.table.points[plate] = total;
  });
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
