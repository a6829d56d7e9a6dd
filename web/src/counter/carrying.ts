// Whoever likes may carry a dish to the own tray instead of pressing it; pressing always works.

const FAR = 10; // pixels from which on a press becomes a carry

/** Where a dish can be put down is marked by this attribute. */
const GOAL = "[data-tray]";

interface Carrying {
  x: number;
  y: number;
  moves: boolean;
}

/** An action for a button: `put` is called when it was carried to the tray; none: it stays. */
export function carried(node: HTMLElement, put: (() => void) | undefined) {
  let way: Carrying | null = null;
  let now = put;
  let dropped = false;

  function lift(event: PointerEvent): void {
    dropped = false;
    if (!now || event.button !== 0) return;
    way = { x: event.clientX, y: event.clientY, moves: false };
    node.setPointerCapture(event.pointerId); // a quick hand is away before its first move is told
  }
  function move(event: PointerEvent): void {
    if (!way) return;
    const [across, down] = [event.clientX - way.x, event.clientY - way.y];
    if (!way.moves && Math.hypot(across, down) < FAR) return;
    if (!way.moves) {
      node.dataset.carried = "";
      document.documentElement.dataset.carrying = "";
    }
    way.moves = true;
    node.style.setProperty("translate", `${across}px ${down}px`);
  }
  function putDown(event: PointerEvent): void {
    const moved = way?.moves ?? false;
    end();
    if (!moved) return;
    dropped = true; // the browser tells of a press all the same
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    if (below.some((one) => one.closest(GOAL))) now?.();
  }
  function end(): void {
    way = null;
    delete node.dataset.carried;
    delete document.documentElement.dataset.carrying;
    node.style.removeProperty("translate");
  }
  function press(event: MouseEvent): void {
    if (!dropped) return;
    dropped = false;
    event.stopImmediatePropagation();
  }

  node.addEventListener("pointerdown", lift);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", putDown);
  node.addEventListener("pointercancel", end);
  node.addEventListener("click", press, true);
  return {
    update(next: (() => void) | undefined) {
      now = next;
    },
    destroy: end,
  };
}
