import { untrack } from "svelte";
import { afterFrames } from "./frames";
import { calm } from "./settings.svelte";

/**
 * A value as it was some frames ago: what changes all over the table at once is drawn here a little
 * later than there, so that no frame has to draw it all. Those who want no motion see it at once.
 * Belongs to the component that makes it.
 */
export class Later<T> {
  #seen: T;
  readonly #now: () => T;
  readonly #waits: () => boolean;

  constructor(now: () => T, frames: () => number) {
    this.#now = now;
    this.#waits = () => frames() > 0 && !calm();
    this.#seen = $state.raw(untrack(now));
    $effect(() => {
      const next = now();
      if (!this.#waits()) {
        this.#seen = next;
        return;
      }
      return afterFrames(frames(), () => {
        this.#seen = next;
      });
    });
  }

  get seen(): T {
    return this.#waits() ? this.#seen : this.#now();
  }
}
