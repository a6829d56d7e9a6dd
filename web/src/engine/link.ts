// A whole pad as a short text for the address: counts as one letter each, slots in their order.

import { countsOf, numbersOf, platesOf, stacksOf } from "./document";
import type { Counts, Document, Field, Game, Round } from "./types";

const BASE = 36; // no count on a pad is larger: the rules' own limits see to that
const COUNTS = /^[0-9a-z]*$/;
const LONGEST_NAME = 60;

type Slots = readonly (string | null)[];

function packed(counts: Counts, slots: Slots): string {
  const letters = slots.map((slot) => (slot === null ? 0 : (counts[slot] ?? 0)).toString(BASE));
  return letters.join("").replace(/0+$/, "");
}

function unpacked(text: unknown, slots: Slots): Counts {
  const counts: Counts = {};
  [...digits(text)].forEach((letter, i) => {
    const slot = slots[i];
    if (letter === "0") return;
    if (!slot) throw new TypeError(`no slot ${i}`);
    counts[slot] = Number.parseInt(letter, BASE);
  });
  return counts;
}

function digits(text: unknown): string {
  if (typeof text !== "string" || !COUNTS.test(text)) throw new TypeError("counts");
  return text;
}

const numbers = (text: unknown) => [...digits(text)].map((letter) => Number.parseInt(letter, BASE));

const row = (numbers: readonly number[]) => numbers.map((n) => Math.abs(n).toString(BASE)).join("");

function list(value: unknown, length?: number): unknown[] {
  if (!Array.isArray(value)) throw new TypeError("list");
  if (length !== undefined && value.length !== length) throw new TypeError("length");
  return value;
}

/** The pad as a text of letters that an address may hold. */
export function written(game: Game, document: Document): string {
  const once = known(game, "game");
  const body = game.rounds
    ? (document.rounds ?? []).map((round, at) => [
        platesOf(game, round).map((plate) => packed(plate, game.tables.slots)),
        ...packedFields(document, known(game, "round"), round, at),
      ])
    : packedFields(document, once, document).flat();
  const end = game.rounds ? packedFields(document, once, document) : [];
  const text = JSON.stringify([document.game, document.seats, body, ...end]);
  const bytes = new TextEncoder().encode(text);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const known = (game: Game, each: Field["each"]) =>
  game.fields.filter((field) => field.each === each);

/** The fields that a document or one of its rounds has, in their order. */
function packedFields(
  document: Document,
  fields: readonly Field[],
  holder: Document | Round,
  round?: number,
): (string | unknown[])[] {
  return fields
    .filter(({ name }) => holder[name] !== undefined)
    .map((field) => {
      const { holds } = field;
      if ("number" in holds) return row(numbersOf(document, field, round));
      if ("counts" in holds) {
        return countsOf(document, field).map((held) => packed(held, holds.counts));
      }
      const rows = stacksOf(document, field);
      return rows.map((own) => holds.stacks.map((name) => row(own[name] ?? [])));
    });
}

/** What a link says before it is known which game it is about. */
export interface Opened {
  id: string;
  seats: string[];
  body: unknown[];
  end: unknown[];
}

/** Which game such a text is about, and the rest of it; throws if it cannot be read. */
export function opened(text: string): Opened {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  const parts: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  const [id, seats, body, ...end] = list(parts);
  const names = list(seats).map((name) => {
    if (typeof name !== "string" || !name.trim()) throw new TypeError("name");
    return name.slice(0, LONGEST_NAME);
  });
  if (typeof id !== "string" || new Set(names).size < names.length) throw new TypeError("names");
  return { id, seats: names, body: list(body), end };
}

/** The document of an opened text; throws if it does not fit the game. */
export function read(game: Game, { id, seats, body, end }: Opened): Document {
  const document: Document = { game: id, seats };
  const once = known(game, "game");
  if (!game.rounds) return { ...document, ...unpackedFields(game, once, [body]) };
  if (body.length > game.rounds) throw new TypeError("rounds");
  document.rounds = body.map((entry): Round => {
    const [plates, ...rest] = list(entry);
    const laid = list(plates, game.plates).map((plate) => unpacked(plate, game.tables.slots));
    return { [game.key]: laid, ...unpackedFields(game, known(game, "round"), rest) };
  });
  return { ...document, ...unpackedFields(game, once, end) };
}

/** What stands there of some fields; one may be left out with all behind it. */
function unpackedFields(game: Game, fields: readonly Field[], texts: readonly unknown[]): Round {
  const found = fields.slice(0, texts.length).map(({ name, holds }, at) => {
    const text = texts[at];
    if ("number" in holds) {
      const row = numbers(text);
      list(row, game.plates);
      return [name, row];
    }
    if ("counts" in holds) {
      return [name, list(text, game.seats).map((held) => unpacked(held, holds.counts))];
    }
    const { stacks } = holds;
    const each = list(text, game.seats).map((entry) => {
      const rows = list(entry, stacks.length).map(numbers);
      return Object.fromEntries(stacks.map((stack, i) => [stack, rows[i] ?? []]));
    });
    return [name, each];
  });
  return Object.fromEntries(found);
}
