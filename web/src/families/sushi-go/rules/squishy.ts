// Examples of a turn with strawberries, played by the rules.

import { fill } from "../../../engine/fill";
import { type Example, thingsIn, type Worked } from "../../../rulebook/examples";
import type { SushiGo } from "../pad";

/** One turn with strawberries: the rules' own check says who takes the squishy. */
export function squishyTurn(example: Example, game: SushiGo): Worked[] | null {
  const { plates = [] } = example;
  const now = example.now as string[] | undefined; // what each lays in this turn
  const holder = example.holder as number | undefined; // who has the squishy until now
  const { rules, book, tables } = game;
  if (!now) return null;
  const table = rules.blank("Table");
  table.squishy = holder ?? rules.state.NO_SEAT;
  const [laid = [], taken = []] = [table.plates[0], table.taken[0]];
  fill(laid, plates, tables.slots);
  for (const [seat, card] of now.entries()) {
    const slot = tables.slots.indexOf(card);
    const before = laid[seat]?.[slot] ?? 0;
    laid[seat]?.splice(slot, 1, before + 1);
    table.berry[seat] = book.berry[slot] ?? 0;
  }
  rules.turns.check_squishy(table, book, rules.blank("Work"));
  return plates.map((plate, seat) => ({
    shown: { things: thingsIn(plate) },
    now: now[seat] ?? "",
    ...(seat === holder && { holds: example.line }),
    line: {
      line: example.line,
      points: table.points[seat] ?? 0,
      reason: "squishy",
      numbers: { times: taken[seat] ?? 0 },
    },
  }));
}
