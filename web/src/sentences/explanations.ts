// What a component does, in a sentence.

import { explanationOf } from "../data/explained";
import { cardOf, printed, stem } from "../wire/ids";
import { type Facts, knows, say } from "../words/words.svelte";

/** What a component does; a tile is explained otherwise than what a die shows. */
export function helpFor(kind: string, game: string): string {
  const plain = stem(cardOf(kind));
  const tile = `explain-${plain}-tile`;
  if (printed(kind) && knows(tile)) return say(tile);
  const sentence = `explain-${explanationOf(plain, game)?.[0] ?? plain}`;
  return knows(sentence) ? say(sentence, factsAbout(plain, game)) : "";
}

/** The numbers that explain a kind of component in a game. */
export function factsAbout(kind: string, game: string): Facts {
  const numbers = Object.entries(explanationOf(kind, game)?.[1] ?? {});
  return Object.fromEntries(
    numbers.map(([name, fact]) => [name, Array.isArray(fact) ? fact.join(", ") : fact]),
  );
}
