// Which component a person asks about, and the words that explain it.

import { editionOf, say } from "../words/words.svelte";
import { stem } from "./trays";
import { familyOf } from "./views";

const SUSHI_GO: Record<string, string> = {
  tempura: "help-tempura",
  sashimi: "help-sashimi",
  dumpling: "help-dumpling",
  maki: "help-maki",
  egg: "help-egg",
  salmon: "help-salmon",
  squid: "help-squid",
  wasabi: "help-wasabi",
  chopsticks: "help-chopsticks",
  pudding: "help-pudding",
  mochi: "help-mochi",
  strawberry: "help-strawberry",
  yogurt: "help-yogurt",
  tea: "help-tea",
};
const SUSHI_ROLL: Record<string, string> = {
  tempura: "help-roll-tempura",
  sashimi: "help-roll-sashimi",
  dumpling: "help-roll-dumpling",
  maki: "help-maki",
  egg: "help-egg",
  salmon: "help-salmon",
  squid: "help-squid",
  wasabi: "help-wasabi",
  chopsticks: "help-roll-chopsticks",
  menu: "help-roll-menu",
  pudding: "help-roll-pudding",
};
const SUSHIZOCK: Record<string, string> = {
  sushi: "help-zock-sushi",
  bones: "help-zock-bones",
  bone: "help-zock-bone-tile",
  blue: "help-zock-blue",
  red: "help-zock-red",
};
const HELP = { "sushi-go": SUSHI_GO, "sushi-roll": SUSHI_ROLL, sushizock: SUSHIZOCK };

/** What a component does, in a sentence. */
export function helpFor(kind: string, game: string): string {
  const family = familyOf(game);
  const plain = stem(kind.slice(kind.lastIndexOf("+") + 1));
  if (family === "sushizock" && kind !== "sushi" && plain === "sushi") {
    return say("help-zock-sushi-tile");
  }
  const key = HELP[family][plain];
  return key ? say(key, { edition: editionOf(game) }) : "";
}

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
  const hide = () => {
    clearTimeout(timer);
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
