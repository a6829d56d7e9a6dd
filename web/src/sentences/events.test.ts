import { beforeAll, expect, test } from "vitest";
import { speak } from "../words/words.svelte";
import { joined, tellNews } from "./events";
import { tellResult } from "./results";

const laid = (seat: number, slot: string) => ({ kind: "laid", seat, data: { slot } });

test("joins what a seat lays in one go, and keeps others apart", () => {
  const told = joined([laid(0, "egg"), laid(0, "maki1"), laid(1, "egg")]);
  expect(told.map((event) => event.data.slots)).toEqual([["egg", "maki1"], ["egg"]]);
});

test("does not say twice that a card taken from the pyramid was laid", () => {
  const took = { kind: "took", seat: 0, data: { spot: "row5.1", card: "egg" } };
  expect(joined([took, laid(0, "egg")])).toEqual([took]);
  expect(joined([took, laid(0, "wasabi+egg")]).length).toBe(2);
});

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak("en");
});

test("names who did something, and speaks to who reads it", () => {
  const game = "sushi-go/anniversary";
  const told = tellNews(game, ["Ana", "Bo"], [laid(0, "maki3"), laid(1, "egg")], 1);
  expect(told.map((line) => line.text)).toEqual(["Ana took maki 3", "You took egg nigiri"]);
  const result = { points: [9, 1], tie_break: [0, 0], places: [1, 2], winners: [0] };
  expect(tellResult(game, ["Ana", "Bo"], result)).toEqual(["Ana wins with 9 points."]);
  expect(tellResult(game, ["Ana", "Bo"], result, 0)).toEqual(["You win with 9 points."]);
});

test("says who played in every language, as the terminal does", async () => {
  const event = { kind: "took", seat: 0, data: { tile: "bone2", place: 3 } };
  const said: string[] = [];
  for (const tongue of ["de", "fr", "it", "pl", "ru"]) {
    await speak(tongue);
    said.push(...tellNews("sushizock/2008", ["Ana"], [event]).map((line) => line.text));
  }
  expect(said).toEqual([
    "Ana nimmt Gräte −2 (Stelle 3 der Reihe)",
    "Ana prend\u00a0: arête −2 (position 3 de la rangée)",
    "Ana prende lisca −2 (posizione 3 della fila)",
    "Ana bierze: ość −2 (pozycja 3 w rzędzie)",
    "Ana берёт: кость −2 (3-я в ряду)",
  ]);
  await speak("en");
});
