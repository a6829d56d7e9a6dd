// How everything is drawn: in a box of 64 by 64, flat, with one ink of one weight, and few colours.
// A drawing is a piece of SVG; it sets fills, never the outline, so that all have the same hand.

export const BOX = 64;
export const WEIGHT = 2.5;

export const INK = "var(--art-ink, #1d1a18)";

export const COLOUR = {
  batter: "#f0b65a",
  batterLight: "#ffd58c",
  berry: "#e2483f",
  berryLight: "#ff8272",
  bone: "#f4efe2",
  boneShade: "#d8cfb9",
  blue: "#3f7fc4",
  blueLight: "#8dbdf0",
  caramel: "#8a4a22",
  caramelLight: "#c47a3c",
  custard: "#f7cf6b",
  custardLight: "#ffe7a8",
  dough: "#f8e6c6",
  doughShade: "#e3c694",
  enamel: "#fffdf7",
  ginger: "#f3a6b0",
  gingerLight: "#ffd3d9",
  gold: "#f2c14e",
  leaf: "#5fa044",
  leafLight: "#9fd070",
  nori: "#1f4d3a",
  noriLight: "#3f7a5f",
  paper: "#fffaf0",
  paperShade: "#ead9bd",
  pearl: "#3a2620",
  porcelain: "#e9f0f2",
  porcelainShade: "#b9cad1",
  rice: "#fffaf0",
  riceShade: "#e9dcc4",
  salmon: "#f4775e",
  salmonLight: "#ffb39f",
  shell: "#3b4d70",
  shellLight: "#6f86b3",
  skin: "#f2c9a1",
  slate: "#2f3a40",
  slateLight: "#55656d",
  squid: "#f4d3dc",
  squidShade: "#d98fa6",
  tamago: "#f2c14e",
  tamagoLight: "#ffe08f",
  tea: "#d3a273",
  teaLight: "#eccfa8",
  tuna: "#b3324b",
  tunaLight: "#e0708a",
  wasabi: "#8fbf4d",
  wasabiLight: "#c4e38d",
  wood: "#c98f5a",
  woodDark: "#8a5a34",
  woodLight: "#e8c193",
} as const;

/** A closed shape with the common outline. */
export function shape(fill: string, path: string): string {
  return `<path fill="${fill}" d="${path}"/>`;
}

/** A patch of colour without outline: the second tone, or the highlight. */
export function patch(fill: string, path: string): string {
  return `<path fill="${fill}" stroke="none" d="${path}"/>`;
}

/** A line of ink, or of another colour where it tells a surface apart. */
export function line(path: string, colour: string = INK, width: number = WEIGHT): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"/>`;
}

export function disc(fill: string, x: number, y: number, r: number): string {
  return `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"/>`;
}

export function spot(fill: string, x: number, y: number, r: number): string {
  return `<circle fill="${fill}" stroke="none" cx="${x}" cy="${y}" r="${r}"/>`;
}

export function oval(fill: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse fill="${fill}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
}

export function box(fill: string, x: number, y: number, w: number, h: number, r: number): string {
  return `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
}

/** Two dots; food looks at you and never speaks. */
export function eyes(x: number, y: number, apart = 5, r = 2.1): string {
  return spot(INK, x - apart, y, r) + spot(INK, x + apart, y, r);
}

/** A smaller copy whose middle lies at x, y; its outline keeps the common weight. */
export function copy(piece: string, x: number, y: number, scale: number, turn = 0): string {
  const spin = turn ? ` rotate(${turn})` : "";
  const half = BOX / 2;
  return (
    `<g transform="translate(${x} ${y})${spin} scale(${scale}) translate(${-half} ${-half})" ` +
    `stroke-width="${(WEIGHT / scale).toFixed(2)}">${piece}</g>`
  );
}

/** What every number begins with: it is drawn last, above all else. */
export const NUMERAL = `<g class="numeral">`;

/** The number, paper on ink, at the lower right corner of whatever is counted. */
export function numeral(text: string | number): string {
  const wide = String(text).length > 1;
  const width = wide ? 31 : 24;
  return (
    `${NUMERAL}<rect fill="${INK}" stroke="${COLOUR.paper}" stroke-width="2" x="${63.5 - width}" y="39.5" ` +
    `width="${width}" height="24" rx="12"/>` +
    `<text x="${63.5 - width / 2}" y="58.6" fill="${COLOUR.paper}" stroke="none" font-size="20" ` +
    `font-weight="900" text-anchor="middle">${text}</text></g>`
  );
}

/** The whole picture: the outline's weight and colour, said once. */
export function picture(piece: string): string {
  return (
    `<g fill="none" stroke="${INK}" stroke-width="${WEIGHT}" stroke-linejoin="round" ` +
    `stroke-linecap="round">${piece}</g>`
  );
}
