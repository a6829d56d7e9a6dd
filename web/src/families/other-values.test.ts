// An edition with other values is drawn from its data: nothing of the usual ones is written here.

import { render } from "svelte/server";
import { beforeAll, expect, test, vi } from "vitest";
import { groupsOf } from "../counter/trays";
import { helpFor } from "../sentences/explanations";
import { reasonText } from "../sentences/reasons";
import type { SushiGoView, TableMessage } from "../wire/types";
import { say, speak } from "../words/words.svelte";
import { progress } from "./progress";

const GAME = "sushi-go/elsewhere";
vi.mock("../data/traits", () => ({
  LEVELS: [],
  traitsOf: () => ({
    rounds: 4,
    sets: { tempura: 3, sashimi: 2 },
    dessert: { option: "cake", component: "cake", cards: ["cake1", "cake2"], symbols: true },
    fewest_win: false,
    rows: [],
    puppet: false,
  }),
}));
const EXPLAINED: Record<string, [string, object]> = {
  tempura: ["sets-of", { size: 3, points: 6 }],
  dumpling: ["ladder", { ladder: [2, 5, 9] }],
  wasabi: ["wasabi", { factor: 2 }],
};
vi.mock("../data/explained", () => ({
  explanationOf: (kind: string) => EXPLAINED[kind],
  kindsExplainedBy: () => ["egg"],
}));
vi.mock("../art/art", () => ({ drawingOf: (kind: string) => kind, hang: () => ({}), OVER: 0 }));
vi.hoisted(() => {
  // What a page has and a test has not.
  const never = () => undefined;
  const query = { matches: false, addEventListener: never };
  Object.assign(globalThis, { addEventListener: never, matchMedia: () => query });
  Object.assign(globalThis, { document: { documentElement: {}, addEventListener: never } });
});
const { default: FamilyTable } = await import("./FamilyTable.svelte");

const laid = { tempura: 4, sashimi: 2, dumpling: 2, cake2: 1 };
const plate = { laid, kept: { cake1: 1 } };
const view: SushiGoView = {
  number: 1,
  phase: "choose",
  round: 2,
  rounds: 4,
  turn: 5,
  points: [3, 4],
  plates: [plate, { laid: {}, kept: {} }],
  earlier: [],
  unseen: {},
  passing: "left",
  hands: [
    { cards: { egg: 1, tempura: 1 }, unknown: 0 },
    { cards: {}, unknown: 2 },
  ],
};
const seats = ["Ana", "Bo"].map((name, seat) => ({ seat, name, who: "person", level: null }));
const message = { game: GAME, view, seats, you: 0, legal: ["egg", "tempura"], picked: [] };

beforeAll(() => speak("en"));

test("tempura in threes and sashimi in pairs lie so on the table", () => {
  const sitting = { message, latest: [], happened: [], busy: false, replays: false };
  const { body } = render(FamilyTable, { props: { sitting: sitting as never } });
  const trays = body.split('class="tray').slice(1);
  const own = trays.find((tray) => tray.includes("about-tempura")) ?? "";
  const group = (about: string) =>
    own.split(/class="group /).find((part) => part.startsWith(`about-${about}`)) ?? "";
  const bundles = (about: string) => group(about).split('class="bundle').length - 1;
  const gaps = (about: string) => group(about).split(/class="[^"]*\bgap\b/).length - 1;
  expect([bundles("tempura"), gaps("tempura")]).toEqual([2, 2]);
  expect([bundles("sashimi"), gaps("sashimi")]).toEqual([1, 0]);
});

test("a dessert that nobody has heard of is counted by its symbols", async () => {
  const { dishesOf } = await import("../data/dishes");
  const groups = groupsOf(plate.laid, plate.kept, dishesOf(GAME));
  expect(groups.find(({ about }) => about === "dessert")).toMatchObject({ sum: 3 });
});

test("the second of four rounds is told as such", () => {
  const rounds = say("table-round-turn", { round: 2, rounds: 4, turn: 5 });
  expect(progress(message as unknown as TableMessage)).toBe(rounds);
  expect(rounds).toContain("4");
});

test("explanations have the edition's own numbers, however long a ladder is", () => {
  expect(helpFor("tempura", GAME)).toBe(say("explain-sets-of", { size: 3, points: 6 }));
  expect(helpFor("dumpling", GAME)).toBe(say("explain-ladder", { ladder: "2, 5, 9" }));
  expect(helpFor("dumpling", GAME)).toContain("2, 5, 9");
});

test("a bill says how often a nigiri on wasabi counts here", () => {
  const line = { line: "nigiri", points: 10, reason: "nigiri", numbers: { wasabi_squid: 1 } };
  expect(reasonText(GAME, line)).toContain("×2");
});
