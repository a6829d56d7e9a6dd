// A socket that is opened again when it breaks, until somebody hangs up or the door stays shut.

export type Link = "connecting" | "open" | "lost" | "shut";

/** Who speaks and listens over it. */
export interface Ends {
  /** The first words on every new connection. */
  greet(): void;
  hear(message: unknown): void;
  link(link: Link): void;
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

export class Reconnecting {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;

  constructor(
    readonly path: string,
    readonly ends: Ends,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Call the server. */
  connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.ends.hear(JSON.parse(String(event.data)));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  /** Say something, if anybody is there to hear it. */
  say(message: unknown): void {
    if (this.#isOpen()) this.#socket?.send(JSON.stringify(message));
  }

  /** The server knows us: the next pause is a short one again. */
  welcomed(): void {
    this.#pause = FIRST_PAUSE;
    this.ends.link("open");
  }

  /** Hang up for good. */
  close(): void {
    this.#ended = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#socket?.close(1000);
  }

  /** The door stays closed: the link is wrong, or of something that is gone. */
  shut(): void {
    this.close();
    this.ends.link("shut");
  }

  #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #opened(): void {
    this.#heard = Date.now();
    this.ends.greet();
    clearInterval(this.#beat);
    this.#beat = setInterval(this.#ping, PONG_WITHIN);
  }

  #lose(code: number): void {
    clearInterval(this.#beat);
    if (this.#ended) return;
    if (FINAL.has(code)) {
      this.shut();
      return;
    }
    this.ends.link("lost");
    this.#retry = setTimeout(() => this.connect(), this.#pause * (0.75 + jitter() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #ping = (): void => {
    const silent = Date.now() - this.#heard;
    if (silent > PING_EVERY + PONG_WITHIN) this.#drop();
    else if (silent > PING_EVERY) this.say({ type: "ping", id: newId() });
  };

  /** Do not wait for a socket that says nothing any more to find that out by itself. */
  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lose(1006);
  };

  #hurry = (): void => {
    if (this.#ended || this.#isOpen()) return;
    this.#pause = FIRST_PAUSE;
    this.connect();
  };

  #look = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
  };
}

/** A number from 0 to 1, so that not everybody comes back at the same moment. */
function jitter(): number {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255;
}
