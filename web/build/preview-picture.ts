// A part of the build: the picture that chats show beside a link, drawn from the site's own art.

import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";
import { ART } from "../src/art/art.ts";
import { BOX, COLOUR as C, INK, picture } from "../src/art/pen.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const NAME = "preview.png"; // the server names it in the head of every page

// None with a number on it: that would take a font of whatever machine builds this.
const DISHES = ["maki", "squid", "tempura", "salmon", "pudding", "dumpling"];
const CHEFS = ["novice", "cook", "master"];
const PLATE = 150;
const CHEF = 230;

const rect = (fill: string, x: number, y: number, w: number, h: number, r = 0) =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;

/** A drawing of the site; colours that follow a theme get those of the day. */
function drawn(kind: string, x: number, y: number, size: number, turn = 0): string {
  const art = picture(ART[kind] ?? "").replace(/var\(--[\w-]+, ?(#\w+)\)/g, "$1");
  const half = BOX / 2;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / BOX}) translate(${-half} ${-half})">${art}</g>`;
}

/** Evenly along the width, a little turned to and fro. */
const along = (kinds: readonly string[], draw: (kind: string, x: number, at: number) => string) =>
  kinds.map((kind, at) => draw(kind, ((at + 0.5) * WIDTH) / kinds.length, at)).join("");

/** The counter: a curtain, the kitchen behind it, and dishes going past on the belt. */
export function previewDrawing(): string {
  const ink = INK.replace(/var\(--[\w-]+, ?(#\w+)\)/, "$1");
  const panels = Array.from({ length: 8 }, (_, at) =>
    rect(at % 2 ? C.tuna : "#9c2740", at * 150 + 4, 24, 142, at % 2 ? 120 : 136, 14),
  ).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" color="${C.paper}">
${rect("#f6ead8", 0, 0, WIDTH, HEIGHT)}
${along(CHEFS, (kind, x) => drawn(kind, x, 278, CHEF))}
<g stroke="${ink}" stroke-width="6">${panels}${rect(C.woodLight, -10, 8, WIDTH + 20, 26, 8)}
${rect(C.wood, -10, 372, WIDTH + 20, 34)}
${rect(C.slate, -10, 406, WIDTH + 20, 190)}
${rect(C.woodDark, -10, 596, WIDTH + 20, 60)}</g>
${along(DISHES, (_, x) => rect(C.slateLight, x + 97, 412, 6, 178))}
${along(DISHES, (_, x) => `<ellipse cx="${x}" cy="500" rx="92" ry="82" fill="${C.enamel}" stroke="${ink}" stroke-width="6"/><ellipse cx="${x}" cy="500" rx="72" ry="63" fill="none" stroke="${C.porcelainShade}" stroke-width="5"/>`)}
${along(DISHES, (kind, x, at) => drawn(kind, x, 494, PLATE, at % 2 ? 5 : -5))}
</svg>`;
}

/** Writes the picture, and keeps it out of what pages load. */
export function preview(): Plugin {
  return {
    name: "preview",
    apply: "build",
    generateBundle() {
      const source = new Resvg(previewDrawing(), { font: { loadSystemFonts: false } })
        .render()
        .asPng();
      this.emitFile({ type: "asset", fileName: NAME, source });
    },
  };
}
