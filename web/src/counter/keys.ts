// Number keys choose among the first ten things on offer.

let byKeys = false;
if (typeof document !== "undefined") {
  document.addEventListener("keydown", () => {
    byKeys = true;
  });
  document.addEventListener("pointerdown", () => {
    byKeys = false;
  });
}

/** Whoever plays by keys and whose button is gone goes on at the first thing on offer. */
export function regain(place: HTMLElement | undefined): void {
  const lost = !document.activeElement || document.activeElement === document.body;
  if (byKeys && lost) place?.querySelector<HTMLElement>("button:enabled")?.focus();
}

/** Which thing a key means, from 0; null if it means none, or is typed into a field. */
export function keysOf(event: KeyboardEvent, count: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) {
    return null;
  }
  if (!/^\d$/.test(event.key)) return null;
  const at = (Number(event.key) + 9) % 10;
  return at < count ? at : null;
}

/** Whether a key confirms what is chosen; on a button or in a field it means that one instead. */
export function confirms(event: KeyboardEvent): boolean {
  const own =
    event.target instanceof Element && event.target.closest("button, a, input, select, summary");
  return event.key === "Enter" && !own && !event.repeat;
}
