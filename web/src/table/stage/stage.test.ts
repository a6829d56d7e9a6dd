import { beforeEach, expect, test, vi } from "vitest";
import type { Seated } from "../../counter/seated";
import type { EventView } from "../../wire/types";
import type { Scene } from "./scenes";
import { Stage } from "./stage.svelte";
import { Staged } from "./staged";

const calm = vi.hoisted(() => ({ now: false }));
vi.mock("../../browser/settings.svelte", () => ({ calm: () => calm.now }));

const scene = (act: Scene["act"], lasts: number | null): Scene =>
  ({ act, lasts, message: {}, latest: [] }) as unknown as Scene;
const ROUND = [scene("reveal", 500), scene("bill", null), scene("sweep", 400), scene("deal", 400)];

let stage: Stage;
beforeEach(() => {
  vi.useFakeTimers();
  calm.now = false;
  stage = new Stage();
});

test("scenes follow each other by themselves, up to the one that waits", () => {
  stage.play(ROUND);
  expect(stage.scene?.act).toBe("reveal");
  vi.advanceTimersByTime(5000);
  expect(stage.scene?.act).toBe("bill");
  stage.next();
  vi.advanceTimersByTime(400);
  expect(stage.scene?.act).toBe("deal");
  vi.advanceTimersByTime(400);
  expect(stage.scene).toBe(null);
});

test("one tap ends what plays by itself, and nothing that waits", () => {
  stage.play(ROUND);
  stage.hurry();
  expect(stage.scene?.act).toBe("bill");
  stage.hurry();
  expect(stage.scene?.act).toBe("bill");
});

test("whoever wants no motion sees only what waits", () => {
  calm.now = true;
  stage.play(ROUND);
  expect(stage.scene?.act).toBe("bill");
  stage.next();
  expect(stage.scene).toBe(null);
});

test("a bill is not taken away by what others do, and the next one waits behind it", () => {
  stage.play(ROUND);
  stage.hurry();
  stage.play([scene("reveal", 500)]);
  expect(stage.scene?.act).toBe("bill");
  stage.play(ROUND);
  stage.next();
  stage.hurry();
  expect(stage.scene?.act).toBe("bill");
  stage.next();
  stage.hurry();
  expect(stage.scene).toBe(null);
});

test("a turn replaces the one before, however quick they come", () => {
  stage.play([scene("reveal", 500)]);
  stage.play([scene("close", 200), scene("reveal", 500)]);
  expect(stage.scene?.act).toBe("close");
});

test("the log does not tell what lies under the cloches before they lift", () => {
  const laid = (n: number): EventView => ({ n, kind: "laid", seat: 0, data: {} });
  const [earlier, fresh] = [laid(1), laid(2)];
  const seated = { happened: [earlier, fresh] } as unknown as Seated;
  const staged = new Staged(seated, stage);
  const reveal = { ...scene("reveal", 500), message: null };
  const told = { happened: [earlier, fresh], earlier: [] };
  stage.play([{ ...scene("close", 200), hides: [fresh] }, reveal], told);
  expect(staged.happened).toEqual([earlier]);
  stage.next();
  expect(staged.happened).toEqual([earlier, fresh]);
});

test("the log of a round that is over stays as it was until its bill is read", () => {
  const event = (kind: string): EventView => ({ n: 1, kind, seat: 0, data: {} });
  const [laid, boat, dealt] = [event("laid"), event("boat"), event("dealt")];
  const seated = { happened: [dealt], earlier: [laid, boat] } as unknown as Seated;
  const staged = new Staged(seated, stage);
  stage.play([scene("reveal", 500)], { happened: [laid], earlier: [] });
  expect([staged.happened, staged.earlier]).toEqual([[laid], []]);
  stage.skip();
  expect([staged.happened, staged.earlier]).toEqual([[dealt], [laid, boat]]);
});
