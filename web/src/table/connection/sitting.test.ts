import { beforeEach, expect, test, vi } from "vitest";
import type { TableMessage } from "../../wire/types";
import { Sitting } from "./sitting.svelte";

interface FakeLine {
  sent: { type: string }[];
  waits: boolean;
  ear: { received(table: TableMessage): void };
  answers(): void;
}
const made = vi.hoisted(() => ({ line: null as unknown as FakeLine }));

vi.mock("../../browser/settings.svelte", () => ({
  calm: () => true,
  settings: { bots: "quick" },
}));
vi.mock("../../wire/line", () => ({
  Refusal: class extends Error {},
  Line: class implements FakeLine {
    sent: { type: string }[] = [];
    waits = false;
    answers = () => {};
    constructor(
      _table: string,
      _secret: string,
      _host: string,
      readonly ear: FakeLine["ear"],
    ) {
      made.line = this;
    }
    send(message: { type: string }): Promise<void> {
      this.sent.push(message);
      this.waits = true;
      return new Promise((done) => {
        this.answers = () => {
          this.waits = false;
          done();
        };
      });
    }
    close(): void {}
  },
}));

/** A table in which nobody here has a seat: no share of chance is sent beside. */
const table = (number: number, picked: string[] = []) =>
  ({
    stage: "playing",
    match: "m",
    you: null,
    events: [],
    seats: [],
    sheet: [],
    legal: ["egg", "tempura"],
    picked,
    turn: { number, phase: "choose", actors: [0] },
  }) as unknown as TableMessage;

let sitting: Sitting;
beforeEach(() => {
  sitting = new Sitting("t", "s", "");
  made.line.ear.received(table(3));
});

test("what was chosen cannot be chosen again before the table shows it", async () => {
  const first = sitting.pick("egg");
  expect(await sitting.pick("egg")).toBe(false);
  expect(made.line.sent.length).toBe(1);
  made.line.answers();
  expect(await first).toBe(true);
  expect(sitting.busy).toBe(true);
  made.line.ear.received(table(3, ["egg"]));
  expect(sitting.busy).toBe(false);
});

test("a table that was told before the answer, as after a lost connection, is enough", async () => {
  const first = sitting.pick("egg");
  made.line.ear.received(table(4));
  expect(sitting.busy).toBe(true);
  made.line.answers();
  await first;
  expect(sitting.busy).toBe(false);
});

test("another table than expected ends the wait all the same", async () => {
  const first = sitting.pick("egg");
  made.line.answers();
  await first;
  made.line.ear.received(table(3)); // taken back meanwhile at another device
  expect(sitting.busy).toBe(false);
  void sitting.pick("tempura");
  expect(made.line.sent.length).toBe(2);
});

/** A table with a clock, of which somebody here is asked. */
const timed = (number: number, events: { n: number; kind: string }[] = []) =>
  ({
    ...table(number),
    version: number,
    you: 0,
    deadline_ms: 20_000,
    seats: [{ stands_in: false }],
    events: events.map((event) => ({ seat: 0, data: {}, ...event })),
    fair: { shares: [] },
    game: "sushi-go/anniversary",
  }) as unknown as TableMessage;
const kinds = () => sitting.latest.map(({ kind }) => kind);

test("whose time was up is told so before what was chosen instead", () => {
  made.line.ear.received(timed(4));
  made.line.ear.received(timed(5, [{ n: 9, kind: "laid" }]));
  expect(kinds()).toEqual(["event-time-up", "laid"]);
});

test("nobody who chose in time is told that time was up", async () => {
  made.line.ear.received(timed(4));
  const chosen = sitting.pick("egg");
  made.line.answers();
  await chosen;
  made.line.ear.received(timed(5, [{ n: 9, kind: "laid" }]));
  expect(kinds()).toEqual(["laid"]);
});

test("what happened in the round that is over can still be read", () => {
  made.line.ear.received(timed(4, [{ n: 9, kind: "chopsticks" }]));
  made.line.ear.received(
    timed(5, [
      { n: 10, kind: "boat" },
      { n: 11, kind: "dealt" },
    ]),
  );
  expect(sitting.happened.map(({ kind }) => kind)).toEqual(["dealt"]);
  expect(sitting.earlier.map(({ kind }) => kind)).toContain("boat");
});
