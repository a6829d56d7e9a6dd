import { afterFrames } from "./frames";

/**
 * How many of several large things are there yet: one more after every frame. All of them at once
 * would take a slow phone longer than a frame lasts. Belongs to the component that makes it.
 */
export class OneByOne {
  shown = $state(0);

  constructor(count: () => number) {
    $effect(() => {
      if (this.shown >= count()) return;
      return afterFrames(1, () => {
        this.shown += 1;
      });
    });
  }
}
