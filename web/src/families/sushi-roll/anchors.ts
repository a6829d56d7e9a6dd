// Which paragraph of the rules tells about a face or token, or about a line of a bill.

import { NIGIRI } from "../../rulebook/dishes";
import { cardOf, stem } from "../../wire/ids";

/** The paragraph about a face of a die, or a token. */
export function anchorOfKind(kind: string): string {
  const plain = stem(cardOf(kind));
  return NIGIRI.includes(plain) ? "nigiri" : plain;
}

/** The paragraph about a line of a score sheet. */
export function anchorOfLine(line: string): string {
  return line === "dessert" ? "pudding" : line;
}
