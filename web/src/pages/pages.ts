import type { Component } from "svelte";
import type { Page } from "./addresses";

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
  privacy: () => import("./Privacy.svelte"),
  score: () => import("./Score.svelte"),
  rules: () => import("./Rules.svelte"),
  table: () => import("./Table.svelte"),
  screen: () => import("./Screen.svelte"),
  learn: () => import("./Learn.svelte"),
  lesson: () => import("./Lesson.svelte"),
  replay: () => import("./Replay.svelte"),
  lost: () => import("./Lost.svelte"),
} satisfies Record<Page, Load>;

/** Pages that fill the whole window and bring their own way home. */
export function fillsTheWindow(page: Page): boolean {
  return ["table", "screen", "replay", "lesson"].includes(page);
}

/** Load a page. */
export function open(page: Page): Promise<{ default: Component }> {
  return PAGES[page]();
}
