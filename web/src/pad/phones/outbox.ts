// What was written here and is not acknowledged yet. It outlives the page: edits made without a
// network are sent when it is back, under the same ids, so that none has its effect twice.

import type { Cell } from "../../engine/types";
import { newId } from "../../wire/reconnecting";

export interface Message {
  id: string;
  cells: Cell[];
}

const MOST_CELLS = 50; // of one message

// The server may refuse a name that another seat has by now; counts must not be lost with it.
const alone = ({ at }: Cell) => at.startsWith("seats/");

export class Outbox {
  #messages: Message[];
  #sent: Set<string>; // at least once: the server may know them, so they change no more
  #underWay = "";
  #settled = new Set<string>();

  constructor(kept: readonly Message[] = []) {
    this.#messages = [...kept];
    this.#sent = new Set(kept.map(({ id }) => id));
  }

  /** All that is not known to lie on the shared pad, oldest first. */
  get messages(): readonly Message[] {
    return this.#messages;
  }

  /** Every cell of it, in the order in which it was written. */
  get cells(): Cell[] {
    return this.#messages.flatMap((message) => message.cells);
  }

  /** How many cells the server has not acknowledged. */
  get waiting(): number {
    return this.#unsettled().reduce((sum, { cells }) => sum + cells.length, 0);
  }

  /** Add a cell: to the last message, if that has not been sent, else to a new one. */
  add(cell: Cell): void {
    const last = this.#messages.at(-1);
    const open = last && !this.#sent.has(last.id);
    if (open && !alone(cell) && !last.cells.some(alone) && last.cells.length < MOST_CELLS) {
      last.cells = [...last.cells.filter(({ at }) => at !== cell.at), cell];
    } else {
      this.#messages.push({ id: newId(), cells: [cell] });
    }
  }

  /** The message to send now; one at a time, so that what follows gathers meanwhile. */
  next(): Message | undefined {
    if (this.#underWay) return undefined;
    const message = this.#unsettled()[0];
    if (!message) return undefined;
    this.#underWay = message.id;
    this.#sent.add(message.id);
    return message;
  }

  /** The connection broke: whatever was under way is to be sent again. */
  interrupted(): void {
    this.#underWay = "";
  }

  /** A message was acknowledged; it stays until the pad arrives with it. */
  acknowledged(id: string): void {
    this.#settled.add(id);
    if (this.#underWay === id) this.#underWay = "";
  }

  /** A message was refused: it never was. */
  refused(id: string): Message | undefined {
    const message = this.#messages.find((one) => one.id === id);
    this.#messages = this.#messages.filter((one) => one.id !== id);
    if (this.#underWay === id) this.#underWay = "";
    return message;
  }

  /** The pad arrived: what it holds need not be laid over it any longer. */
  forgetSettled(): void {
    this.#messages = this.#unsettled();
    this.#settled.clear();
  }

  #unsettled(): Message[] {
    return this.#messages.filter(({ id }) => !this.#settled.has(id));
  }
}
