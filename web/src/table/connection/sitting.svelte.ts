// One person's place at a table: the line to the server, what was last told, and what happened.

import type { Seated } from "../../counter/seated";
import { FairShare } from "../../fair/share";
import { familyFor } from "../../families";
import { forgetSeat, keepTable } from "../../wire/device";
import { Line, type Link, Refusal, type Saying } from "../../wire/line";
import type { EventView, TableMessage } from "../../wire/types";

export class Sitting implements Seated {
  readonly replays = false;
  /** The last complete message: it replaces whatever was known before. */
  told = $state.raw<TableMessage | null>(null);
  link = $state<Link>("connecting");
  /** Why the link opens this table no more, once it was revoked. */
  sentAway = $state<string>();
  /** Why the last wish was refused, until the next one. */
  problem = $state.raw<Refusal | null>(null);
  /** What happened lately, oldest first: in this round, or since one's own last turn. */
  happened = $state.raw<EventView[]>([]);
  /** What the last move that anybody saw brought. */
  latest = $state.raw<EventView[]>([]);
  /** Whether a wish is on its way, or done and not yet seen. */
  busy = $state(false);

  #line: Line;
  #choosing = false;
  #share: FairShare;

  constructor(
    readonly table: string,
    readonly secret: string,
    host: string,
  ) {
    this.#line = new Line(table, secret, host, {
      told: (told) => this.#hear(told),
      link: (link) => {
        this.link = link;
      },
      sentAway: (reason) => {
        this.sentAway = reason;
      },
    });
    const send = (saying: Saying) => this.#line.send(saying);
    this.#share = new FairShare(secret.slice(0, 8), send, (problem) => {
      this.problem = problem;
    });
  }

  /** Ask for something; a refusal is shown, not thrown. Resolves to whether it was done.
   *
   * What can be asked for once only names when it `shows`: nobody can press it again before.
   */
  async ask(saying: Saying, shows: (told: TableMessage) => boolean = () => true): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    try {
      await this.#line.send(saying);
      // After a lost connection the table may have been told before the answer.
      this.busy = this.told !== null && !shows(this.told);
      return true;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.busy = false;
      // A choice that came too late needs no word: the table shows what is to be chosen now.
      if (problem.reason !== "turn-stale") this.problem = problem;
      return false;
    }
  }

  /** Choose in the turn that is shown; what is pressed twice is chosen once. */
  async pick(...actions: string[]): Promise<boolean> {
    const n = this.told?.turn?.number ?? 0;
    if (this.#choosing) return false;
    this.#choosing = true;
    const shows = (told: TableMessage) => told.turn?.number !== n || told.picked.length > 0;
    const done = await this.ask({ type: "pick", n, actions }, shows);
    this.#choosing = false;
    return done;
  }

  /** Take the choice back while others choose. */
  undo(): Promise<boolean> {
    const n = this.told?.turn?.number ?? 0;
    const shows = (told: TableMessage) => told.turn?.number !== n || !told.picked.length;
    return this.ask({ type: "undo", n }, shows);
  }

  /** Leave this stage for the next: start, or play again. */
  go(saying: Extract<Saying, { type: "start" | "rematch" }>): Promise<boolean> {
    const stage = this.told?.stage;
    return this.ask(saying, (told) => told.stage !== stage);
  }

  /** Have everybody wait for a moment, or no longer. */
  hold(on: boolean): void {
    void this.#quietly({ type: "hold", on });
  }

  /** Give the place up for good; return where to go: others at this device stay at the table. */
  async giveUp(): Promise<string | null> {
    if (!(await this.ask({ type: "leave" }))) return null;
    return forgetSeat(this.table, this.secret) ? `/t/${this.table}` : "/";
  }

  /** Leave: hang up. */
  leave(): void {
    this.#line.close();
  }

  #hear(told: TableMessage): void {
    const before = this.told;
    if (before?.match !== told.match) {
      this.happened = [];
      this.latest = [];
    }
    if (told.events.length) this.#happen(told);
    this.told = told;
    // Every answer goes before the table that shows what it did.
    if (!this.#line.waits) this.busy = false;
    if (before?.stage !== told.stage || before?.match !== told.match) this.#keep(told);
    void this.#share.hear(told);
  }

  #happen(told: TableMessage): void {
    const known = this.happened.at(-1)?.n ?? -1;
    const fresh = told.events.filter((event) => event.n > known);
    if (!fresh.length) return;
    const log = familyFor(told.game)?.log;
    const starts = fresh.findLastIndex((event) => log?.opens.has(event.kind));
    const own = this.happened.findLastIndex(
      (event) => told.you !== null && event.seat === told.you && log?.ends.has(event.kind),
    );
    this.happened = starts >= 0 ? fresh.slice(starts) : [...this.happened.slice(own + 1), ...fresh];
    this.latest = fresh;
  }

  #keep(told: TableMessage): void {
    keepTable(told.table, {
      game: told.game,
      match: told.match,
      stage: told.stage,
      names: told.seats.map((seat) => seat.name),
      place: told.you === null ? 0 : (told.result?.places[told.you] ?? 0),
    });
  }

  /** What nobody asked for is not complained about. */
  async #quietly(saying: Saying): Promise<void> {
    await this.#line.send(saying).catch(() => undefined);
  }
}
