// Every drawing by its name, and which drawing shows a component in an edition.

import { CHEFS } from "./chefs.ts";
import { COUNTER } from "./counter.ts";
import { DESSERTS } from "./desserts.ts";
import { DISHES } from "./dishes.ts";
import { BOX, NUMERAL, picture } from "./pen.ts";
import { SIGNS } from "./signs.ts";
import { TILES } from "./tiles.ts";

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

/**
 * A drawing as the page shows it. Most of it is one picture, which the browser draws as a whole; as
 * twenty shapes it would be styled and laid out twenty times as long, dish by dish. What has the
 * colour of the text around it or is set in the page's letters stays a part of the page.
 */
export interface Hung {
  /** The address of the picture. */
  picture?: string;
  /** What refers to the rest. */
  symbol?: string;
}

/** How far a stroke may reach over the edge of its box. */
export const OVER = 4;
const COLOURED = "currentColor";
const THEMED = /var\(--[\w-]+, ?(#\w+)\)/g;

const hung = new Map<string, Hung>();

/** Make sure that a drawing can be shown. */
export function hang(name: string): Hung {
  const known = hung.get(name);
  if (known) return known;
  const made = framed(name, ART[name] ?? "");
  hung.set(name, made);
  return made;
}

function framed(name: string, piece: string): Hung {
  if (piece.includes(COLOURED)) return { symbol: symbolOf(name, piece) };
  const end = piece.indexOf(NUMERAL);
  if (end < 0) return { picture: addressOf(piece) };
  const printed = piece.slice(end);
  const number = /([^>]*)<\/text>/.exec(printed)?.[1] ?? "";
  return { picture: addressOf(piece.slice(0, end)), symbol: symbolOf(`number-${number}`, printed) };
}

function addressOf(piece: string): string {
  const [from, size] = [-OVER, BOX + 2 * OVER];
  const drawn = picture(piece).replace(THEMED, "$1");
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${from} ${from} ${size} ${size}">${drawn}</svg>`,
  )}`;
}

/** The sprite that the page refers to; it grows by what is first looked at. */
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

function symbolOf(name: string, piece: string): string {
  const id = `art-${name}`;
  if (document.getElementById(id)) return `#${id}`;
  sprite().insertAdjacentHTML(
    "beforeend",
    `<symbol id="${id}" viewBox="0 0 ${BOX} ${BOX}">${picture(piece)}</symbol>`,
  );
  return `#${id}`;
}
