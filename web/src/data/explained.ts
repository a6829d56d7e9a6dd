// Which sentence explains each component of a game and the numbers in it, as Python exported it.

import { type ById, tableOf } from "./by-id";

export type Explanation = [id: string, facts: Record<string, string | number | number[]>];

const [EXPORTED] = Object.values(
  import.meta.glob<ById<Record<string, Explanation>>>("../rules-generated/explained.json", {
    eager: true,
    import: "default",
  }),
);

/** The explanation of a kind of component, if a game has it. */
export function explanationOf(kind: string, game: string): Explanation | undefined {
  return tableOf(EXPORTED, game)?.[kind];
}

/** The kinds of component that one sentence explains, such as all nigiri. */
export function kindsExplainedBy(sentence: string, game: string): string[] {
  const all = Object.entries(tableOf(EXPORTED, game) ?? {});
  return all.flatMap(([kind, [id]]) => (id === sentence ? [kind] : []));
}
