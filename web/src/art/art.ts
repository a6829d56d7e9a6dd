// Every drawing by its name, and which drawing shows a component in an edition.

import { CHEFS } from "./chefs";
import { COUNTER } from "./counter";
import { DESSERTS } from "./desserts";
import { DISHES } from "./dishes";
import { BOX, picture } from "./pen";
import { SIGNS } from "./signs";
import { TILES } from "./tiles";

export const GROUPS = {
  dishes: DISHES,
  desserts: DESSERTS,
  tiles: TILES,
  counter: COUNTER,
  chefs: CHEFS,
  signs: SIGNS,
} as const;

export const ART: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(GROUPS));

// The edition of 2014 serves mussels and tuna where others have dumplings and squid.
const HOUSE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "zoch-2014": { dumpling: "mussel", squid: "tuna", "wasabi-squid": "wasabi-tuna" },
};

/** The drawing of a component; `game` is an id such as `sushi-go/zoch-2014+two-way`. */
export function drawingOf(kind: string, game = ""): string {
  const name = kind.replace("+", "-");
  const edition = game.split("/")[1]?.split("+")[0] ?? "";
  return HOUSE[edition]?.[name] ?? name;
}

const shown = new Set<string>();

/** The sprite that all drawings on the page refer to; it grows by what is first looked at. */
function sprite(): SVGSVGElement {
  const found = document.querySelector<SVGSVGElement>("#art");
  if (found) return found;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.id = "art";
  made.setAttribute("aria-hidden", "true");
  made.setAttribute("width", "0");
  made.setAttribute("height", "0");
  document.body.prepend(made);
  return made;
}

/** Make sure that a drawing is in the sprite; returns what refers to it. */
export function hang(name: string): string {
  if (!shown.has(name)) {
    shown.add(name);
    sprite().insertAdjacentHTML(
      "beforeend",
      `<symbol id="art-${name}" viewBox="0 0 ${BOX} ${BOX}">${picture(ART[name] ?? "")}</symbol>`,
    );
  }
  return `#art-${name}`;
}
