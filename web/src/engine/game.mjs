// One game of the pad: the translated rules of a family, with the book and tables of one id.
/** @import { Books, Game, Pad, Rules } from "./types" */

/**
 * The game of an id at a seat count.
 * @param {{ rules: Rules, books: Books, pad: Pad }} family
 * @param {string} id
 * @param {number} seats
 * @returns {Game | null} null if there is no such game
 */
export function gameOf({ rules, books, pad }, id, seats) {
  const numbers = books[id]?.[seats];
  const tables = pad.tables[pad.games[id] ?? -1];
  if (!numbers || !tables) return null;
  const book = rules.unpack("Book", numbers);
  return {
    id,
    family: id.split("/")[0] ?? "",
    seats,
    plates: book.plates ?? seats,
    rounds: pad.key === "stacks" ? 0 : rules.state?.ROUNDS,
    full: rules.limits?.full_plate?.(book) ?? book.belt ?? 0,
    rules,
    book,
    key: pad.key,
    tokens: pad.tokens,
    tables,
  };
}
