// Which paragraph of the rules tells about a card, or about a line of a bill.

import { NIGIRI } from "../../rulebook/dishes";
import { cardOf, editionOf, stem } from "../../wire/ids";

const OWN_DESSERTS = ["frozen-yogurt", "bubble-tea", "pudding", "mochi"]; // those an id must name
const FULL_NAMES: Readonly<Record<string, string>> = {
  yogurt: "frozen-yogurt",
  tea: "bubble-tea",
};

/** The paragraph about a card. */
export function anchorOfKind(kind: string): string {
  const plain = stem(cardOf(kind));
  if (NIGIRI.includes(plain)) return "nigiri";
  return FULL_NAMES[plain] ?? plain;
}

/** The paragraph about a line of a score sheet. */
export function anchorOfLine(line: string, game: string): string {
  return line === "dessert" ? dessertOf(game) : line;
}

function dessertOf(game: string): string {
  const named = game.split("+").find((option) => OWN_DESSERTS.includes(option));
  if (named) return named;
  return editionOf(game) === "anniversary" ? "strawberry" : "pudding";
}
