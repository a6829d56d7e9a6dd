// A bill while it is printed: one's own lines one by one, what they come to, then all the rest.

import { calm } from "../../browser/settings.svelte";
import { play } from "../../browser/sound";
import type { Printing } from "./printing";

const LINE = 650; // milliseconds for each line of one's own

/** Belongs to the component that makes it. */
export class Printer {
  /** How many steps are printed. */
  #step = $state(calm() ? Number.POSITIVE_INFINITY : 0);
  readonly #plan: () => Printing;
  /** The lines that are printed. */
  readonly lines = $derived.by(() => this.#plan().lines.slice(0, this.#step));
  /** Whether it stands there what one's own lines come to, and whether everything does. */
  readonly summed = $derived.by(() => this.#step >= this.#plan().total);
  readonly whole = $derived.by(() => this.#step >= this.#plan().whole);
  /** The line that is being told; none when all of them are. */
  readonly telling = $derived.by(() => (this.summed ? "" : (this.lines.at(-1) ?? "")));

  constructor(plan: () => Printing) {
    this.#plan = plan;
    $effect(() => {
      if (this.#step >= plan().whole) return;
      const timer = setTimeout(() => {
        this.#step += 1;
        play("coin");
      }, LINE);
      return () => clearTimeout(timer);
    });
  }

  /** Whose sums were printed just now. */
  get pays(): "own" | "others" | null {
    const { total, whole } = this.#plan();
    return this.#step === total ? "own" : this.#step === whole ? "others" : null;
  }

  hurry(): void {
    this.#step = this.#plan().whole;
  }
}
