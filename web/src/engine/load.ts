// The translated rules and their tables, as Python exported them; each family is loaded when needed.
// Whatever belongs to a family is found by its name, so that none is named here.

import { familyOf } from "../wire/ids";
import type { GameEntry } from "../wire/types";
import { gameOf } from "./game";
import type { Books, Rules } from "./rules";
import type { Game, Pad, PadFamily } from "./types";

type Loaders = Record<string, () => Promise<unknown>>;

const RULES: Loaders = import.meta.glob("../rules-generated/*.mjs");
const TABLES: Loaders = import.meta.glob("../rules-generated/*.json", { import: "default" });
const PADS: Loaders = import.meta.glob("../families/*/pad.ts", { import: "pad" });

async function loaded<T>(from: Loaders, path: string): Promise<T> {
  const load = from[path];
  if (!load) throw new Error(`${path} was not built`);
  return (await load()) as T;
}

/** One of the tables that belong to no family in particular: `menu`, `boxes` … */
export function table<T>(name: string): Promise<T> {
  return loaded<T>(TABLES, `../rules-generated/${name}.json`);
}

/** Every game there is. */
export function menu(): Promise<GameEntry[]> {
  return table("menu");
}

/** The rules of a family. */
export function rulesOf(family: string): Promise<Rules> {
  return loaded<Rules>(RULES, `../rules-generated/${family}.mjs`);
}

/** The books of a family, as this page was built with them. */
export function booksOf(family: string): Promise<Books> {
  return table(`${family}.books`);
}

/** The digest of a book, as this page was built with it; empty if there is none. */
export async function bookDigest(id: string, seats: number): Promise<string> {
  const digests = await table<Record<string, Record<number, string>>>("digests");
  return digests[id]?.[seats] ?? "";
}

/** The game of an id at a seat count; null if there is none. */
export async function findGame(id: string, seats: number): Promise<Game | null> {
  const family = familyOf(id);
  const path = `../families/${family}/pad.ts`;
  if (!(path in PADS)) return null;
  const [rules, books, tables, pad] = await Promise.all([
    rulesOf(family),
    booksOf(family),
    table<Pad>(`${family}.pad`),
    loaded<PadFamily>(PADS, path),
  ]);
  return gameOf({ rules, books, tables, pad }, id, seats);
}
