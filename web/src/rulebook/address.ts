// Where the rules of a game are told.

import { editionOf, familyOf } from "../wire/ids";

/** The address of the rules of a game, or of one paragraph of them. */
export function rulesAddress(game: string, anchor = ""): string {
  return `/rules/${familyOf(game)}/${editionOf(game)}${anchor && `#${anchor}`}`;
}
