// Which paragraph of the rules tells about a face or tile.

import { explanationOf } from "../../data/explained";

/** The paragraph about a face of a die, or a tile. */
export function anchorOfKind(kind: string, game: string): string {
  return explanationOf(kind, game) ? kind : "tiles";
}
