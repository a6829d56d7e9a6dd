// Examples of a turn with strawberries, played by the rules.

import { fill } from "../../../engine/fill.mjs";
import type { Game } from "../../../engine/types";
import type { Example, Worked } from "../../../rulebook/examples";
import { spread } from "../../../wire/tallies";

/** One turn with strawberries: the rules' own check says who takes the squishy. */
export function squishyTurn(example: Example, game: Game): Worked[] | null {
  const { now, plates = [], holder } = example;
  const { rules, book, tables } = game;
  if (!now) return null;
  const table = rules.blank("Table");
  table.squishy = holder ?? rules.state?.NO_SEAT;
  fill(table.plates[0], plates, tables.slots);
  for (const [seat, card] of now.entries()) {
    const slot = tables.slots.indexOf(card);
    table.plates[0][seat][slot] += 1;
    table.berry[seat] = book.berry[slot];
  }
  rules.turns?.check_squishy(table, book, rules.blank("Work"));
  return plates.map((plate, seat) => ({
    kinds: spread(plate),
    stacks: null,
    now: now[seat] ?? "",
    holds: seat === holder,
    line: {
      line: example.line,
      points: table.points[seat],
      reason: "squishy",
      numbers: { times: table.taken[0][seat] },
    },
  }));
}
