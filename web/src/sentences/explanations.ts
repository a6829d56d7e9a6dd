// What a component does, in a sentence.

import { explanationOf } from "../data/explained";
import { cardOf, printed, stem } from "../wire/ids";
import { knows, say } from "../words/words.svelte";

/** What a component does; a tile is explained otherwise than what a die shows. */
export function helpFor(kind: string, game: string): string {
  const plain = stem(cardOf(kind));
  const tile = `explain-${plain}-tile`;
  if (printed(kind) && knows(tile)) return say(tile);
  const explanation = explanationOf(plain, game);
  if (!explanation) return "";
  const [id, numbers] = explanation;
  const facts = Object.entries(numbers).map(([name, fact]) => [
    name,
    Array.isArray(fact) ? fact.join(", ") : fact,
  ]);
  return say(`explain-${id}`, Object.fromEntries(facts));
}
