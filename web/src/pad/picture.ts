// The bill as a picture: drawn line by line on a canvas, so that it looks the same everywhere.

import type { Card } from "../engine/types";
import { gameName } from "../sentences/game-name";
import { signed } from "../sentences/names";
import { isIdle, tellReason } from "../sentences/reasons";
import { tellResult } from "../sentences/results";
import { lineName, moment, number, say } from "../words/words.svelte";
import { partsOf } from "./bill";

interface Shown {
  card: Card;
  game: string;
  names: readonly string[];
  title: string;
}

interface Row {
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

/** Everything that the picture says, from top to bottom. */
function rowsOf({ card, game, names, title }: Shown): Row[] {
  const rows: Row[] = [
    { text: title || say("pad-bill"), size: 24, weight: 850, middle: true, above: 0 },
    { text: gameName(game), size: 14, weight: 600, soft: true, middle: true, above: 2 },
    { text: moment(Date.now()), size: 14, weight: 600, soft: true, middle: true, above: 0 },
  ];
  const places = card.result?.places ?? [];
  const order = [...names.keys()].sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
  order.forEach((plate, at) => {
    const name = names[plate] ?? "";
    const total = number(card.sheets[plate]?.total ?? 0);
    const place = places[plate];
    const text = place ? say("pad-place", { place, name }) : name;
    rows.push({
      text,
      right: total,
      size: 19,
      weight: 800,
      above: at ? 2 : 12,
      rule: at === 0,
    });
  });
  const ending = card.result ? tellResult(game, [...names], card.result) : [say("score-not-over")];
  for (const text of ending) rows.push({ text, size: 15, weight: 750, above: 6 });
  for (const part of partsOf(card)) {
    rows.push({ text: part.title, size: 16, weight: 850, middle: true, above: 12, rule: true });
    for (const { plate, gained, lines } of part.receipts) {
      rows.push({
        text: names[plate] ?? "",
        right: signed(gained),
        size: 15,
        weight: 800,
        above: 6,
      });
      for (const line of lines.filter((line) => !isIdle(game, line))) {
        const text = say("pad-line", {
          line: lineName(line.line, game),
          why: tellReason(game, line),
        });
        rows.push({
          text,
          right: signed(line.points),
          size: 13,
          weight: 600,
          soft: true,
          above: 0,
        });
      }
    }
  }
  return rows;
}

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

/** The picture of a bill. */
export async function pictured(shown: Shown): Promise<Blob> {
  const rows = rowsOf(shown);
  await Promise.all(rows.map((row) => document.fonts.load(fontOf(row), row.text)));
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const height = Math.ceil(write(pen, rows, 30, false)) + 44;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  pen.scale(SCALE, SCALE);
  paper(pen, height);
  write(pen, rows, 30, true);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (image) => (image ? resolve(image) : reject(new Error("no picture"))),
      "image/png",
    );
  });
}
