import { expect, test } from "vitest";
import type { EventView, PlateSheet, SushiGoView, TableMessage } from "../../wire/types";
import { pastOf, scenesOf } from "./scenes";

const GAME = "sushi-go/anniversary";
const part = (total: number) => ({ lines: [], total });
const sheet = (...rounds: number[]): PlateSheet => ({
  rounds: rounds.map(part),
  end: { lines: [], total: 0 },
  total: 0,
});
const view = (round: number, laid: Record<string, number>, earlier: SushiGoView["earlier"] = []) =>
  ({
    round,
    rounds: 3,
    turn: 8,
    points: [0, 0],
    plates: [
      { laid, kept: {} },
      { laid: {}, kept: {} },
    ],
    hands: [
      { cards: { egg: 2 }, unknown: 0 },
      { cards: {}, unknown: 2 },
    ],
    earlier,
  }) as unknown as SushiGoView;
const message = (more: Partial<TableMessage>) =>
  ({
    match: "m",
    game: GAME,
    stage: "playing",
    you: 0,
    seats: [0, 1].map((seat) => ({ seat, owes: true, chosen: seat === 0 })),
    turn: { number: 8, phase: "choose", actors: [0, 1] },
    view: view(1, { tempura: 1 }),
    legal: ["egg"],
    picked: ["egg"],
    events: [],
    sheet: [sheet(), sheet()],
    result: null,
    ...more,
  }) as unknown as TableMessage;
const event = (n: number, kind: string, seat: number | null = null): EventView => ({
  n,
  kind,
  seat,
  data: { slot: "egg" },
});
const laid = [event(8, "laid", 0), event(8, "laid", 1)];
const last = [...laid, event(8, "passed"), ...laid, event(8, "scored"), event(9, "dealt")];
const acts = (scenes: ReturnType<typeof scenesOf>) => scenes.map(({ act }) => act);

test("a turn is revealed under cloches that close and lift together, and can be played on", () => {
  const scenes = scenesOf(message({}), message({ turn: null }), [...laid, event(8, "passed")]);
  expect(acts(scenes)).toEqual(["close", "reveal", "pass"]);
  expect(scenes[0]?.message?.seats.every((seat) => seat.chosen)).toBe(true);
  expect(scenes[1]?.message).toBe(null);
  expect(scenes.map(({ hides }) => hides?.length ?? 0)).toEqual([3, 0, 0]);
});

test("the last dishes of a round are shown and land before it is counted and cleared", () => {
  const earlier: SushiGoView["earlier"] = [[{ tempura: 1, egg: 2 }, { egg: 2 }]];
  const now = message({ view: view(2, {}, earlier), sheet: [sheet(7), sheet(3)] });
  const scenes = scenesOf(message({}), now, last);
  expect(acts(scenes)).toEqual(["close", "reveal", "reveal", "land", "bill", "sweep", "deal"]);
  const bill = scenes.find(({ act }) => act === "bill");
  expect(bill).toMatchObject({ round: 0, lasts: null });
  const shown = bill?.message?.view as SushiGoView;
  expect(shown.plates[0]?.laid).toEqual({ tempura: 1, egg: 2 });
  expect(shown.round).toBe(1);
  // Nothing of the next round can be seen or chosen meanwhile.
  expect(bill?.message?.legal).toEqual([]);
  expect(shown.hands).toEqual([0, 1].map(() => ({ cards: {}, unknown: 0 })));
});

test("what the count of a round brings is told after it, and nobody is told before who leads", () => {
  const boat = event(8, "boat", 1);
  const fresh = [...last.slice(0, -1), boat, ...last.slice(-1)];
  const now = message({ view: view(2, {}), sheet: [sheet(7), sheet(3)] });
  const scenes = scenesOf(message({}), now, fresh);
  expect(scenes.flatMap(({ latest }) => latest)).not.toContain(boat);
  expect(scenes.find(({ act }) => act === "bill")?.brings).toEqual([boat]);
  expect(pastOf(GAME, fresh)).toEqual(fresh.slice(0, 5));
});

test("the match ends with its last bill, the final count, the podium and only then the winner", () => {
  const ending = { ...sheet(7, 7, 7), end: { lines: [{}], total: 6 } } as PlateSheet;
  const result = { points: [21, 20], tie_break: [0, 0], places: [1, 2], winners: [0] };
  const now = message({ stage: "finished", sheet: [ending, ending], result });
  const scenes = scenesOf(message({ sheet: [sheet(7, 7), sheet(7, 7)] }), now, last.slice(0, -1));
  expect(acts(scenes).slice(-4)).toEqual(["bill", "ending", "podium", "winner"]);
  const early = scenes.filter(({ act }) => act !== "podium" && act !== "winner");
  expect(early.every((scene) => scene.message?.result === null)).toBe(true);
});

test("nothing is played of another match, of one called off, or where nothing happened", () => {
  expect(scenesOf(null, message({}), laid)).toEqual([]);
  expect(scenesOf(message({ match: "other" }), message({}), laid)).toEqual([]);
  expect(scenesOf(message({}), message({ stage: "abandoned" }), laid)).toEqual([]);
  expect(scenesOf(message({}), message({}), [])).toEqual([]);
});

test("a round that was missed is not told", () => {
  const now = message({ sheet: [sheet(7, 7), sheet(3, 3)] });
  expect(scenesOf(message({}), now, last)).toEqual([]);
});
