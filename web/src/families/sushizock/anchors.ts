// Which paragraph of the rules tells about a face or tile, or about a line of a bill.

const FACES = ["sushi", "bones", "blue", "red"];

/** The paragraph about a face of a die, or a tile. */
export function anchorOfKind(kind: string): string {
  return FACES.includes(kind) ? kind : "tiles";
}

/** The paragraph about a line of a score sheet. */
export function anchorOfLine(line: string): string {
  return line;
}
