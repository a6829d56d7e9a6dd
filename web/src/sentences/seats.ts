// How a seat is told apart: by colour, pattern and letter.

const LETTERS = "ABCDE";
/** In place of a seat, for the puppet's plate. */
export const NOBODY = -1;

/** The letter of a mark; the puppet, behind the seats, has none of its own. */
export function letterOf(mark: number): string {
  return LETTERS[mark] ?? "P";
}

/** The class that gives a mark its colour and pattern. */
export function classOf(mark: number): string {
  return `seat-${(LETTERS[mark] ?? "none").toLowerCase()}`;
}

interface Figured {
  who: string;
  level: string | null;
  mark: number;
}

/** The drawing of who sits somewhere: a bot's by its level, people's all different. */
export function figureOf({ who, level, mark }: Figured): string {
  if (who === "empty") return "stool";
  return who === "bot" ? (level ?? "cook") : guestOf(mark);
}

/** The drawing of a person by their mark. */
export function guestOf(mark: number): string {
  return `guest-${letterOf(mark).toLowerCase()}`;
}
