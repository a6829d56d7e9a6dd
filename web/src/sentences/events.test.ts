import { beforeAll, expect, test } from "vitest";
import { component, LANGUAGES, say, speak } from "../words/words.svelte";
import { heardOf, joined, loggedOf, logLines, TIME_UP } from "./events";
import { resultSentences } from "./results";

const GAME = "sushi-go/anniversary";
const laid = (seat: number, slot: string) => ({ kind: "laid", seat, data: { slot } });

test("joins what a seat lays in one go, and keeps others apart", () => {
  const lines = joined(GAME, [laid(0, "egg"), laid(0, "maki1"), laid(1, "egg")]);
  expect(lines.map((event) => event.data.slot)).toEqual([["egg", "maki1"], ["egg"]]);
});

test("does not say twice that a card taken from the pyramid was laid", () => {
  const took = { kind: "took", seat: 0, data: { spot: "row5.1", card: "egg" } };
  expect(joined(GAME, [took, laid(0, "egg")])).toEqual([took]);
  expect(joined(GAME, [took, laid(0, "wasabi+egg")]).length).toBe(2);
});

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak("en");
});

test("names who did something, and speaks to who reads it", () => {
  const lines = logLines(GAME, ["Ana", "Bo"], [laid(0, "maki3"), laid(1, "egg")], 1);
  const played = (you: string, who: string, kind: string) =>
    say("event-sushi-go-laid", { you, who, what: component(kind, GAME) });
  expect(lines.map((line) => line.text)).toEqual([
    played("no", "Ana", "maki3"),
    played("yes", "Bo", "egg"),
  ]);
  const wins = (you: string) => say("result-wins", { count: 1, you, who: "Ana", points: 9 });
  const result = { points: [9, 1], tie_break: [0, 0], places: [1, 2], winners: [0] };
  expect(resultSentences(GAME, ["Ana", "Bo"], result)).toEqual([wins("no")]);
  expect(resultSentences(GAME, ["Ana", "Bo"], result, 0)).toEqual([wins("yes")]);
});

test("says who played in every language, as the terminal does", async () => {
  const event = { kind: "took", seat: 0, data: { tile: "bone2", place: 3 } };
  for (const code of LANGUAGES) {
    await speak(code);
    const facts = { you: "no", who: "Ana", tile: component("bone2"), place: 3 };
    const lines = logLines("sushizock/2008", ["Ana"], [event]);
    expect(lines.map((line) => line.text)).toEqual([say("event-sushizock-took", facts)]);
  }
  await speak("en");
});

test("who listens hears the own re-roll, and of others' dice only what came of them", () => {
  const [game, zock] = ["sushi-roll/2019", "sushizock/2008"];
  const rolled = (seat: number) => ({ kind: "rolled", seat, data: { faces: ["egg", "egg"] } });
  const [line] = logLines(game, ["Ana", "Bo"], heardOf(game, [rolled(0), rolled(1)], 0), 0);
  expect(line?.text).toContain(component("egg", game));
  expect(heardOf(game, [rolled(1)], 0)).toEqual([]);
  const again = [{ kind: "picked-up", seat: 1, data: { faces: ["egg"] } }, rolled(1)];
  expect(heardOf(game, again, 0).map(({ kind }) => kind)).toEqual(["rolled"]);
  const round = [rolled(0), rolled(1), ...again];
  expect(loggedOf(game, round, 0)).toEqual([rolled(0), ...again]);
  expect(loggedOf(game, round, null)).toEqual(round);
  const turn = ["rolled", "kept", "took"].map((kind) => ({ kind, seat: 1, data: {} }));
  expect(heardOf(zock, turn, 0).map(({ kind }) => kind)).toEqual(["took"]);
});

test("time that was up is told in any game", () => {
  const late = { kind: TIME_UP, seat: 0, data: {} };
  for (const game of [GAME, "sushi-roll/2019", "sushizock/2008"]) {
    expect(logLines(game, ["Ana"], [late], 0)[0]?.text).toBe(say("event-time-up"));
  }
});
