// Small pieces of text that several parts of the table need.

import { component, knows, number, say } from "../words/words.svelte";
import { letterOf } from "./seats";

/** A component, with how many there are of it if several. */
export function some(kind: string, count: number, game: string): string {
  return say("some-of", { count, what: component(kind, game) });
}

/** A number as a bill prints it. */
export function plain(points: number): string {
  return number(points);
}

/** A number with its sign, as a bill prints it. */
export function signed(points: number): string {
  return points > 0 ? `+${number(points)}` : number(points);
}

export interface Named {
  seat: number;
  name: string;
  level: string | null;
  mark?: number;
}

/** What a seat is called on its stool: a bot by its level, a seat that nobody has as free. */
export function shortName(seat: Named): string {
  if (seat.name) return seat.name;
  return seat.level ? levelName(seat.level) : say("table-free-seat");
}

/** What a bot's level is called. */
export function levelName(level: string): string {
  return say(knows(`level-${level}`) ? `level-${level}` : "level-cook");
}

/** The names of all plates, none twice: those of the seats, and the puppet's behind them. */
export function plateNames(seats: readonly Named[]): string[] {
  const short = seats.map(shortName);
  const names = seats.map((seat, at) => {
    const twice = short.filter((name) => name === short[at]).length > 1;
    const name = short[at] ?? "";
    return twice
      ? say("table-name-letter", { name, letter: letterOf(seat.mark ?? seat.seat) })
      : name;
  });
  return [...names, component("puppet")];
}
