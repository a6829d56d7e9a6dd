// The translated rules and their tables, as Python exported them; each family is loaded when needed.

import type { GameEntry } from "../wire/types";
import { gameOf } from "./game.mjs";
import type { Books, Game, Pad, Rules } from "./types";

const RULES = import.meta.glob<Rules>("../rules-generated/*.mjs");
const TABLES = import.meta.glob<unknown>("../rules-generated/*.json", { import: "default" });

async function loaded<T>(from: Record<string, () => Promise<unknown>>, name: string): Promise<T> {
  const load = from[`../rules-generated/${name}`];
  if (!load) throw new Error(`${name} was not built`);
  return (await load()) as T;
}

/** Every game there is. */
export function menu(): Promise<GameEntry[]> {
  return loaded<GameEntry[]>(TABLES, "menu.json");
}

/** The game of an id at a seat count; null if there is none. */
export async function findGame(id: string, seats: number): Promise<Game | null> {
  const family = id.split("/")[0] ?? "";
  if (!(`../rules-generated/${family}.pad.json` in TABLES)) return null;
  const [rules, books, pad] = await Promise.all([
    loaded<Rules>(RULES, `${family}.mjs`),
    loaded<Books>(TABLES, `${family}.books.json`),
    loaded<Pad>(TABLES, `${family}.pad.json`),
  ]);
  return gameOf({ rules, books, pad }, id, seats);
}
