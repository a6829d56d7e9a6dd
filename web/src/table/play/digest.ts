// What is announced to those who listen, turn by turn: what somebody else does in a turn comes in
// one go when it is over, so that three bots do not talk at once.

import type { EventView, TableMessage } from "../../wire/types";

export class Digest {
  #announced = new WeakSet<EventView>();
  #kept: EventView[] = [];

  /** What is to be announced now, of what the last move brought. */
  hear(
    latest: readonly EventView[],
    { turn, you }: Pick<TableMessage, "turn" | "you">,
  ): EventView[] {
    const fresh = latest.filter((event) => !this.#announced.has(event));
    for (const event of fresh) this.#announced.add(event);
    const events = [...this.#kept, ...fresh];
    const actor = turn?.actors.length === 1 ? turn.actors[0] : undefined;
    const over = events.findLastIndex(({ seat }) => seat !== actor || seat === you) + 1;
    this.#kept = events.slice(over);
    return events.slice(0, over);
  }
}
