// The cells of a pad: every place that can be written on, named by the way to it in the document.
// A shared pad travels in these, so that two phones never write over each other's plates.
/** @import { Cell, Document, Game, Value } from "./types" */
import { openRound } from "./document.mjs";

/** @param {number} round @param {number} plate @param {string} slot */
export const slotAt = (round, plate, slot) => `rounds/${round}/${plate}/${slot}`;
/** @param {number} round @param {number} plate */
export const squishyAt = (round, plate) => `squishy/${round}/${plate}`;
/** @param {number} plate */
export const dieAt = (plate) => `mochi_dice/${plate}`;
/** @param {number} seat @param {string} token */
export const tokenAt = (seat, token) => `tokens/${seat}/${token}`;
/** @param {number} seat @param {string} kind */
export const stackAt = (seat, kind) => `stacks/${seat}/${kind}`;
/** @param {number} seat */
export const nameAt = (seat) => `seats/${seat}`;

/** @typedef {(game: Game, draft: Document, way: string[], value: never) => void} Put */

/** @type {Record<string, Put>} */
const PUT = {
  seats(_, draft, [seat = ""], /** @type {string} */ name) {
    draft.seats[Number(seat)] = name;
  },
  rounds(game, draft, [round, plate, slot = ""], /** @type {number} */ count) {
    const counts = openRound(game, draft, Number(round))[Number(plate)];
    if (!counts) return;
    counts[slot] = count;
    if (count === 0) delete counts[slot];
  },
  squishy(game, draft, [round, plate], /** @type {number} */ times) {
    openRound(game, draft, Number(round));
    const laid = draft.rounds?.[Number(round)];
    if (!laid) return;
    laid.squishy = entries(laid.squishy, 0, game.plates);
    laid.squishy[Number(plate)] = times;
  },
  mochi_dice(game, draft, [plate], /** @type {number} */ face) {
    draft.mochi_dice = entries(draft.mochi_dice, 1, game.plates);
    draft.mochi_dice[Number(plate)] = face;
  },
  tokens(_, draft, [seat, token = ""], /** @type {number} */ count) {
    draft.tokens ??= draft.seats.map(() => ({}));
    const held = draft.tokens[Number(seat)];
    if (held) held[token] = count;
  },
  stacks(_, draft, [seat, kind], /** @type {number[]} */ tiles) {
    const own = draft.stacks?.[Number(seat)];
    if (own) own[kind === "sushi" ? "sushi" : "bones"] = tiles;
  },
};

/**
 * Write one cell on a draft; what it stands in is made if it is not there yet.
 * @param {Game} game
 * @param {Document} draft
 * @param {Cell} cell
 */
export function put(game, draft, { at, value }) {
  const [what = "", ...way] = at.split("/");
  PUT[what]?.(game, draft, way, /** @type {never} */ (value));
}

/**
 * A list with an entry for every plate; a puppet's may have been left out.
 * @param {number[] | undefined} given @param {number} unwritten @param {number} plates
 */
function entries(given = [], unwritten, plates) {
  return Array.from({ length: plates }, (_, plate) => given[plate] ?? unwritten);
}
