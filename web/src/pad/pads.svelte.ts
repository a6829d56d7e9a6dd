// The pads on this device: kept in the browser, newest first. Nobody else sees them.

import type { Document } from "../engine/types";
import type { Message } from "./phones/outbox";

export interface Kept {
  id: string;
  name: string; // empty: called after its game
  changed: number;
  document: Document;
  totals?: number[]; // of the seats, when it was last written on
  shared?: Shared | undefined; // if several phones write on it
}

/** What this phone needs to write on a pad together with others. */
export interface Shared {
  pad: string;
  secret: string;
  code: string;
  phone: string;
  /** Whose plate is entered here; null is nobody's in particular, undefined was not asked yet. */
  plate?: number | null;
  outbox: Message[]; // what the server has not acknowledged yet
}

const KEY = "sushibelt.pads";
const MOST = 200;

function stored(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]).filter((pad) => pad?.document?.game) : [];
  } catch {
    return [];
  }
}

let shelf: readonly Kept[] = $state.raw(stored());
let kept = $state(true);

function store(pads: readonly Kept[]): void {
  shelf = pads;
  try {
    localStorage.setItem(KEY, JSON.stringify(pads));
    kept = true;
  } catch {
    kept = false;
  }
}

// Another window of this site may write pads too.
addEventListener("storage", (event) => {
  if (event.key === KEY) shelf = stored();
});

/** All pads, the one last written on first. */
export function pads(): readonly Kept[] {
  return shelf;
}

/** Whether this device keeps what is written. */
export function keeps(): boolean {
  return kept;
}

export function padOf(id: string): Kept | undefined {
  return shelf.find((pad) => pad.id === id);
}

/** Keep a pad; it becomes the first. */
export function keep(pad: Omit<Kept, "changed">): void {
  const rest = shelf.filter((other) => other.id !== pad.id);
  store([{ ...padOf(pad.id), ...pad, changed: Date.now() }, ...rest].slice(0, MOST));
}

/** Keep the way to the other phones, or forget it. */
export function keepShared(id: string, shared: Shared | undefined): void {
  store(shelf.map((pad) => (pad.id === id ? { ...pad, shared } : pad)));
}

export function rename(id: string, name: string): void {
  store(shelf.map((pad) => (pad.id === id ? { ...pad, name } : pad)));
}

/** Take a pad away; returns what puts it back. */
export function drop(id: string): () => void {
  const before = shelf;
  store(before.filter((pad) => pad.id !== id));
  return () => store(before);
}

/** An id that no pad of this device has. */
export function freshId(): string {
  const letters = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(letters, (n) => n.toString(36)).join("");
}
