// What goes on at a press, while somebody wants each turn of the others to wait.

/** The way on from the turn that is shown; null if nothing waits. */
export const going = $state<{ on: (() => void) | null }>({ on: null });
