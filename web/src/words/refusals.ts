// Why not, in words: the reason that came over the wire, with its facts.

import { Refusal } from "../wire/line";
import { type Facts, knows, listed, say } from "./words.svelte";

function plain(value: unknown): string | number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return listed(value.map(String));
  return String(value ?? "");
}

/** The sentence for whatever went wrong. */
export function refusalText(problem: unknown): string {
  if (!(problem instanceof Refusal)) return say("refusal-page-broken");
  const key = `refusal-${problem.reason}`;
  if (!knows(key)) return say("refusal-other", { reason: problem.reason });
  const facts: Facts = {};
  for (const [name, value] of Object.entries(problem.facts)) facts[name] = plain(value);
  return say(key, facts);
}
