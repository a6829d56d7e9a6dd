// One pad, several phones: what is written here goes to the others, what they write is shown here.
//
// The server sends the whole pad after every writing. Whatever it does not hold yet is laid over it,
// so nothing that somebody typed here disappears, with or without a network.

import { put } from "../../engine/cells";
import { played } from "../../engine/document";
import type { Cell, Document, Game, Said } from "../../engine/types";
import { sharePad } from "../../wire/api";
import { Refusal } from "../../wire/line";
import { type Link, newId, Reconnecting } from "../../wire/reconnecting";
import type { PadClientMessage, PadMessage, PadServerMessage, Refused } from "../../wire/types";
import { refusalText } from "../../words/refusals";
import { say } from "../../words/words.svelte";
import type { Editing } from "../editing.svelte";
import { keepShared, type Shared } from "../pads.svelte";
import { problemText } from "../sentences";
import { Outbox } from "./outbox";

const PAUSE = 250; // milliseconds between two messages: quick taps travel together

const LONG_PAUSE = 3000;
// Not the fault of what was sent: it is not given up for that.
const TRY_AGAIN = new Set(["server-fault", "store-away", "messages-too-many"]);

/** Why not, in words: the pad's own refusals hold others. */
export function padRefusalText(refused: unknown, game: Game): string {
  if (refused instanceof Refusal && refused.reason.startsWith("score-")) {
    return problemText({ reason: refused.reason, facts: refused.facts as Said["facts"] }, game);
  }
  return refusalText(refused);
}

export class Sharing {
  link: Link = $state("connecting");
  code = $state("");
  /** Whose plate is entered here; undefined: nobody was asked yet. */
  plate: number | null | undefined = $state();
  /** The phones that are connected, by the plate that each enters. */
  phones: readonly (number | null)[] = $state.raw([]);
  /** How many edits wait for the network. */
  waiting = $state(0);
  readonly address: string;
  #kept: Shared;
  #outbox: Outbox;
  #socket: Reconnecting;
  #shared: Document | null = null; // as the server sent it last
  #helloId = "";
  #later: ReturnType<typeof setTimeout> | undefined;
  #sentAt = 0;

  constructor(
    readonly editing: Editing,
    kept: Shared,
  ) {
    this.#kept = kept;
    this.code = kept.code;
    this.plate = kept.plate;
    this.address = `/score#with=${kept.pad}.${kept.secret}`;
    this.#outbox = new Outbox(kept.outbox);
    editing.pass = (cell) => this.#send(cell);
    this.waiting = this.#outbox.waiting;
    this.#socket = new Reconnecting(`/ws/pads/${kept.pad}`, {
      greet: () => this.#greet(),
      hear: (message) => this.#hear(message as PadServerMessage),
      link: (link) => this.#linked(link),
    });
    this.#socket.connect();
  }

  /** Share a pad that was on this phone only. */
  static async begin(editing: Editing): Promise<Sharing> {
    const meanwhile = new Outbox(); // for what is written before the server has answered
    editing.pass = (cell) => meanwhile.add(cell);
    try {
      const { pad, secret, code } = await sharePad({ ...played(editing.game, editing.document) });
      const outbox = [...meanwhile.messages];
      const kept: Shared = { pad, secret, code, phone: newId(), outbox };
      keepShared(editing.id, kept);
      return new Sharing(editing, kept);
    } catch (refused) {
      editing.pass = () => {};
      throw refused;
    }
  }

  /** Say whose plate is entered on this phone. */
  claim(plate: number | null): void {
    this.plate = plate;
    this.#kept = { ...this.#kept, plate };
    this.#keep();
    this.#say({ type: "claim", id: newId(), plate });
  }

  /** Stop listening; the pad stays shared. */
  close(): void {
    clearTimeout(this.#later);
    this.#socket.close();
  }

  /** From now on this phone writes for itself. */
  leave(): void {
    this.close();
    keepShared(this.editing.id, undefined);
    this.editing.pass = () => {};
    this.editing.sharing = null;
  }

  /** Send what was written here, now or when the network is back. */
  #send(cell: Cell): void {
    this.#outbox.add(cell);
    this.#keep();
    this.#flush();
  }

  #say(message: PadClientMessage): void {
    this.#socket.say(message);
  }

  #keep(): void {
    this.waiting = this.#outbox.waiting;
    keepShared(this.editing.id, { ...this.#kept, outbox: [...this.#outbox.messages] });
  }

  #greet(): void {
    const { secret, phone } = this.#kept;
    this.#helloId = newId();
    this.#say({ type: "hello", id: this.#helloId, secret, phone, plate: this.plate ?? null });
  }

  #linked(link: Link): void {
    if (link === "lost") this.#outbox.interrupted();
    this.link = link;
  }

  #flush(): void {
    clearTimeout(this.#later);
    const pause = this.#sentAt + PAUSE - Date.now();
    if (pause > 0) {
      this.#later = setTimeout(() => this.#flush(), pause);
      return;
    }
    const message = this.link === "open" ? this.#outbox.next() : undefined;
    if (!message) return;
    this.#sentAt = Date.now();
    this.#say({ type: "write", ...message });
  }

  #hear(message: PadServerMessage): void {
    if (message.type === "pad") this.#update(message);
    else if (message.type === "refused") this.#refused(message);
    else if (message.type === "ack" && message.id !== this.#helloId) {
      this.#outbox.acknowledged(message.id);
      this.#keep();
      this.#flush();
    }
  }

  #update({ code, document, phones }: PadMessage): void {
    this.#outbox.forgetSettled();
    this.#shared = document as Document;
    this.phones = phones;
    if (code !== this.code) {
      this.code = code;
      this.#kept = { ...this.#kept, code };
    }
    this.#overlay();
    this.#socket.welcomed();
    this.#keep();
    this.#flush();
  }

  /** Show what the server sent, with what it does not know yet. */
  #overlay(): void {
    if (!this.#shared) return;
    const shown = structuredClone(this.#shared);
    for (const cell of this.#outbox.cells) put(this.editing.game, shown, cell);
    const news = JSON.stringify(shown) !== JSON.stringify(this.editing.document);
    if (news) this.editing.show(shown); // that somebody came or went is none
  }

  #refused({ id, reason, facts }: Refused): void {
    const problem = new Refusal(reason, facts);
    const text = () => padRefusalText(problem, this.editing.game);
    if (id === this.#helloId) {
      if (reason === "house-full" || reason === "store-away") return; // the socket keeps asking
      this.#socket.shut();
      const gone = reason === "secret-unknown";
      this.editing.problem = { field: "", text: gone ? () => say("pad-phones-gone") : text };
      if (gone) this.leave(); // what is written here stays, and goes on alone
      return;
    }
    if (TRY_AGAIN.has(reason)) {
      this.#outbox.interrupted();
      this.#later = setTimeout(() => this.#flush(), LONG_PAUSE);
      return;
    }
    const field = this.#outbox.refused(id ?? "")?.cells[0]?.at ?? "";
    this.editing.problem = { field, text };
    this.#overlay();
    this.#keep();
    this.#flush();
  }
}
