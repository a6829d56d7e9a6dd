// The cells of a pad: every place that can be written on, named by the way to it in the document.
// A shared pad travels in these, so that two phones never write over each other's plates.

import { countsOf, numbersOf, openRound, platesOf, stacksOf, unwritten } from "./document";
import type { Cell, Document, Field, Game, Value } from "./types";

export const nameAt = (seat: number) => `seats/${seat}`;

export const slotAt = (round: number, plate: number, slot: string) =>
  `rounds/${round}/${plate}/${slot}`;

/** The cell of a field: by round if it has them, by plate, and by name if it has names. */
export const fieldAt = ({ name }: Field, ...way: (number | string)[]) => [name, ...way].join("/");

/** Write one cell on a draft; what it stands in is made if it is not there yet. */
export function put(game: Game, draft: Document, { at, value }: Cell): void {
  const [what = "", ...way] = at.split("/");
  if (what === "seats") draft.seats[Number(way[0])] = String(value);
  else if (what === "rounds") putCount(game, draft, way, Number(value));
  const field = game.fields.find(({ name }) => name === what);
  if (field) putField(game, draft, field, way, value);
}

function putCount(game: Game, draft: Document, [round, plate, slot = ""]: string[], n: number) {
  const counts = platesOf(game, openRound(game, draft, Number(round)))[Number(plate)];
  if (!counts) return;
  counts[slot] = n;
  if (n === 0) delete counts[slot];
}

function putField(game: Game, draft: Document, field: Field, way: string[], value: Value): void {
  const [plate = 0, round = 0] = (field.each === "round" ? way.toReversed() : way).map(Number);
  const name = way[1] ?? "";
  if ("number" in field.holds) {
    const holder = field.each === "round" ? openRound(game, draft, round) : draft;
    const { number } = field.holds;
    const before = numbersOf(draft, field, round); // a puppet's may have been left out
    const entries = Array.from({ length: game.plates }, (_, at) => before[at] ?? number);
    entries[plate] = Number(value);
    holder[field.name] = entries;
    return;
  }
  draft[field.name] ??= draft.seats.map(() => unwritten(field));
  if ("counts" in field.holds) {
    const held = countsOf(draft, field)[plate];
    if (held) held[name] = Number(value);
  } else {
    const own = stacksOf(draft, field)[plate];
    if (own && Array.isArray(value)) own[name] = value;
  }
}
