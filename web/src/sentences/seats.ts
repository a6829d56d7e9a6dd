// How a seat is told apart: by colour, pattern and letter.

const LETTERS = "ABCDE";
/** In place of a seat, for the puppet's plate. */
export const NOBODY = -1;

/** The letter of a seat; the puppet, behind the seats, has none of its own. */
export function letterOf(seat: number): string {
  return LETTERS[seat] ?? "P";
}

/** The class that gives a seat its colour and pattern. */
export function classOf(seat: number): string {
  return `seat-${(LETTERS[seat] ?? "none").toLowerCase()}`;
}
