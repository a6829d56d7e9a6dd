// One line to a table: messages that arrive once, over a socket that may break.
//
// Every message has an id. Until the server has answered it, it is kept, and sent again after each
// new connection; the server gives the same answer to the same id, so nothing happens twice.

import { type Link, newId, Reconnecting } from "./reconnecting";
import type { ClientMessage, Refused, ServerMessage, TableMessage } from "./types";

export type { Link } from "./reconnecting";
export { newId } from "./reconnecting";

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** A message before it has an id. */
export type Saying = Without<Exclude<ClientMessage, { type: "hello" | "ping" }>>;

export interface Ear {
  received(message: TableMessage): void;
  link(link: Link): void;
  /** The secret opened this table, and does no more. */
  sentAway(reason: string): void;
  /** There is no room for this table now; the line keeps asking. */
  full(): void;
}

interface Waiting {
  message: ClientMessage;
  done: () => void;
  failed: (problem: Refusal) => void;
}

/** The server said no: `refusal-<reason>` of the catalogue says why. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Record<string, unknown>,
  ) {
    super(reason);
  }
}

/** Said, even without being asked, to a page whose secret was revoked. */
const REVOKED = new Set(["secret-left", "secret-removed", "secret-renewed"]);

export class Line {
  #socket: Reconnecting;
  #outbox = new Map<string, Waiting>();
  #helloId = "";
  #match = "";
  #seen = 0;

  constructor(
    readonly table: string,
    readonly secret: string,
    readonly host: string,
    readonly ear: Ear,
  ) {
    this.#socket = new Reconnecting(`/ws/${table}`, {
      greet: () => this.#greet(),
      hear: (message) => this.#hear(message as ServerMessage),
      link: (link) => ear.link(link),
    });
    this.#socket.connect();
  }

  /** Send a message; the promise is kept when the server has it on its disk. */
  send(saying: Saying): Promise<void> {
    const message = { ...saying, id: newId() } as ClientMessage;
    return new Promise((done, failed) => {
      this.#outbox.set(message.id, { message, done, failed });
      this.#socket.say(message);
    });
  }

  /** Whether something that was sent is not answered yet. */
  get waits(): boolean {
    return this.#outbox.size > 0;
  }

  /** Hang up for good. */
  close(): void {
    this.#socket.close();
  }

  #greet(): void {
    this.#helloId = newId();
    const hello: ClientMessage = {
      type: "hello",
      id: this.#helloId,
      secret: this.secret,
      host: this.host,
      match: this.#match,
      seen: this.#seen,
    };
    this.#socket.say(hello);
    for (const { message } of this.#outbox.values()) this.#socket.say(message);
  }

  #hear(message: ServerMessage): void {
    if (message.type === "table") {
      this.#match = message.match;
      this.#seen = message.turn?.number ?? 0;
      this.#socket.welcomed();
      this.ear.received(message);
    } else if (message.type === "ack") {
      this.#settle(message.id)?.done();
    } else if (message.type === "refused") {
      this.#refuse(message);
    }
  }

  #refuse(message: Refused): void {
    const revoked = REVOKED.has(message.reason);
    if (revoked) this.ear.sentAway(message.reason);
    const greeted = message.id === this.#helloId;
    if (greeted && message.reason === "store-away") return; // the socket keeps asking
    if (greeted && message.reason === "house-full") this.ear.full();
    else if (revoked || greeted) this.#socket.shut();
    else if (message.id !== null) {
      this.#settle(message.id)?.failed(new Refusal(message.reason, message.facts));
    }
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#outbox.get(id);
    this.#outbox.delete(id);
    return waiting;
  }
}
