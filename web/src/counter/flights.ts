// Things that move from one place of the table to another. Only transforms are animated, what is
// underway ends with the next input's changes, and nothing moves for those who ask for calm.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { calm } from "../browser/settings.svelte";

/** How long things take on their way, in milliseconds, as `motion.css` has it. */
export const LIFT = 200;
export const HOP = 250;
export const CARRY = 400;

export interface Flight {
  lasts: number;
  after?: number;
}

/**
 * A transition: it comes down from above, and is lifted again. (Svelte's `fly` first asks for the
 * style of each thing, which has the whole table laid out for each.)
 */
export function lifts(_node: Element): TransitionConfig {
  return {
    duration: calm() ? 0 : LIFT,
    easing: cubicOut,
    css: (there, away) => `transform: translateY(${away * -18}px); opacity: ${there}`,
  };
}

/** Where the first of these is that can be seen. */
function placeOf(selector: string): DOMRect | undefined {
  for (const found of document.querySelectorAll(selector)) {
    const box = found.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return undefined;
}

/** What puts something that lies at one place at another. */
function from(box: DOMRect, to: DOMRect): string {
  const across = box.x + box.width / 2 - (to.x + to.width / 2);
  const down = box.y + box.height / 2 - (to.y + to.height / 2);
  return `translate(${across}px, ${down}px) scale(${Math.min(1, box.width / to.width)})`;
}

/** Something that is about to fly: looks where it is, and returns what sets it going. */
type Start = () => (() => void) | undefined;
let starts: Start[] = [];

/**
 * Have something fly with the next frame. All that leave together are looked up first and set going
 * then: to look again after each one has gone would have the whole table laid out anew every time.
 */
function leave(start: Start): void {
  if (calm() || document.hidden) return;
  if (!starts.length) requestAnimationFrame(leaveTogether);
  starts.push(start);
}

function leaveTogether(): void {
  const leaving = starts;
  starts = [];
  for (const go of leaving.map((start) => start())) go?.();
}

/** Let something arrive where it lies, from another place; where there is none, it is just there. */
export function flyFrom(node: HTMLElement, selector: string, { lasts, after = 0 }: Flight): void {
  leave(() => {
    const [start, end] = [placeOf(selector), node.getBoundingClientRect()];
    if (!start || !end.width) return undefined;
    const frames = [{ transform: from(start, end) }, { transform: "none" }];
    const timing = { duration: lasts, delay: after, easing: "ease-out" };
    return () => {
      const flight = node.animate(frames, { ...timing, fill: "backwards" });
      // Until then a browser keeps what it drew at the size it set out with, and that is blurred.
      flight.onfinish = () => node.style.setProperty("will-change", "auto");
    };
  });
}

/** Let a copy of something fly to another place, where it is gone; the thing itself may go before. */
export function flyTo(node: HTMLElement, selector: string, { lasts, after = 0 }: Flight): void {
  const start = node.getBoundingClientRect();
  if (calm() || !start.width) return;
  const copy = copyOf(node, start);
  leave(() => {
    const end = placeOf(selector);
    if (!end) return undefined;
    const frames = [{ transform: "none" }, { transform: from(end, start), opacity: 0.5 }];
    return () => {
      document.body.append(copy);
      const flight = copy.animate(frames, { duration: lasts, delay: after, easing: "ease-in-out" });
      flight.onfinish = () => copy.remove();
      flight.oncancel = () => copy.remove();
    };
  });
}

/** A copy of something that will lie above the page, exactly where it is. */
function copyOf(node: HTMLElement, { x, y, width, height }: DOMRect): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "9",
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    pointerEvents: "none",
  });
  return copy;
}
