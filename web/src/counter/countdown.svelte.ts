// Seconds that run down on the page between two messages of the server.

/** Counts down from what the server told last; `told` gives milliseconds, or null for none. */
export function countdown(told: () => number | null | undefined): { readonly seconds: number } {
  let seconds = $state(0);
  $effect(() => {
    const left = told();
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
