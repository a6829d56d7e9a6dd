import { expect, test } from "vitest";
import type { EventView } from "../../wire/types";
import { Digest } from "./digest";

const event = (seat: number | null, kind: string): EventView => ({ n: 0, kind, seat, data: {} });
const turnOf = (...actors: number[]) => ({ you: 0, turn: { number: 1, phase: "choose", actors } });
const kinds = (events: EventView[]) => events.map(({ kind }) => kind);

test("another's turn is told in one go when it is over", () => {
  const digest = new Digest();
  expect(digest.hear([event(1, "used"), event(1, "rolled")], turnOf(1))).toEqual([]);
  const heard = digest.hear([event(1, "took")], turnOf(2));
  expect(kinds(heard)).toEqual(["used", "rolled", "took"]);
});

test("what the next one has begun waits, what the last one did does not", () => {
  const digest = new Digest();
  const heard = digest.hear([event(1, "took"), event(2, "rolled")], turnOf(2));
  expect(kinds(heard)).toEqual(["took"]);
  expect(kinds(digest.hear([event(2, "took")], turnOf(0)))).toEqual(["rolled", "took"]);
});

test("one's own doings are told at once", () => {
  const digest = new Digest();
  expect(kinds(digest.hear([event(0, "rolled")], turnOf(0)))).toEqual(["rolled"]);
});

test("what several scenes show is told once", () => {
  const digest = new Digest();
  const laid = event(1, "laid");
  expect(kinds(digest.hear([laid], turnOf()))).toEqual(["laid"]);
  expect(digest.hear([laid], turnOf())).toEqual([]);
});
