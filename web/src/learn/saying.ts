// Words for what the chef says: ids and numbers come from the server, names from the catalogue.

import { familyFor } from "../families";
import { helpFor } from "../sentences/explanations";
import { plateNames } from "../sentences/names";
import type { MomentView, TableMessage } from "../wire/types";
import { component, language, listed, say } from "../words/words.svelte";

/** The sentence of a moment. */
export function sentence(moment: MomentView, told: TableMessage): string {
  const button = familyFor(told.game)?.buttons[moment.id];
  const text = say(`learn-${moment.id}`, {
    ...moment.numbers,
    what: moment.what ? component(moment.what, told.game) : "",
    who: moment.who === null ? "" : (plateNames(told.seats)[moment.who] ?? ""),
    button: button ? say(button, moment.numbers) : "",
  });
  // Names of components are written small; some sentences begin with one.
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** What the component of a moment does, where the sentence alone does not say it. */
export function footnote(moment: MomentView, told: TableMessage): string {
  return moment.id.startsWith("own-way") && moment.what ? helpFor(moment.what, told.game) : "";
}

/** What the chef would do, in a few words; without a suggestion nothing. */
export function tip(moment: MomentView, told: TableMessage): string {
  const { hint, marks, what } = moment;
  if (hint === null) return "";
  const marked = listed(marks.map((kind) => component(kind, told.game)));
  const tile = what ? component(what, told.game) : "";
  const [verb] = hint.split(":");
  if (verb === "menu") return say("learn-tip-menu", { what: marked });
  if (verb === "give") return say("learn-tip-swap", { given: marked, what: tile });
  if (verb === "keep") return say("learn-tip-keep", { what: marked });
  if (verb === "steal") return say("learn-tip-steal", { what: tile });
  return say("learn-tip", { what: marked || tile });
}
