// Everybody who plays at this device: one sitting each. Several people hand the device round, and
// between them a page without secrets is shown.

import { go } from "../../browser/place.svelte";
import { takeSeat } from "../../wire/api";
import { type KeptTable, keepSeat, keepTable, keptTable } from "../../wire/device";
import { Refusal } from "../../wire/line";
import { freeName } from "./guest";
import { Sitting } from "./sitting.svelte";

export class Company {
  sittings = $state.raw<Sitting[]>([]);
  /** Whose eyes the page has. */
  #eyes = $state(0);
  /** Whether the page is covered until the next person has the device. */
  covered = $state(false);

  constructor(
    readonly table: string,
    secret: string,
  ) {
    const kept = keptTable(table);
    const secrets = this.#secretsOf(kept, secret);
    this.sittings = secrets.map((own) => new Sitting(table, own, kept?.host ?? ""));
    this.#eyes = Math.max(0, secrets.indexOf(secret));
    this.covered = secrets.length > 1;
  }

  /** The seats kept here; a secret that is none of them stands for itself. */
  #secretsOf(kept: KeptTable | undefined, secret: string): string[] {
    const own = kept?.seats.map((seat) => seat.secret) ?? [];
    if (!secret) return own.length ? own : kept?.watch ? [kept.watch] : [];
    return own.includes(secret) ? own : [secret];
  }

  get current(): Sitting | undefined {
    return this.sittings[this.#eyes];
  }

  /** Whether all lines have received the same moment; one may be a little ahead of the others. */
  get #level(): boolean {
    const moments = this.sittings.map(
      ({ message }) => `${message?.match} ${message?.turn?.number}`,
    );
    return new Set(moments).size === 1;
  }

  /** The next person at this device who still owes a choice. */
  get next(): number | null {
    const count = this.sittings.length;
    if (!this.#level || this.current?.stage.behind) return null;
    for (let step = 0; step < count; step++) {
      const at = (this.#eyes + step) % count;
      const message = this.sittings[at]?.message;
      if (message?.stage === "playing" && message.legal.length && !message.picked.length) return at;
    }
    return null;
  }

  /** Whether somebody else at this device has to choose now. */
  get handsOver(): boolean {
    return this.next !== null && this.next !== this.#eyes;
  }

  /** Play again, or set something else up: whoever is at this device is asked once for all. */
  async again(saying: { lobby?: boolean; now?: boolean } = {}): Promise<void> {
    const { lobby = false, now = false } = saying;
    if (lobby) for (const sitting of this.sittings) sitting.goOn(true);
    const asked = lobby || now ? [this.current] : this.sittings;
    for (const sitting of asked) await sitting?.go({ type: "rematch", lobby, now });
  }

  nameOf(at: number): string {
    const message = this.sittings[at]?.message;
    return message?.you === null || message?.you === undefined
      ? ""
      : (message.seats[message.you]?.name ?? "");
  }

  /** The person whose name stood on the cover has the device now. */
  uncover(at: number): void {
    this.#eyes = at;
    this.current?.stage.skip(); // whatever is told at this device was told to all who sit at it
    this.covered = false;
  }

  /** Take a seat: for whoever only watched so far, else for one person more at this device. */
  async sit(name: string): Promise<void> {
    const sitting = this.current;
    if (!sitting) return;
    try {
      const code = sitting.message?.code ?? "";
      // To a closed table only the host may bring somebody.
      const own = (sitting.message?.host && keptTable(this.table)?.host) || sitting.secret;
      const { secret } = await takeSeat(this.table, { name, code }, own);
      keepSeat(this.table, { secret, name });
      if (sitting.message?.role === "watch") go(`/t/${this.table}#${secret}`, true);
      else this.sittings = [...this.sittings, new Sitting(this.table, secret, "")];
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      sitting.problem = problem;
    }
  }

  /** Whoever watches is in from the next match on, at one press. */
  joinNext(): Promise<void> {
    const message = this.current?.message;
    const names = message?.seats.map((seat) => seat.name) ?? [];
    return this.sit(freeName([...names, ...(message?.waiting ?? [])]));
  }

  /** Remember the secret of the address: a link may have come from another device. */
  keepLink(secret: string): void {
    const message = this.current?.message;
    if (!message || !secret) return;
    if (message.role === "watch") keepTable(this.table, { watch: secret });
    else if (message.you !== null) {
      const known = keptTable(this.table)?.seats.some((seat) => seat.secret === secret);
      if (!known) keepSeat(this.table, { secret, name: message.seats[message.you]?.name ?? "" });
    }
  }

  leave(): void {
    for (const sitting of this.sittings) sitting.leave();
  }
}
