// Number keys choose among the first ten things on offer; who does not want them switches them off.

import { settings } from "../browser/settings.svelte";

const FIELDS = "input:not([type=checkbox], [type=radio]), select, textarea";

/** Whether a key that is pressed alone means something at the table now. */
function counts(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  return settings.keys && !(event.target instanceof Element && event.target.matches(FIELDS));
}

/** Whether a letter was pressed, on whichever keyboard. */
export function isLetter(event: KeyboardEvent, letter: string): boolean {
  const latin = /^[a-z]$/i.test(event.key);
  const same = latin ? event.key === letter : event.code === `Key${letter.toUpperCase()}`;
  return same && !event.shiftKey && counts(event);
}

/** The key of the thing at a place, if it has one. */
export function keyOf(at: number): string {
  return settings.keys && at < 10 ? String((at + 1) % 10) : "";
}

/**
 * A number key presses the button it means, which then has the focus: Enter is about the same one.
 * Returns whether it meant one.
 */
export function pressesOne(event: KeyboardEvent, place: HTMLElement | undefined): boolean {
  if (!/^\d$/.test(event.key) || !counts(event)) return false;
  const button = place?.querySelectorAll("button")[(Number(event.key) + 9) % 10];
  if (!button || button.disabled) return false;
  button.focus();
  button.click();
  return true;
}

/** Whether a key confirms what is chosen; on a button or in a field it means that one instead. */
export function confirms(event: KeyboardEvent): boolean {
  const own =
    event.target instanceof Element && event.target.closest("button, a, input, select, summary");
  return event.key === "Enter" && !own && !event.repeat;
}

/** Where whoever plays by keys goes on, best first: what is on offer, what answers, the bar itself. */
export const PLACES: readonly string[] = [
  ".hand-place [data-offers] button:enabled",
  ".middle [data-offers] button:enabled",
  ".stools-place [data-offers] button:enabled",
  ".hand-place .does button.first:enabled",
  ".hand-place .does button:enabled",
  "[data-heads]",
  "[data-waits]",
];
