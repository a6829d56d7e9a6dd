// Choices of Sushi Roll, read from the names of what is legal.

import type { Tally } from "../../wire/tallies";

export interface Offers {
  /** Faces of one's belt that can be taken. */
  take: Set<string>;
  menu: boolean;
  /** Faces that can be given away for another belt's. */
  give: Set<string>;
  /** Faces that can still be picked up to roll again. */
  mark: Set<string>;
  roll: boolean;
  /** What can be got for the die given: seat and face. */
  get: { seat: number; face: string }[];
}

/** Sort the names by what they do. */
export function offersIn(legal: readonly string[]): Offers {
  const offers: Offers = {
    take: new Set(),
    menu: false,
    give: new Set(),
    mark: new Set(),
    roll: false,
    get: [],
  };
  for (const name of legal) {
    const [verb, first = "", second = ""] = name.split(":");
    if (verb === "take") offers.take.add(first);
    else if (verb === "menu") offers.menu = true;
    else if (verb === "give") offers.give.add(first);
    else if (verb === "mark") offers.mark.add(first);
    else if (verb === "roll") offers.roll = true;
    else if (verb === "get") offers.get.push({ seat: Number(first), face: second });
  }
  return offers;
}

/** What a person set out to do: the names of several choices in a row, of which the game may make
 * some by itself. */
export type Plan = { kind: "reroll"; faces: Tally } | { kind: "swap"; seat: number; face: string };

/** The next step of a plan among what is legal now; null when it is done or overtaken. */
export function nextStep(plan: Plan, legal: readonly string[], marked: Tally): string | null {
  if (plan.kind === "swap") {
    const name = `get:${plan.seat}:${plan.face}`;
    return legal.includes(name) ? name : null;
  }
  const missing = Object.keys(plan.faces).filter(
    (face) => (marked[face] ?? 0) < (plan.faces[face] ?? 0),
  );
  const mark = legal.find((name) => missing.some((face) => name === `mark:${face}`));
  return mark ?? (legal.includes("roll") ? "roll" : null);
}
