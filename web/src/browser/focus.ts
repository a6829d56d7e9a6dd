// Whoever plays by keys always has a place to go on from.

let byKeys = false;
let last: Element | null = null; // what had the focus
if (typeof document !== "undefined") {
  const note = (keys: boolean) => () => {
    byKeys = keys;
    document.documentElement.toggleAttribute("data-by-keys", keys);
  };
  document.addEventListener("keydown", note(true), true);
  document.addEventListener("pointerdown", note(false), true);
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
  });
}

/** Whether something only has the focus until something better comes. */
const isMakeshift = (node: Element) => node.matches("#main, [data-waits], :disabled");

/** Whether what had the focus could have kept it: Tab leaves the page after its last place. */
const wasLeft = () =>
  last?.checkVisibility({ visibilityProperty: true }) === true && !isMakeshift(last);

/** Whether nothing has the focus, though nobody left, or only what has it for a while. */
function isLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body ? !wasLeft() : isMakeshift(at);
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

/**
 * Take the focus from what is about to be taken away: else the browser lays out all that has come
 * meanwhile, only to see where the focus was.
 */
export function letGo(place: string): void {
  document.querySelector<HTMLElement>(`${place} :focus`)?.blur();
}
