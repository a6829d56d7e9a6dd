import { beforeAll, expect, test } from "vitest";
import { gameName } from "../../sentences/game-name";
import { resultSentences } from "../../sentences/results";
import type { PlateSheet, TableMessage } from "../../wire/types";
import { lineName, say, speak } from "../../words/words.svelte";
import { resultRows } from "./picture";

const GAME = "sushi-go/anniversary";
const NAMES = ["Ana", "Bo", "Cleo"];
const ADDRESS = "https://example.org/replay/m";

const sheet = (maki: number, tempura: number): PlateSheet => {
  const lines = Object.entries({ maki, tempura }).map(([line, points]) => ({
    line,
    points,
    reason: "",
    numbers: {},
  }));
  const total = maki + tempura;
  return { rounds: [{ lines, total }], end: { lines: [], total: 0 }, total };
};

function finished(winners: number[]): TableMessage {
  return {
    game: GAME,
    you: 0,
    seats: NAMES.map((name, seat) => ({ seat, name, level: null })),
    sheet: [sheet(1, 10), sheet(6, 10), sheet(0, 5)],
    result: { points: [11, 16, 5], tie_break: [0, 0, 0], places: [2, 1, 3], winners },
  } as unknown as TableMessage;
}

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak("en");
});

test("a picture of a result says what was played, who has how much, what decided it, and where it is", () => {
  const message = finished([1]);
  const rows = resultRows(message, NAMES, ADDRESS);
  const texts = rows.map(({ text }) => text);
  expect(texts[0]).toBe(gameName(GAME));
  expect(texts.at(-1)).toBe(ADDRESS);
  expect(rows.flatMap(({ right }) => right ?? [])).toEqual(["16", "11", "5"]);
  if (!message.result) throw new Error("it is finished");
  for (const sentence of resultSentences(GAME, NAMES, message.result)) {
    expect(texts).toContain(sentence);
  }
  const line = lineName("maki", GAME);
  expect(texts).toContain(say("over-decided", { line, who: "Bo", you: "no", points: 5 }));
});

test("where several won, no line decided it", () => {
  const texts = resultRows(finished([0, 1]), NAMES, ADDRESS).map(({ text }) => text);
  expect(texts.some((text) => text.includes(lineName("maki", GAME)))).toBe(false);
});
