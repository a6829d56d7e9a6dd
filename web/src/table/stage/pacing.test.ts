import { beforeEach, expect, test, vi } from "vitest";
import type { EventView, TableMessage } from "../../wire/types";
import { Pacing } from "./pacing";
import { Stage } from "./stage.svelte";

const wishes = vi.hoisted(() => ({ settings: { bots: "wait" }, calm: () => true }));
vi.mock("../../browser/settings.svelte", () => wishes);
vi.mock("../../sentences/events", () => ({
  heardOf: (_: string, events: EventView[]) => events,
  logLines: (_: string, __: string[], events: EventView[]) =>
    events.map(() => ({ seat: 1, text: "Cook took sushi 3" })),
}));

const event = (seat: number): EventView => ({ n: 0, kind: "took", seat, data: {} });
const table = (actor: number, more: Partial<TableMessage> = {}) =>
  ({
    match: "m",
    stage: "playing",
    timer: "none",
    you: 0,
    seats: [],
    game: "",
    sheet: [],
    view: {},
    legal: actor === 0 ? ["take"] : [],
    picked: [],
    turn: { number: 1, phase: "choose", actors: [actor] },
    ...more,
  }) as unknown as TableMessage;

let pacing: Pacing;
beforeEach(() => {
  wishes.settings.bots = "wait";
  pacing = new Pacing();
});

test("a turn of another is shown once, when it is over, and waits", () => {
  const [first, second] = [event(1), event(1)];
  expect(pacing.scenes(table(1), table(1), [first])).toEqual([]);
  const [scene, ...more] = pacing.scenes(table(1), table(0), [second]);
  expect(more).toEqual([]);
  expect(scene).toMatchObject({ act: "turn", lasts: null, latest: [first, second] });
  expect(scene?.message?.legal).toEqual([]); // nobody plays on before it was seen
});

test("slow is as long as it takes to say it", () => {
  wishes.settings.bots = "slow";
  const lasts = (n: number) =>
    pacing.scenes(table(1), table(2), new Array(n).fill(event(1)))[0]?.lasts ?? 0;
  expect(lasts(1)).toBeGreaterThan(2000);
  expect(lasts(3)).toBeGreaterThan(lasts(1));
});

test.each([
  [
    "who wants it quick",
    () => {
      wishes.settings.bots = "quick";
    },
    {},
  ],
  ["who has a clock running", () => {}, { timer: "brisk" }],
  ["who only watches", () => {}, { you: null }],
] as const)("nothing waits for %s", (_, given, more) => {
  given();
  const acts = pacing.scenes(table(1, more), table(2, more), [event(1)]).map(({ act }) => act);
  expect(acts).not.toContain("turn");
});

test("turns wait one behind the other, for those who want no motion, too", () => {
  const stage = new Stage();
  stage.play(pacing.scenes(table(1), table(2), [event(1)]));
  stage.play(pacing.scenes(table(2), table(0), [event(2)]));
  expect(stage.scene?.latest[0]?.seat).toBe(1);
  stage.next();
  expect(stage.scene?.latest[0]?.seat).toBe(2);
  stage.next();
  expect(stage.scene).toBe(null);
});
