// Seconds that run down on the page between two messages of the server.

/** Counts down from what the server said last; `remaining` gives milliseconds, or null for none. */
export function countdown(remaining: () => number | null | undefined): {
  readonly seconds: number;
} {
  let seconds = $state(0);
  $effect(() => {
    const left = remaining();
    if (left == null) return;
    const until = performance.now() + left;
    const tick = () => {
      seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000));
    };
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
