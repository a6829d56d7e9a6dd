// In which order the slots of a plate are shown: what is alike stands together.

import type { Game } from "../engine/types";

/** Every slot that can be entered, for the eye. */
export function arranged(game: Game): string[] {
  const slots = game.tables.slots.filter((slot) => slot !== null);
  const rows = game.pad.rows ?? [];
  const together = rows.flatMap((row) => slots.filter((slot) => row.test(slot)));
  return [...together, ...slots.filter((slot) => !together.includes(slot))];
}
