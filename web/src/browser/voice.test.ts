import { beforeEach, expect, test, vi } from "vitest";
import { announce, ask, hush, repeat, spoken } from "./voice.svelte";

const texts = () => spoken().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  hush();
});

test("what happened is told first, then what can be done, and only after a pause", () => {
  ask("Choose a card.");
  announce("You took maki");
  vi.advanceTimersByTime(290);
  expect(texts()).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(texts()).toEqual(["You took maki", "Choose a card."]);
});

test("what can be done now takes the place of what could be done before it was told", () => {
  ask("Choose a card.");
  ask("Take maki?");
  vi.advanceTimersByTime(300);
  expect(texts()).toEqual(["Take maki?"]);
});

test("the pause begins anew with more to tell, but nobody waits for long", () => {
  for (let at = 0; at < 10; at++) {
    announce(`news ${at}`);
    vi.advanceTimersByTime(200);
  }
  expect(texts()[0]).toBe("news 0");
});

test("the last news are told again on demand, as new sentences", () => {
  announce("You took maki");
  ask("Choose a card.");
  vi.advanceTimersByTime(300);
  ask("Take egg?");
  vi.advanceTimersByTime(300);
  repeat();
  expect(texts().slice(-2)).toEqual(["You took maki", "Take egg?"]);
  expect(new Set(spoken().map(({ n }) => n)).size).toBe(spoken().length);
});

test("nothing of one page is told on the next", () => {
  announce("You took maki");
  hush();
  vi.advanceTimersByTime(2000);
  repeat();
  expect(texts()).toEqual([]);
});
