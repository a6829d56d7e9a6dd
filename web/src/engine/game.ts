// One game of the pad: the translated rules of a family, with the book and tables of one id.

import { familyOf } from "../wire/ids";
import type { Books, Rules } from "./rules";
import type { Game, Pad, PadFamily } from "./types";

/** All that was written and exported of a family. */
export interface Parts {
  rules: Rules;
  books: Books;
  tables: Pad;
  pad: PadFamily;
}

/** The game of an id at a seat count; null if there is no such game. */
export function gameOf(parts: Parts, id: string, seats: number): Game | null {
  const { rules, books, pad } = parts;
  const { key, games, tables: each } = parts.tables;
  const numbers = books[id]?.[seats];
  const tables = each[games[id] ?? -1];
  if (!numbers || !tables) return null;
  const book = rules.unpack("Book", numbers);
  return {
    id,
    family: familyOf(id),
    seats,
    ...pad.size(rules, book),
    rules,
    book,
    key,
    tables,
    fields: tables.fields,
    pad,
  };
}
