// In which order the slots of a plate are shown: what is alike stands in one row of three.

import type { Game } from "../engine/types";

const ROWS = [
  /^(tempura|sashimi|dumpling)$/,
  /^maki/,
  /^(egg|salmon|squid)$/,
  /^wasabi\+/,
  /^(wasabi$|chopsticks)/,
];

/** Every slot that can be entered, for the eye. */
export function arranged(game: Game): string[] {
  const slots = game.tables.slots.filter((slot) => slot !== null);
  const rows = ROWS.map((row) => slots.filter((slot) => row.test(slot)));
  const rest = slots.filter((slot) => !ROWS.some((row) => row.test(slot)));
  return [...rows.flat(), ...rest];
}
