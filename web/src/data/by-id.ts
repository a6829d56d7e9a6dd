// A table for every id of a game; ids that are told alike share one.

export interface ById<T> {
  /** The number of an id's table. */
  games: Readonly<Record<string, number>>;
  tables: readonly T[];
}

/** The table of an id; none of an unknown one. */
export function tableOf<T>(all: ById<T> | undefined, game: string): T | undefined {
  return all?.tables[all.games[game] ?? -1];
}
