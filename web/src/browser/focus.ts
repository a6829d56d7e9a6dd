// Whoever plays by keys always has a place to go on from.

let byKeys = false;
if (typeof document !== "undefined") {
  const note = (keys: boolean) => () => {
    byKeys = keys;
  };
  document.addEventListener("keydown", note(true), true);
  document.addEventListener("pointerdown", note(false), true);
}

/** Whether nothing has the focus, or only what has it until something better comes. */
function isLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches("#main, [data-waits], :disabled");
}

/**
 * An action: when what had the focus is gone, it goes to the first of these places that there is.
 * Who points at things is left alone.
 */
export function keepsFocus(root: HTMLElement, places: readonly string[]) {
  let asked = 0;
  const regain = () => {
    if (!byKeys || !isLost()) return;
    const all = places.map((place) => root.querySelector<HTMLElement>(place));
    all.find((node) => node?.checkVisibility({ visibilityProperty: true }))?.focus();
  };
  // A button that was disabled loses the focus only when the page is drawn.
  const look = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => setTimeout(regain));
  };
  const observer = new MutationObserver(look);
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  root.addEventListener("focusout", look);
  look();
  return {
    destroy: () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
    },
  };
}

/** An action: a heading that is new on the page is where one goes on reading. */
export function startsHere(node: HTMLElement, wanted = true): void {
  node.tabIndex = -1;
  // With the next frame, which lays the page out anyway.
  if (wanted) requestAnimationFrame(() => node.focus({ preventScroll: true }));
}
