// Which paragraph of the rules tells about a card or face, or about a line of a bill.

import { dishesOf } from "../data/dishes";
import { traitsOf } from "../data/traits";
import { cardOf, stem } from "../wire/ids";

/** The paragraph about a card, die face or token. */
export function anchorOfKind(kind: string, game: string): string {
  const plain = stem(cardOf(kind));
  const { nigiri, dessert } = dishesOf(game);
  if (nigiri.includes(plain)) return "nigiri";
  return dessert?.component === plain ? dessert.option : plain;
}

/** The paragraph about a line of a score sheet. */
export function anchorOfLine(line: string, game: string): string {
  return line === "dessert" ? (traitsOf(game).dessert?.option ?? line) : line;
}
