// What choices are called, and why one cannot be made, in words.

import { listed, number, say } from "../words/words.svelte";
import type { Obstacle, Wish } from "./possible";

/** The name of an option, or of having none of its group. */
export function optionName(group: string, value: string | null): string {
  return value === null ? say(`setup-none-${group}`) : say(`setup-option-${value}`);
}

/** One line about an option. */
export function optionNote(value: string | null): string {
  return value === null ? "" : say(`option-${value}`);
}

function seatsInWords(seats: readonly number[]): string {
  return listed(seats.map(number), "disjunction");
}

function obstacle(problem: Obstacle, wish: Wish): string {
  if (problem.about === "seats")
    return say("setup-only-seats", { seats: seatsInWords(problem.seats) });
  if (problem.about === "group") {
    return say("setup-not-with", { what: optionName(problem.group, problem.value) });
  }
  const edition = say(`edition-${wish.family}-${wish.edition}`);
  return say("setup-edition-seats", { edition, seats: seatsInWords(problem.seats) });
}

/** Why not; empty if nothing stands against it. */
export function whyNot(problems: readonly Obstacle[], wish: Wish): string {
  return listed(problems.map((problem) => obstacle(problem, wish)));
}
