import { beforeAll, expect, test } from "vitest";
import { say, speak } from "../words/words.svelte";
import { ownPlace } from "./results";

const result = { points: [30, 41, 40], tie_break: [0, 0, 0], places: [3, 1, 2], winners: [1] };

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak("en");
});

test("whoever did not win hears a kind word about the own place", () => {
  expect(ownPlace(result, 2)).toBe(say("over-own-place", { place: 2, behind: 1 }));
  expect(ownPlace(result, 0)).toBe(say("over-own-place", { place: 3, behind: 11 }));
  expect(ownPlace(result, 2)).not.toBe(ownPlace(result, 0));
});

test("whoever won, or only looked on, has no such place", () => {
  expect(ownPlace(result, 1)).toBe("");
  expect(ownPlace(result, null)).toBe("");
});
