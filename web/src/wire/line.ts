// One line to a table: a socket that is opened again when it breaks, and messages that arrive once.
//
// Every message has an id. Until the server has answered it, it is kept, and sent again after each
// new connection; the server gives the same answer to the same id, so nothing happens twice.

import type { ClientMessage, Refused, ServerMessage, TableTold } from "./types";

export type Link = "connecting" | "open" | "lost" | "shut";

type Without<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** A message before it has an id. */
export type Saying = Without<Exclude<ClientMessage, { type: "hello" | "ping" }>>;

export interface Ear {
  told(table: TableTold): void;
  link(link: Link): void;
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

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
// A socket closed for these reasons would be closed again: what was sent is the fault.
const FINAL = new Set([1009, 4401, 4403, 4404]);

/** An id that no other message has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Line {
  #socket: WebSocket | null = null;
  #outbox = new Map<string, Waiting>();
  #helloId = "";
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;
  #match = "";
  #seen = 0;

  constructor(
    readonly table: string,
    readonly secret: string,
    readonly host: string,
    readonly ear: Ear,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  /** Send a message; the promise is kept when the server has it on its disk. */
  send(saying: Saying): Promise<void> {
    const message = { ...saying, id: newId() } as ClientMessage;
    return new Promise((done, failed) => {
      this.#outbox.set(message.id, { message, done, failed });
      if (this.#isOpen()) this.#socket?.send(JSON.stringify(message));
    });
  }

  /** Hang up for good. */
  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close(1000);
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  #greet(socket: WebSocket): void {
    this.#helloId = newId();
    this.#heard = Date.now();
    const hello: ClientMessage = {
      type: "hello",
      id: this.#helloId,
      secret: this.secret,
      host: this.host,
      match: this.#match,
      seen: this.#seen,
    };
    socket.send(JSON.stringify(hello));
    for (const { message } of this.#outbox.values()) socket.send(JSON.stringify(message));
    clearInterval(this.#beat);
    this.#beat = setInterval(this.#ping, PONG_WITHIN);
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "table") {
      this.#pause = FIRST_PAUSE;
      this.#match = message.match;
      this.#seen = message.turn?.number ?? 0;
      this.ear.link("open");
      this.ear.told(message);
    } else if (message.type === "ack") {
      this.#settle(message.id)?.done();
    } else if (message.type === "refused") {
      this.#refuse(message);
    }
  }

  #refuse(message: Refused): void {
    if (message.id === this.#helloId) this.#shut();
    else if (message.id !== null) {
      this.#settle(message.id)?.failed(new Refusal(message.reason, message.facts));
    }
  }

  #settle(id: string): Waiting | undefined {
    const waiting = this.#outbox.get(id);
    this.#outbox.delete(id);
    return waiting;
  }

  #lose(code: number): void {
    clearInterval(this.#beat);
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.#shut();
      return;
    }
    this.ear.link("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + jitter() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The door stays closed: the link is wrong or of a table that is gone. */
  #shut(): void {
    this.close();
    this.ear.link("shut");
  }

  #ping = (): void => {
    const silent = Date.now() - this.#heard;
    if (silent > PING_EVERY + PONG_WITHIN) this.#drop();
    else if (silent > PING_EVERY && this.#isOpen()) {
      this.#socket?.send(JSON.stringify({ type: "ping", id: newId() }));
    }
  };

  /** Do not wait for a socket that says nothing any more to find that out by itself. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lose(1006);
  }

  #hurry = (): void => {
    if (this.#ended || this.#isOpen()) return;
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #look = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
  };
}

/** A number from 0 to 1, so that not everybody comes back at the same moment. */
function jitter(): number {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;
}
