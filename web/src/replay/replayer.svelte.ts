// A finished match as a table of the past: every step looks like what a page received then.

import type { Seated } from "../counter/seated";
import { LEVELS } from "../data/traits";
import { familyFor } from "../families";
import { pastOf, scenesOf } from "../table/stage/scenes";
import { Stage } from "../table/stage/stage.svelte";
import { replay } from "../wire/api";
import type { EventView, Replay, SeatView, TableMessage } from "../wire/types";

const BOT = new RegExp(`^(${LEVELS.join("|")})-\\d$`);

export class Replayer implements Seated {
  readonly replays = true;
  readonly busy = false;
  eyes = $state<number | null>(null);
  /** What is shown of a step that was just made, scene by scene. */
  readonly stage = new Stage();
  #step = $state(0);
  #story = $state.raw<Replay | null>(null);

  constructor(readonly match: string) {}

  /** Fetch the match through these eyes; the step stays. */
  async look(eyes: number | null): Promise<void> {
    this.#story = await replay(this.match, eyes);
    this.eyes = eyes;
    this.stage.skip();
    this.#step = Math.min(this.#step, this.steps);
  }

  get step(): number {
    return this.#step;
  }

  /** Go to a step; the next one is played as it was at the table, others are just there. */
  go(step: number): void {
    const [before, next] = [this.message, this.#step + 1];
    this.stage.skip();
    this.#step = Math.max(0, Math.min(this.steps, step));
    if (this.#step !== next || !this.message) return;
    const happened = pastOf(this.game, this.happened);
    this.stage.play(scenesOf(before, this.message, this.latest), { happened, earlier: [] });
  }

  get steps(): number {
    return Math.max(0, (this.#story?.frames.length ?? 1) - 1);
  }

  get frame() {
    return this.#story?.frames[this.step];
  }

  get game(): string {
    return this.#story?.game ?? "";
  }

  get seats(): SeatView[] {
    return (this.#story?.names ?? []).map((name, seat) => this.#seat(name, seat));
  }

  get latest(): EventView[] {
    return this.frame?.events ?? [];
  }

  /** A replay goes back to whatever was before. */
  readonly earlier: EventView[] = [];

  /** What this round has brought so far. */
  get happened(): EventView[] {
    const frames = this.#story?.frames.slice(0, this.step + 1) ?? [];
    const opens = ({ events }: (typeof frames)[number]) =>
      events.some((event) => familyFor(this.game)?.log.opens.has(event.kind));
    return frames.slice(Math.max(0, frames.findLastIndex(opens))).flatMap(({ events }) => events);
  }

  /** The message as it was then; legal choices are not, for nobody is asked. */
  get message(): TableMessage | null {
    const [story, frame] = [this.#story, this.frame];
    if (!story || !frame) return null;
    const next = story.frames[this.step + 1]?.choices[String(this.eyes)];
    return {
      type: "table",
      version: this.step,
      table: "",
      code: null,
      match: story.match,
      previous: null,
      game: story.game,
      stage: this.step === this.steps ? "finished" : "playing",
      timer: "none",
      memory: "usual",
      seats: this.seats,
      waiting: [],
      watchers: 0,
      you: this.eyes,
      role: "watch",
      host: false,
      host_ms: null,
      deadline_ms: null,
      opening_ms: null,
      turn: frame.turn,
      view: frame.view,
      legal: [],
      picked: next ? [next] : [],
      events: frame.events,
      sheet: frame.sheet,
      result: this.step === this.steps ? story.result : null,
      fair: { commitment: "", shares: [], opens: false, terms: null, secret: null },
      phrases: [],
    };
  }

  async pick(): Promise<boolean> {
    return false;
  }

  async undo(): Promise<boolean> {
    return false;
  }

  #seat(name: string, seat: number): SeatView {
    const level = BOT.exec(name)?.[1] ?? null;
    return {
      seat,
      name: level ? "" : name,
      who: level ? "bot" : "person",
      level,
      present: true,
      ready: false,
      grace_ms: null,
      stands_in: false,
      owes: false,
      chosen: false,
      holds: false,
      mark: this.#story?.marks[seat] ?? seat,
      wins: 0,
      again: false,
    };
  }
}
