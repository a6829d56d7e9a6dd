// Sentences of the pad: places, problems and warnings with the names of this edition.

import type { Document, Game, Said } from "../engine/types";
import { component, type Facts, knows, lineName, listed, say } from "../words/words.svelte";

/** The names of all plates; the puppet's is behind those of the seats. */
export function plateNames(game: Game, document: Document): string[] {
  return [...document.seats, component("puppet")].slice(0, game.plates);
}

/** A problem as a sentence. */
export function problemText(said: Said, game: Game): string {
  return say(`refusal-${said.reason}`, factsOf(said, game));
}

/** Something to look at again, as a sentence. */
export function noticeText(said: Said, game: Game): string {
  const own = `pad-warning-${said.reason}`; // documents have keys, pages have not
  return say(knows(own) ? own : `warning-${said.reason}`, factsOf(said, game));
}

function factsOf(said: Said, game: Game): Facts {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(said.facts)) {
    if (Array.isArray(fact)) facts[name] = listed(fact);
    else if (typeof fact === "object") facts[name] = problemText(fact, game);
    else if (name === "kind") facts[name] = kindName(String(fact), game);
    else facts[name] = fact;
  }
  return facts;
}

/** What is counted: a component, a kind of dice, or all desserts together. */
function kindName(kind: string, game: Game): string {
  const own = game.pad.kindText?.(kind) ?? "";
  if (knows(own)) return say(own);
  if (knows(`component-${kind}`)) return component(kind, game.id);
  return lineName("dessert", game.id);
}
