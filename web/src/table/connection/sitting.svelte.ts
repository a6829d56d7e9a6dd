// One person's place at a table: the line to the server, the last message, and what happened.

import type { Seated } from "../../counter/seated";
import { FairShare } from "../../fair/share";
import { familyFor } from "../../families";
import { TIME_UP } from "../../sentences/events";
import { forgetSeat, keepTable } from "../../wire/device";
import { Line, type Link, Refusal, type Saying } from "../../wire/line";
import type { EventView, TableMessage } from "../../wire/types";
import { Pacing } from "../stage/pacing";
import { pastOf } from "../stage/scenes";
import { Stage } from "../stage/stage.svelte";

const FIRST = 1; // of the messages on a socket

export class Sitting implements Seated {
  readonly replays = false;
  /** The last complete message: it replaces whatever was known before. */
  message = $state.raw<TableMessage | null>(null);
  link = $state<Link>("connecting");
  /** Why the link opens this table no more, once it was revoked. */
  sentAway = $state<string>();
  /** Whether the house has no room for this table yet. */
  full = $state(false);
  /** Why the last wish was refused, until the next one. */
  problem = $state.raw<Refusal | null>(null);
  /** What happened lately, oldest first: in this round, or since one's own last turn. */
  happened = $state.raw<EventView[]>([]);
  /** What happened before that. */
  earlier = $state.raw<EventView[]>([]);
  /** What the last move that anybody saw brought. */
  latest = $state.raw<EventView[]>([]);
  /** Whether a wish is on its way, or done and not yet seen. */
  busy = $state(false);
  /** The end of the match before, as long as somebody stays with it while others go on. */
  ended = $state.raw<TableMessage | null>(null);
  /** Whether the check of the match's deals was opened: it stays so, whatever comes meanwhile. */
  checking = $state(false);
  /** What these eyes are shown of it, scene by scene. */
  readonly stage = new Stage();

  #line: Line;
  #choosing = false;
  #chose = -1; // the last turn in which this page chose
  #pacing = new Pacing();
  #goesOn = false;
  #share: FairShare;

  constructor(
    readonly table: string,
    readonly secret: string,
    host: string,
  ) {
    this.#line = new Line(table, secret, host, {
      received: (message) => this.#receive(message),
      link: (link) => {
        this.link = link;
      },
      sentAway: (reason) => {
        this.sentAway = reason;
      },
      full: () => {
        this.full = true;
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
  async ask(
    saying: Saying,
    shows: (message: TableMessage) => boolean = () => true,
  ): Promise<boolean> {
    this.problem = null;
    this.busy = true;
    try {
      await this.#line.send(saying);
      // After a lost connection the table may have come before the answer.
      this.busy = this.message !== null && !shows(this.message);
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
    const n = this.message?.turn?.number ?? 0;
    if (this.#choosing) return false;
    this.#choosing = true;
    const shows = (message: TableMessage) =>
      message.turn?.number !== n || message.picked.length > 0;
    const done = await this.ask({ type: "pick", n, actions }, shows);
    if (done) this.#chose = n;
    this.#choosing = false;
    return done;
  }

  /** Take the choice back while others choose. */
  undo(): Promise<boolean> {
    const n = this.message?.turn?.number ?? 0;
    const shows = (message: TableMessage) => message.turn?.number !== n || !message.picked.length;
    return this.ask({ type: "undo", n }, shows);
  }

  /** Leave this stage for the next: start, or play again, which others may have to agree to. */
  async go(saying: Extract<Saying, { type: "start" | "rematch" }>): Promise<boolean> {
    const stage = this.message?.stage;
    this.#goesOn = true;
    const shows = (message: TableMessage) =>
      message.stage !== stage || (message.seats[message.you ?? -1]?.again ?? false);
    const done = await this.ask(saying, shows);
    if (!done) this.#goesOn = false;
    return done;
  }

  /** Leave the result for what the others have begun; `soon`: whatever they will begin. */
  goOn(soon = false): void {
    this.#goesOn = soon;
    this.#setEnded(null);
  }

  #setEnded(ended: TableMessage | null): void {
    this.ended = ended;
    if (!ended) this.checking = false;
  }

  /** Nobody is taken from their result by what others do, unless the own seat is played. */
  #stay(before: TableMessage, message: TableMessage): void {
    const played = message.you !== null && message.stage !== "lobby";
    if (before.match !== message.match) {
      const over = this.ended ?? (before.stage === "finished" ? before : null);
      this.#setEnded(played || this.#goesOn ? null : over);
      this.#goesOn = false;
    } else if (this.ended && played) this.#setEnded(null);
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
    this.stage.skip();
    this.#line.close();
  }

  #receive(message: TableMessage): void {
    const before = this.message;
    if (before?.match !== message.match) {
      this.happened = [];
      this.earlier = [];
      this.latest = [];
    }
    if (before) this.#stay(before, message);
    const fresh = this.#freshOf(message);
    const { happened, earlier } = this;
    // Nothing is played of what happened before the page was opened, or while it had no line.
    const scenes = message.version > FIRST ? this.#pacing.scenes(before, message, fresh) : [];
    if (fresh.length) this.#happen(message, fresh);
    this.message = message;
    this.full = false;
    if (before?.match !== message.match || message.stage === "abandoned") this.stage.skip();
    if (scenes.length) {
      const past = pastOf(message.game, [...happened, ...fresh]);
      this.stage.play(scenes, { happened: past, earlier });
    }
    // Every answer goes before the table that shows what it did.
    if (!this.#line.waits) this.busy = false;
    if (before?.stage !== message.stage || before?.match !== message.match) this.#keep(message);
    void this.#share.hear(message);
  }

  /** What was not known before. */
  #freshOf(message: TableMessage): EventView[] {
    const known = this.happened.at(-1)?.n ?? -1;
    const fresh = message.events.filter((event) => event.n > known);
    return this.#wasLate(message)
      ? [{ n: known + 1, kind: TIME_UP, seat: message.you, data: {} }, ...fresh]
      : fresh;
  }

  /** Whether the time of who sits here was up in the turn before, and something was chosen for them. */
  #wasLate(now: TableMessage): boolean {
    const before = this.message;
    if (!before?.turn || before.match !== now.match || now.version <= FIRST) return false;
    const owed = before.legal.length > 0 && !before.picked.length && before.deadline_ms != null;
    const over = now.turn?.number !== before.turn.number || now.stage !== "playing";
    const stoodIn = before.you !== null && before.seats[before.you]?.stands_in;
    const chose = this.#choosing || this.#chose === before.turn.number;
    return owed && over && !stoodIn && !chose;
  }

  #happen(message: TableMessage, fresh: EventView[]): void {
    const log = familyFor(message.game)?.log;
    const starts = fresh.findLastIndex((event) => log?.opens.has(event.kind));
    const own = this.happened.findLastIndex(
      (event) => message.you !== null && event.seat === message.you && log?.ends.has(event.kind),
    );
    const gone =
      starts >= 0 ? [...this.happened, ...fresh.slice(0, starts)] : this.happened.slice(0, own + 1);
    if (gone.length) this.earlier = gone;
    this.happened = starts >= 0 ? fresh.slice(starts) : [...this.happened.slice(own + 1), ...fresh];
    this.latest = fresh.slice(Math.max(0, starts)); // what ended the round before came with it
  }

  #keep(message: TableMessage): void {
    keepTable(message.table, {
      game: message.game,
      match: message.match,
      stage: message.stage,
      names: message.seats.map((seat) => seat.name),
      place: message.you === null ? 0 : (message.result?.places[message.you] ?? 0),
    });
  }

  /** What nobody asked for is not complained about. */
  async #quietly(saying: Saying): Promise<void> {
    await this.#line.send(saying).catch(() => undefined);
  }
}
