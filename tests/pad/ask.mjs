// Asks the browser's pad: node ask.mjs PAD RULES < questions > answers, all as JSON lines. PAD is
// the module that web/build/pad-library.config.ts makes, RULES the folder of what Python exported.
// A question is {score: document}, {write: document}, {read: text of a link} or
// {put: {document, cells}}.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [, , library, folder] = process.argv;
const { gameOf, opened, PADS, put, read, score, written } = await import(pathToFileURL(library).href);
const parsed = (name) => JSON.parse(readFileSync(join(folder, name), "utf-8"));
const families = {};
const games = {};

async function gameFor(id, seats) {
  const family = id.split("/")[0];
  families[family] ??= {
    rules: await import(pathToFileURL(join(folder, `${family}.mjs`)).href),
    books: parsed(`${family}.books.json`),
    tables: parsed(`${family}.pad.json`),
    pad: PADS[`../src/families/${family}/pad.ts`],
  };
  games[`${id} ${seats}`] ??= gameOf(families[family], id, seats);
  return games[`${id} ${seats}`];
}

const answers = {
  score: async (document) => score(await gameFor(document.game, document.seats.length), document),
  write: async (document) => written(await gameFor(document.game, document.seats.length), document),
  put: async ({ document, cells }) => {
    const game = await gameFor(document.game, document.seats.length);
    for (const cell of cells) put(game, document, cell);
    return document;
  },
  read: async (text) => {
    try {
      const link = opened(text);
      return read(await gameFor(link.id, link.seats.length), link);
    } catch {
      return null; // the page says that this link cannot be read
    }
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [[what, about]] = Object.entries(JSON.parse(line));
  process.stdout.write(`${JSON.stringify(await answers[what](about))}\n`);
}
