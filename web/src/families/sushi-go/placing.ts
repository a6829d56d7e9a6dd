// Where the cards of a choice go, in words.

import { component, listed, say } from "../../words/words.svelte";
import { slotsOf } from "./plays";

/** What the name of a choice lays: one's own, and what the puppet gets. */
export function placing(name: string, game: string): string {
  const slots = slotsOf(name);
  const own = listed(slots.own.map((slot) => component(slot, game)));
  return slots.puppet === null
    ? own
    : say("table-own-and-puppet", { own, puppet: component(slots.puppet, game) });
}
