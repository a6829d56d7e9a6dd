// Paper as a picture: rows of text drawn on a canvas, so that it looks the same everywhere.

import { BELT, belt, CURTAIN, curtain, drawings } from "./house";

export interface Row {
  text: string;
  right?: string;
  size: number;
  weight: number;
  soft?: boolean;
  middle?: boolean;
  above: number; // room above it
  rule?: boolean; // a dashed line above it
}

const WIDTH = 420;
const MARGIN = 28;
const TOOTH = 9;
const SCALE = 2;
const COLOURS = {
  paper: "#fffaf0",
  ink: "#1d1a18",
  soft: "#5a4738",
  ground: "#2b1d16",
  stamp: "#b3324b",
};

/** A text in lines that are no wider than there is room. */
function wrapped(pen: CanvasRenderingContext2D, text: string, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

const fontOf = (row: Row) => `${row.weight} ${row.size}px "Nunito Variable", sans-serif`;

/** Draw the rows from a height on, or only measure them; returns where they end. */
function write(
  pen: CanvasRenderingContext2D,
  rows: readonly Row[],
  top: number,
  draw: boolean,
): number {
  let y = top;
  for (const row of rows) {
    pen.font = fontOf(row);
    pen.fillStyle = row.soft ? COLOURS.soft : COLOURS.ink;
    y += row.above;
    if (row.rule) {
      if (draw) dashes(pen, y - row.above / 2 + 4);
      y += 8;
    }
    const width = WIDTH - 2 * MARGIN;
    const right = row.right ? pen.measureText(row.right).width : 0;
    wrapped(pen, row.text, width - (right ? right + 16 : 0)).forEach((line, at) => {
      y += row.size * 1.3;
      if (!draw) return;
      const x = row.middle ? (WIDTH - pen.measureText(line).width) / 2 : MARGIN;
      pen.fillText(line, x, y - row.size * 0.25);
      if (at === 0 && row.right)
        pen.fillText(row.right, WIDTH - MARGIN - right, y - row.size * 0.25);
    });
  }
  return y;
}

function dashes(pen: CanvasRenderingContext2D, y: number): void {
  pen.strokeStyle = COLOURS.soft;
  pen.lineWidth = 1.5;
  pen.setLineDash([5, 4]);
  pen.beginPath();
  pen.moveTo(MARGIN, y);
  pen.lineTo(WIDTH - MARGIN, y);
  pen.stroke();
}

/** Narrow paper, torn at the foot. */
function paper(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = COLOURS.paper;
  pen.beginPath();
  pen.moveTo(8, 8);
  pen.lineTo(WIDTH - 8, 8);
  let x = WIDTH - 8;
  for (let out = true; x > 8; x -= TOOTH, out = !out)
    pen.lineTo(x, height - (out ? 10 : 10 + TOOTH));
  pen.lineTo(8, height - 10);
  pen.fill();
}

/** The picture of a paper with these rows. */
export async function paperWith(rows: readonly Row[]): Promise<Blob> {
  const [house] = await Promise.all([
    drawings(),
    ...rows.map((row) => document.fonts.load(fontOf(row), row.text)),
  ]);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const height = Math.ceil(write(pen, rows, 30, false)) + 44;
  canvas.width = WIDTH * SCALE;
  canvas.height = (CURTAIN + height + BELT) * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, WIDTH, CURTAIN);
  curtain(pen, WIDTH, house);
  belt(pen, WIDTH, CURTAIN + height, house);
  pen.translate(0, CURTAIN);
  paper(pen, height);
  write(pen, rows, 30, true);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (image) => (image ? resolve(image) : reject(new Error("no picture"))),
      "image/png",
    );
  });
}
