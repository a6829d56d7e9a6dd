// A whole pad as a short text for the address: counts as one letter each, slots in their order.
/** @import { Counts, Document, Game } from "./types" */
import { platesOf } from "./document.mjs";

const BASE = 36; // no count on a pad is larger: the rules' own limits see to that
const COUNTS = /^[0-9a-z]*$/;
const LONGEST_NAME = 60;

/** @param {Counts} counts @param {readonly (string | null)[]} slots */
function packed(counts, slots) {
  const letters = slots.map((slot) => (slot === null ? 0 : (counts[slot] ?? 0)).toString(BASE));
  return letters.join("").replace(/0+$/, "");
}

/** @param {unknown} text @param {readonly (string | null)[]} slots @returns {Counts} */
function unpacked(text, slots) {
  const letters = [...digits(text)];
  /** @type {Counts} */
  const counts = {};
  letters.forEach((letter, i) => {
    const slot = slots[i];
    if (letter === "0") return;
    if (!slot) throw new TypeError(`no slot ${i}`);
    counts[slot] = Number.parseInt(letter, BASE);
  });
  return counts;
}

/** @param {unknown} text */
function digits(text) {
  if (typeof text !== "string" || !COUNTS.test(text)) throw new TypeError("counts");
  return text;
}

/** @param {unknown} text */
const numbers = (text) => [...digits(text)].map((letter) => Number.parseInt(letter, BASE));

/** @param {readonly number[]} row */
const row = (row) => row.map((n) => Math.abs(n).toString(BASE)).join("");

/** @param {unknown} value @param {number} [length] @returns {unknown[]} */
function list(value, length) {
  if (!Array.isArray(value)) throw new TypeError("list");
  if (length !== undefined && value.length !== length) throw new TypeError("length");
  return value;
}

/**
 * The pad as a text of letters that an address may hold.
 * @param {Game} game
 * @param {Document} document
 */
export function written(game, document) {
  const { slots } = game.tables;
  const body =
    game.key === "stacks"
      ? (document.stacks ?? []).map(({ sushi, bones }) => [row(sushi), row(bones)])
      : (document.rounds ?? []).map((round) => [
          platesOf(round).map((plate) => packed(plate, slots)),
          ...(round.squishy ? [row(round.squishy)] : []),
        ]);
  const end = document.mochi_dice
    ? [row(document.mochi_dice)]
    : document.tokens
      ? [document.tokens.map((held) => packed(held, game.tokens))]
      : [];
  const text = JSON.stringify([document.game, document.seats, body, ...end]);
  const bytes = new TextEncoder().encode(text);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Which game such a text is about, and the rest of it; throws if it cannot be read.
 * @param {string} text
 * @returns {{ id: string, seats: string[], body: unknown[], end: unknown }}
 */
export function opened(text) {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const told = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const [id, seats, body, end] = list(told);
  const names = list(seats).map((name) => {
    if (typeof name !== "string" || !name.trim()) throw new TypeError("name");
    return name.slice(0, LONGEST_NAME);
  });
  if (typeof id !== "string" || new Set(names).size < names.length) throw new TypeError("names");
  return { id, seats: names, body: list(body), end };
}

/**
 * The document of an opened text; throws if it does not fit the game.
 * @param {Game} game
 * @param {ReturnType<typeof opened>} text
 * @returns {Document}
 */
export function read(game, { id, seats, body, end }) {
  const { slots } = game.tables;
  /** @type {Document} */
  const document = { game: id, seats };
  if (game.key === "stacks") {
    document.stacks = list(body, game.seats).map((entry) => {
      const [sushi, bones] = list(entry, 2).map(numbers);
      return { sushi: sushi ?? [], bones: bones ?? [] };
    });
    return document;
  }
  if (body.length > game.rounds) throw new TypeError("rounds");
  document.rounds = body.map((entry) => {
    const [plates, taken] = list(entry);
    const laid = list(plates, game.plates).map((plate) => unpacked(plate, slots));
    const squishy = taken === undefined ? {} : { squishy: fitting(taken) };
    return game.key === "trays" ? { trays: laid } : { plates: laid, ...squishy };
  });
  if (end !== undefined && game.key === "trays") {
    document.tokens = list(end, game.seats).map((held) => unpacked(held, game.tokens));
  } else if (end !== undefined) {
    document.mochi_dice = fitting(end);
  }
  return document;

  /** @param {unknown} text */
  function fitting(text) {
    const row = numbers(text);
    list(row, game.plates);
    return row;
  }
}
