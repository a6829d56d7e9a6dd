// Every text comes from the catalogues of the Python package, by id; nothing here holds a sentence.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

// Files for the terminal alone stay out of the browser.
const FILES = import.meta.glob<string>(
  [
    "../../../src/sushibelt/words/*/*.ftl",
    "!**/arena.ftl",
    "!**/bench.ftl",
    "!**/cli.ftl",
    "!**/simulate.ftl",
  ],
  { query: "?raw", import: "default" },
);

export const LANGUAGES = ["en"] as const;
export type Language = (typeof LANGUAGES)[number];

let bundle = $state.raw(new FluentBundle("en"));

/** Load a language; until it is there, the one before stays. */
export async function speak(language: Language): Promise<void> {
  const made = new FluentBundle(language, { useIsolating: false });
  const wanted = Object.entries(FILES).filter(([path]) => path.includes(`/words/${language}/`));
  const texts = await Promise.all(wanted.map(([, load]) => load()));
  for (const text of texts) made.addResource(new FluentResource(text));
  bundle = made;
  document.documentElement.lang = language;
}

/** The text of an id, its facts filled in; an unknown id shows itself, so that it is found. */
export function say(key: string, facts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, facts) : key;
}
