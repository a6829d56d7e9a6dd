// From what was set up to a table: opened, people of this device seated, everything kept.

import { openTable, takeSeat } from "../wire/api";
import { keepName, keepSeat, keepTable } from "../wire/device";
import type { NewTable } from "../wire/types";
import { say } from "../words/words.svelte";

/** Who is meant to sit somewhere: a friend elsewhere, a person at this device, or a bot. */
export type Guest =
  | { who: "friend" }
  | { who: "here"; name: string }
  | { who: "bot"; level: string };

export interface Plan {
  game: string;
  /** One's own; whoever gives none is a guest. */
  name: string;
  /** All seats after one's own. */
  guests: readonly Guest[];
  timer: NewTable["timer"];
  memory: NewTable["memory"];
}

/** What is left of a name where case, spaces and hyphens are easily overlooked. */
const look = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s.,'’_-]/g, "");

/** A name that two people at this device have; the server would refuse the second of them. */
export function nameTwice({ name, guests }: Plan): string | undefined {
  const names = [name, ...guests.flatMap((guest) => (guest.who === "here" ? [guest.name] : []))];
  const looks = names.map(look);
  return names.find((_, at) => looks.indexOf(looks[at] ?? "") !== at);
}

/** Open the table of a plan; returns where to go. */
export async function openPlan(plan: Plan): Promise<string> {
  const { game, guests, timer, memory } = plan;
  const name = plan.name || say("guest-name");
  const bots = [null, ...guests.map((guest) => (guest.who === "bot" ? guest.level : null))];
  const made = await openTable({ game, seats: bots.length, name, bots, timer, memory });
  if (plan.name) keepName(plan.name);
  keepTable(made.table, { game, host: made.host, watch: made.watch, names: [name] });
  keepSeat(made.table, { secret: made.secret, name });
  for (const [place, guest] of guests.entries()) {
    if (guest.who !== "here") continue;
    const wanted = { name: guest.name, code: made.code, seat: place + 1 };
    const taken = await takeSeat(made.table, wanted);
    keepSeat(made.table, { secret: taken.secret, name: guest.name });
  }
  const waiting = guests.some((guest) => guest.who === "friend");
  return `/t/${made.table}${waiting ? "" : "?start"}#${made.secret}`;
}
