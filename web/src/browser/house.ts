// What stands around every paper that is sent as a picture: the curtain with the name of the house
// above it, a stretch of belt with dishes below.

import { hang } from "../art/art";
import { COLOUR } from "../art/pen";
import { say } from "../words/words.svelte";

export const CURTAIN = 86; // how high they are
export const BELT = 74;

const INK = "#1d1a18";
const RIM = "#2b5f8f";
const SHADE = "#9c2740"; // folds of the curtain
const PANELS = 5;
const SIDE = 22;
const MARK = 40;
const PLATE = 46;
const SLAT = 42;
const DISHES = ["tempura", "sashimi", "salmon", "dumpling", "wasabi", "pudding"];
const NAME = `850 30px "Nunito Variable", sans-serif`;

export interface Drawings {
  mark: HTMLImageElement;
  dishes: HTMLImageElement[];
}

async function drawn(kind: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = hang(kind).picture ?? "";
  await image.decode();
  return image;
}

/** What has to be there before anything is drawn. */
export async function drawings(): Promise<Drawings> {
  const [mark, dishes] = await Promise.all([
    drawn("maki"),
    Promise.all(DISHES.map(drawn)),
    document.fonts.load(NAME, say("site-name")),
  ]);
  return { mark, dishes };
}

function box(
  pen: CanvasRenderingContext2D,
  place: [x: number, y: number, width: number, height: number],
  round: number | number[],
  colours: { fill: string; edge: string },
): void {
  pen.beginPath();
  pen.roundRect(...place, round);
  pen.fillStyle = colours.fill;
  pen.fill();
  pen.strokeStyle = colours.edge;
  pen.lineWidth = 2.5;
  pen.setLineDash([]);
  pen.stroke();
}

/** The curtain over the door. */
export function curtain(pen: CanvasRenderingContext2D, width: number, { mark }: Drawings): void {
  const wide = (width - 2 * SIDE) / PANELS;
  for (let panel = 0; panel < PANELS; panel++) {
    const [x, high] = [SIDE + panel * wide, CURTAIN - (panel % 2 ? 14 : 20)];
    box(pen, [x + 1.5, 10, wide - 3, high], [0, 0, 8, 8], { fill: COLOUR.tuna, edge: INK });
    pen.fillStyle = SHADE;
    pen.fillRect(x + wide * 0.62, 14, wide * 0.22, high - 8);
  }
  box(pen, [SIDE - 12, 6, width - 2 * SIDE + 24, 9], 5, { fill: COLOUR.woodLight, edge: INK });
  pen.font = NAME;
  const name = say("site-name");
  const start = (width - pen.measureText(name).width - MARK - 10) / 2;
  pen.drawImage(mark, start, 24, MARK, MARK);
  pen.fillStyle = COLOUR.paper;
  pen.fillText(name, start + MARK + 10, 54);
}

/** The belt, from a height on. */
export function belt(
  pen: CanvasRenderingContext2D,
  width: number,
  top: number,
  { dishes }: Drawings,
): void {
  pen.fillStyle = COLOUR.slate;
  pen.fillRect(0, top, width, BELT);
  pen.fillStyle = COLOUR.slateLight;
  for (let x = SLAT / 2; x < width; x += SLAT) pen.fillRect(x, top, 1.5, BELT);
  pen.fillStyle = COLOUR.gold;
  for (const y of [top, top + BELT - 4]) pen.fillRect(0, y, width, 4);
  const room = width / dishes.length;
  dishes.forEach((dish, at) => {
    const [x, y] = [room * (at + 0.5) - PLATE / 2, top + (BELT - PLATE) / 2];
    box(pen, [x, y, PLATE, PLATE], 12, { fill: COLOUR.enamel, edge: RIM });
    pen.drawImage(dish, x + 3, y + 3, PLATE - 6, PLATE - 6);
  });
}
