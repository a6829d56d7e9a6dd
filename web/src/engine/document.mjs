// The document of a pad, made and read. What is not written down counts as none.
/** @import { Counts, Document, Game, Round } from "./types" */

/**
 * A pad on which nothing is written yet.
 * @param {Game} game
 * @param {string[]} seats
 * @returns {Document}
 */
export function blankDocument(game, seats) {
  if (game.key === "stacks") {
    return { game: game.id, seats, stacks: seats.map(() => ({ sushi: [], bones: [] })) };
  }
  return { game: game.id, seats, rounds: [] };
}

/**
 * What lies before the seats in a round.
 * @param {Round | undefined} round
 * @returns {Counts[]}
 */
export const platesOf = (round) => round?.plates ?? round?.trays ?? [];

/**
 * Write this round, and those before it, if they are missing.
 * @param {Game} game
 * @param {Document} document
 * @param {number} round from 0
 * @returns {Counts[]} its plates
 */
export function openRound(game, document, round) {
  document.rounds ??= [];
  while (document.rounds.length <= round) {
    const laid = Array.from({ length: game.plates }, () => ({}));
    document.rounds.push(game.key === "trays" ? { trays: laid } : { plates: laid });
  }
  return platesOf(document.rounds[round]);
}

/**
 * The document without rounds at its end in which nothing lies yet.
 * @param {Document} document
 * @returns {Document}
 */
export function played(document) {
  const { rounds } = document;
  if (!rounds) return document;
  const last = rounds.findLastIndex((round) =>
    platesOf(round).some((plate) => Object.values(plate).some((count) => count > 0)),
  );
  return { ...document, rounds: rounds.slice(0, last + 1) };
}
