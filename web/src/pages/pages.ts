import type { Component } from "svelte";

// Each page is loaded when it is first looked at.
export const PAGES = {
  front: () => import("./Front.svelte"),
} satisfies Record<string, () => Promise<{ default: Component }>>;

export type Page = keyof typeof PAGES;

/** The page of an address. */
export function pageOf(_path: string): Page {
  return "front";
}
