// Every text comes from the catalogues of the Python package, by id; nothing here holds a sentence.

import { CATALOGUES } from "virtual:words";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { editionOf } from "../wire/ids";

export type Facts = Record<string, FluentVariable>;

/** The languages that there are catalogues of. */
export const LANGUAGES: readonly string[] = Object.keys(CATALOGUES);
const FIRST = "en"; // complete at all times
const HYPHEN_FOR_MINUS = /(?<![^\s([])-(?=\d)/g;

let bundle = $state.raw(new FluentBundle(FIRST));

/** The language that is spoken now. */
export function language(): string {
  return bundle.locales[0] ?? FIRST;
}

/** The language of ours that a person wants most: the chosen one, or the browser's. */
export function wanted(chosen: string, asked: readonly string[] = navigator.languages): string {
  const wishes = [chosen, ...asked].map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return wishes.find((wish) => LANGUAGES.includes(wish)) ?? FIRST;
}

/** Load a language; until it is there, the one before stays. */
export async function speak(wanted: string): Promise<void> {
  const load = CATALOGUES[wanted];
  if (!load || (language() === wanted && knows("site-name"))) return;
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource((await load()).default));
  bundle = made;
  document.documentElement.lang = wanted;
}

/** Whether there is a text under this id. */
export function knows(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The text of an id, its facts filled in; an unknown id shows itself, so that it is found. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  // Whatever is wrong with a fact shows in the text; a page is not lost for it.
  if (!pattern) return key;
  const text = bundle.formatPattern(pattern, facts, []);
  return key.startsWith("refusal-") ? text : text.replace(HYPHEN_FOR_MINUS, "−");
}

/** An edition as a text can select it: Fluent takes a name or a number for a variant. */
function edition(game: string): string | number {
  const id = editionOf(game);
  return /^\d+$/.test(id) ? Number(id) : id;
}

/** What people call a card, face, tile or token in this edition. */
export function component(kind: string, game = ""): string {
  return say(`component-${kind.replace("+", "-")}`, { edition: edition(game) });
}

/** What a line of the score sheet is called in this edition. */
export function lineName(line: string, game: string): string {
  return say(`line-${line}`, { edition: edition(game) });
}

/** What is told together: a component, or a line of the score sheet. */
export function kindName(kind: string, game: string): string {
  return knows(`component-${kind}`) ? component(kind, game) : lineName(kind, game);
}

/** Components by how many there are of each: `2× tempura, salmon nigiri`. */
export function tally(counts: Readonly<Record<string, number>>, game: string): string {
  return Object.entries(counts)
    .map(([kind, count]) => say("some-of", { count, what: component(kind, game) }))
    .join(", ");
}

/** Whose habits dates, numbers and enumerations follow; our English is British. */
const locale = () => (language() === "en" ? "en-GB" : language());

/** What writes in a language's way is made once: that takes longer than a whole sentence. */
const writers = new Map<string, unknown>();
function kept<T>(what: string, make: (locale: string) => T): T {
  const key = `${locale()} ${what}`;
  if (!writers.has(key)) writers.set(key, make(locale()));
  return writers.get(key) as T;
}

/** An enumeration as the language writes it: `a, b and c`. */
export function listed(
  items: Iterable<string>,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return kept(type, (locale) => new Intl.ListFormat(locale, { type })).format(items);
}

/** A number as the language writes it, and with the minus that a text has: there is no other way. */
export function number(value: number): string {
  const writer = kept("number", (locale) => new Intl.NumberFormat(locale));
  return writer.format(value).replace(HYPHEN_FOR_MINUS, "−");
}

/** A day and an hour as the language writes them. */
export function moment(when: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(
    when,
  );
}

/** What a language calls itself. */
export function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
