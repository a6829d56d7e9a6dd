import type { Component } from "svelte";

type Load = () => Promise<{ default: Component }>;

// Each page is loaded when it is first looked at.
const PAGES = {
  front: () => import("./Front.svelte"),
  setUp: () => import("./SetUp.svelte"),
  join: () => import("./Join.svelte"),
  mine: () => import("./Mine.svelte"),
  settings: () => import("./Settings.svelte"),
  fair: () => import("./Fair.svelte"),
  gallery: () => import("./Gallery.svelte"),
  score: () => import("./Score.svelte"),
  rules: () => import("./Rules.svelte"),
  table: () => import("./Table.svelte"),
  learn: () => import("./Learn.svelte"),
  lesson: () => import("./Lesson.svelte"),
  replay: () => import("./Replay.svelte"),
  lost: () => import("./Lost.svelte"),
} satisfies Record<string, Load>;

export type Page = keyof typeof PAGES;

const ADDRESSES: readonly (readonly [RegExp, Page])[] = [
  [/^\/$/, "front"],
  [/^\/new$/, "setUp"],
  [/^\/join(\/[^/]+)?$/, "join"],
  [/^\/mine$/, "mine"],
  [/^\/settings$/, "settings"],
  [/^\/fair$/, "fair"],
  [/^\/gallery$/, "gallery"],
  [/^\/score$/, "score"],
  [/^\/rules(\/[^/]+\/[^/]+)?\/?$/, "rules"],
  [/^\/t\/[^/]+$/, "table"],
  [/^\/learn$/, "learn"],
  [/^\/learn\/[^/]+$/, "lesson"],
  [/^\/replay\/[^/]+$/, "replay"],
];

/** The page of an address. */
export function pageOf(path: string): Page {
  return ADDRESSES.find(([pattern]) => pattern.test(path))?.[1] ?? "lost";
}

/** Pages that fill the whole window and bring their own way home. */
export function fillsTheWindow(page: Page): boolean {
  return page === "table" || page === "replay" || page === "lesson";
}

/** Load a page. */
export function open(page: Page): Promise<{ default: Component }> {
  return PAGES[page]();
}
