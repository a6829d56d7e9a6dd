// Things that move from one place of the table to another. Only transforms are animated, what is
// underway ends with the next input's changes, and nothing moves for those who ask for calm.

import { calm } from "../browser/settings.svelte";

/** How long things take on their way, in milliseconds, as `motion.css` has it. */
export const LIFT = 200;
export const HOP = 250;
export const CARRY = 400;

export interface Flight {
  lasts: number;
  after?: number;
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

/** Let something arrive where it lies, from another place; where there is none, it is just there. */
export function flyFrom(node: HTMLElement, selector: string, { lasts, after = 0 }: Flight): void {
  if (calm()) return;
  const [start, end] = [placeOf(selector), node.getBoundingClientRect()];
  if (!start || !end.width) return;
  const frames = [{ transform: from(start, end) }, { transform: "none" }];
  node.animate(frames, { duration: lasts, delay: after, fill: "backwards", easing: "ease-out" });
}

/** Let a copy of something fly to another place, where it is gone. */
export function flyTo(node: HTMLElement, selector: string, { lasts, after = 0 }: Flight): void {
  if (calm()) return;
  const [end, start] = [placeOf(selector), node.getBoundingClientRect()];
  if (!end || !start.width) return;
  const copy = node.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "9",
    left: `${start.x}px`,
    top: `${start.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: "0",
    pointerEvents: "none",
  });
  document.body.append(copy);
  const frames = [{ transform: "none" }, { transform: from(end, start), opacity: 0.5 }];
  const flight = copy.animate(frames, { duration: lasts, delay: after, easing: "ease-in-out" });
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}
