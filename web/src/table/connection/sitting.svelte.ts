// One person's place at a table: the line to the server, what was last told, and what happened.

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
  told = $state.raw<TableMessage | null>(null);
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
  /** Whether the check of the match's deals was opened: it stays so, whatever is told meanwhile. */
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
      told: (told) => this.#hear(told),
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
    if (done) this.#chose = n;
    this.#choosing = false;
    return done;
  }

  /** Take the choice back while others choose. */
  undo(): Promise<boolean> {
    const n = this.told?.turn?.number ?? 0;
    const shows = (told: TableMessage) => told.turn?.number !== n || !told.picked.length;
    return this.ask({ type: "undo", n }, shows);
  }

  /** Leave this stage for the next: start, or play again, which others may have to agree to. */
  async go(saying: Extract<Saying, { type: "start" | "rematch" }>): Promise<boolean> {
    const stage = this.told?.stage;
    this.#goesOn = true;
    const shows = (told: TableMessage) =>
      told.stage !== stage || (told.seats[told.you ?? -1]?.again ?? false);
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
  #stay(before: TableMessage, told: TableMessage): void {
    const played = told.you !== null && told.stage !== "lobby";
    if (before.match !== told.match) {
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

  #hear(told: TableMessage): void {
    const before = this.told;
    if (before?.match !== told.match) {
      this.happened = [];
      this.earlier = [];
      this.latest = [];
    }
    if (before) this.#stay(before, told);
    const fresh = this.#freshOf(told);
    // Nothing is played of what happened before the page was opened, or while it had no line.
    const past = [...this.happened, ...fresh];
    const scenes = told.version > FIRST ? this.#pacing.scenes(before, told, fresh) : [];
    if (fresh.length) this.#happen(told, fresh);
    this.told = told;
    this.full = false;
    if (before?.match !== told.match || told.stage === "abandoned") this.stage.skip();
    const dated = scenes.map((scene) =>
      scene.paced ? { ...scene, happened: pastOf(told.game, past) } : scene,
    );
    if (dated.length) this.stage.play(dated, pastOf(told.game, past));
    // Every answer goes before the table that shows what it did.
    if (!this.#line.waits) this.busy = false;
    if (before?.stage !== told.stage || before?.match !== told.match) this.#keep(told);
    void this.#share.hear(told);
  }

  /** What was not told before. */
  #freshOf(told: TableMessage): EventView[] {
    const known = this.happened.at(-1)?.n ?? -1;
    const fresh = told.events.filter((event) => event.n > known);
    return this.#wasLate(told)
      ? [{ n: known + 1, kind: TIME_UP, seat: told.you, data: {} }, ...fresh]
      : fresh;
  }

  /** Whether the time of who sits here was up in the turn before, and something was chosen for them. */
  #wasLate(now: TableMessage): boolean {
    const before = this.told;
    if (!before?.turn || before.match !== now.match || now.version <= FIRST) return false;
    const owed = before.legal.length > 0 && !before.picked.length && before.deadline_ms != null;
    const over = now.turn?.number !== before.turn.number || now.stage !== "playing";
    const stoodIn = before.you !== null && before.seats[before.you]?.stands_in;
    const chose = this.#choosing || this.#chose === before.turn.number;
    return owed && over && !stoodIn && !chose;
  }

  #happen(told: TableMessage, fresh: EventView[]): void {
    const log = familyFor(told.game)?.log;
    const starts = fresh.findLastIndex((event) => log?.opens.has(event.kind));
    const own = this.happened.findLastIndex(
      (event) => told.you !== null && event.seat === told.you && log?.ends.has(event.kind),
    );
    const gone =
      starts >= 0 ? [...this.happened, ...fresh.slice(0, starts)] : this.happened.slice(0, own + 1);
    if (gone.length) this.earlier = gone;
    this.happened = starts >= 0 ? fresh.slice(starts) : [...this.happened.slice(own + 1), ...fresh];
    this.latest = fresh.slice(Math.max(0, starts)); // what ended the round before was told with it
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
