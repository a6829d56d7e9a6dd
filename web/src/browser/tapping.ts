// A tap anywhere: on what is shown, not on a control of its own.

/** An action: `tap` is called when somebody taps what lies here and does nothing by itself. */
export function tapped(node: HTMLElement, tap: () => void) {
  let now = tap;
  const press = (event: MouseEvent) => {
    const own = (event.target as Element).closest("button, a, input, select, summary");
    if (!own) now();
  };
  node.addEventListener("click", press);
  return {
    update(next: () => void) {
      now = next;
    },
    destroy: () => node.removeEventListener("click", press),
  };
}
