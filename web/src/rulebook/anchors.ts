// Which paragraph of the rules tells about a component, or about a line of a bill.

import { cardOf, editionOf, familyOf, stem } from "../wire/ids";

export const NIGIRI = ["egg", "salmon", "squid"];
const OWN_DESSERTS = ["frozen-yogurt", "bubble-tea", "pudding", "mochi"]; // those an id must name
const FULL_NAMES: Readonly<Record<string, string>> = {
  yogurt: "frozen-yogurt",
  tea: "bubble-tea",
};
const FACES = ["sushi", "bones", "blue", "red"];

/** The paragraph about a card, die face, tile or token. */
export function anchorOfKind(kind: string, game: string): string {
  if (familyOf(game) === "sushizock") return FACES.includes(kind) ? kind : "tiles";
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

/** The address of the rules of a game, or of one paragraph of them. */
export function rulesAddress(game: string, anchor = ""): string {
  return `/rules/${familyOf(game)}/${editionOf(game)}${anchor && `#${anchor}`}`;
}
