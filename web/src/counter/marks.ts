// By which letter, colour and pattern the seats of a table are told apart: they stay with whoever
// sits there when seats move on. Elsewhere a seat has those of its number.

import { getContext, setContext } from "svelte";
import type { SeatView } from "../wire/types";

type Seats = () => readonly Pick<SeatView, "mark">[];
const KEY = Symbol("marks");

/** Whatever is drawn below shows the marks of these seats. */
export function showMarks(seats: Seats): void {
  setContext(KEY, seats);
}

/** For a component that is being made: the mark of a seat. */
export function marking(): (seat: number) => number {
  const seats = getContext<Seats | undefined>(KEY);
  return (seat) => seats?.()[seat]?.mark ?? seat;
}
