// A lesson as a place at a table: the server plays it anew from all choices so far and keeps nothing.

import { calm } from "../browser/settings.svelte";
import type { Seated } from "../counter/seated";
import { pastOf, scenesOf } from "../table/stage/scenes";
import { Stage } from "../table/stage/stage.svelte";
import { learn } from "../wire/api";
import { Refusal } from "../wire/line";
import type { EventView, LessonView, MomentView, TableMessage } from "../wire/types";

const STEP = 450; // milliseconds for each move of somebody else

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class Lesson implements Seated {
  readonly replays = false;
  message = $state.raw<TableMessage | null>(null);
  latest = $state.raw<EventView[]>([]);
  happened = $state.raw<EventView[]>([]);
  readonly earlier: EventView[] = []; // a lesson has one round
  over = $state(false);
  /** What the chef says in this turn, one thing after the other. */
  says = $state.raw<MomentView[]>([]);
  /** Which of them is being said. */
  at = $state(0);
  problem = $state.raw<Refusal | null>(null);
  readonly stage = new Stage();
  #choices: string[] = [];
  #asked = $state(0);
  #before: Promise<void> = Promise.resolve();
  #left = false;

  constructor(
    readonly family: string,
    readonly name: string,
  ) {
    void this.retry();
  }

  get busy(): boolean {
    return this.#asked > 0;
  }

  get moment(): MomentView | undefined {
    return this.says[this.at];
  }

  get hasMore(): boolean {
    return this.at + 1 < this.says.length;
  }

  next(): void {
    if (this.hasMore) this.at += 1;
  }

  /** Choose in the turn that is shown; what is pressed twice is chosen once. */
  pick(...actions: string[]): Promise<boolean> {
    const turn = this.message?.turn?.number;
    return this.#ask(() => {
      return this.message?.turn?.number === turn ? [...this.#choices, ...actions] : null;
    });
  }

  /** Nobody is waited for in a lesson: there is nothing to take back. */
  async undo(): Promise<boolean> {
    return false;
  }

  /** Ask again what could not be asked. */
  retry(): Promise<boolean> {
    return this.#ask(() => this.#choices);
  }

  leave(): void {
    this.#left = true;
    this.stage.skip();
  }

  /** Ask for the lesson after these choices, when what was asked before is shown. */
  #ask(wanted: () => string[] | null): Promise<boolean> {
    this.#asked += 1;
    const answered = this.#before.then(() => this.#answer(wanted()));
    this.#before = answered.then((answer) => this.#show(answer));
    return answered.then((answer) => answer !== null);
  }

  async #answer(choices: string[] | null): Promise<LessonView | null> {
    if (choices === null) return null;
    this.problem = null;
    try {
      const answer = await learn(this.family, { name: this.name, choices });
      this.#choices = choices;
      return answer;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.problem = problem;
      return null;
    }
  }

  async #show(answer: LessonView | null): Promise<void> {
    // Whoever chose hears first that it is done, and then sees what came of it.
    await pause(0);
    if (answer) {
      await this.#play(answer.steps);
      this.over = answer.over;
      this.#hear(answer.says);
      await pause(0); // what the table does next by itself, it has asked for now
    }
    this.#asked -= 1;
  }

  /** Let the others' moves be seen one by one. */
  async #play(steps: TableMessage[]): Promise<void> {
    const known = this.happened.at(-1)?.n ?? -1;
    for (const [at, message] of steps.entries()) {
      if (this.#left) return;
      const last = at + 1 === steps.length;
      if (calm() && !last) continue;
      const fresh = message.events.filter((event) => event.n > (this.latest.at(-1)?.n ?? known));
      const scenes = scenesOf(this.message, message, fresh);
      if (fresh.length) this.latest = fresh;
      this.happened = message.events;
      this.message = message;
      const happened = pastOf(message.game, message.events);
      if (scenes.length) this.stage.play(scenes, { happened, earlier: [] });
      if (!last) await pause(STEP);
    }
  }

  /** Amid a choice the chef says no more than before. */
  #hear(says: MomentView[]): void {
    const same = says.map(({ id }) => id).join() === this.says.map(({ id }) => id).join();
    this.says = says;
    if (!same) this.at = 0;
  }
}
