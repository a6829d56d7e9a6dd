// Every game there is, as Python exported it.

import type { GameEntry } from "../wire/types";

const [EXPORTED] = Object.values(
  import.meta.glob<GameEntry[]>("../rules-generated/menu.json", { eager: true, import: "default" }),
);

/** The entry of an id; none of an unknown one. */
export function entryOf(game: string): GameEntry | undefined {
  return EXPORTED?.find(({ id }) => id === game);
}
