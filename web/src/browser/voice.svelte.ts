// The live region: announcements to those who listen, first what happened, then what can be done now.

export interface Said {
  n: number;
  text: string;
}

/** Milliseconds since the focus moved: what a screen reader says about that is not cut off. */
const PAUSE = 300;
/** However often the focus moves, nobody waits longer than this. */
const LONGEST = 1500;
/** How many sentences can be looked up after they were announced. */
const KEPT = 8;

let said = $state.raw<readonly Said[]>([]);
let news: string[] = [];
let prompt = "";
/** What was announced last, for whoever asks to hear it again. */
let heard = { news: [] as string[], prompt: "" };
let timer: ReturnType<typeof setTimeout> | undefined;
let since = 0;
let n = 0;

/** What the live region of the page holds, oldest first. */
export function spoken(): readonly Said[] {
  return said;
}

/** Announce what happened. */
export function announce(text: string): void {
  if (!text) return;
  news.push(text);
  wait();
}

/** Announce what can be done now; it takes the place of what could be done before. */
export function ask(text: string): void {
  if (!text) return;
  prompt = text;
  wait();
}

/** It can no longer be done: who has not heard of it never does, and it is not repeated. */
export function withdraw(text: string): void {
  if (prompt === text) prompt = "";
  if (heard.prompt === text) heard.prompt = "";
}

/** Announce the last news again, and what can be done. */
export function repeat(): void {
  speak([...heard.news, heard.prompt]);
}

/** Another page, or another match: what was not announced yet never is. */
export function hush(): void {
  clearTimeout(timer);
  timer = undefined;
  [news, prompt, said, heard] = [[], "", [], { news: [], prompt: "" }];
}

function wait(): void {
  const now = performance.now();
  if (timer === undefined) since = now;
  clearTimeout(timer);
  timer = setTimeout(flush, Math.max(0, Math.min(PAUSE, since + LONGEST - now)));
}

function flush(): void {
  timer = undefined;
  if (news.length) heard.news = news;
  if (prompt) heard.prompt = prompt;
  speak([...news, prompt]);
  [news, prompt] = [[], ""];
}

function speak(texts: readonly string[]): void {
  const fresh = texts.filter(Boolean).map((text) => ({ n: n++, text }));
  if (fresh.length) said = [...said, ...fresh].slice(-Math.max(KEPT, fresh.length));
}

if (typeof document !== "undefined") {
  document.addEventListener("focusin", () => {
    if (timer !== undefined) wait();
  });
}
