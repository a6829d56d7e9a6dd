// Which component a person asks about.

/** What the page explains now. */
export const asked = $state<{ kind: string }>({ kind: "" });

/** Explain a component until another is asked about, or none. */
export function explain(kind: string): void {
  asked.kind = kind;
}

const LONG = 450; // milliseconds

/** An action for anything that shows a component: hover, focus and a long press explain it. */
export function explains(node: HTMLElement, kind: string) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let now = kind;
  const show = () => explain(now);
  const hide = (event?: Event) => {
    clearTimeout(timer);
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    if (next instanceof Element && next.matches("[data-rule]")) return; // its rule is asked for
    // A focused button that is taken away blurs while the page is being changed: not now, but next.
    queueMicrotask(() => {
      if (asked.kind === now) explain("");
    });
  };
  const press = () => {
    timer = setTimeout(show, LONG);
  };
  const release = () => clearTimeout(timer);
  const still = (event: Event) => event.preventDefault(); // a long press opens no menu of the browser
  const on: [string, (event: Event) => void][] = [
    ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && show()],
    ["pointerleave", hide],
    ["focus", show],
    ["blur", hide],
    ["pointerdown", press],
    ["pointerup", release],
    ["pointercancel", release],
    ["contextmenu", still],
  ];
  for (const [name, listener] of on) node.addEventListener(name, listener);
  return {
    update: (next: string) => {
      now = next;
    },
    destroy: () => {
      hide();
      for (const [name, listener] of on) node.removeEventListener(name, listener);
    },
  };
}
