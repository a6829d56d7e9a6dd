// Words for what the chef says: ids and numbers come from the server, names from the catalogue.

import { familyFor } from "../families";
import { helpFor } from "../sentences/explanations";
import { plateNames } from "../sentences/names";
import type { MomentView, TableMessage } from "../wire/types";
import { component, language, listed, say } from "../words/words.svelte";

/** The sentence of a moment. */
export function sentence(moment: MomentView, table: TableMessage): string {
  const button = familyFor(table.game)?.buttons[moment.id];
  const text = say(`learn-${moment.id}`, {
    ...moment.numbers,
    what: moment.what ? component(moment.what, table.game) : "",
    who: moment.who === null ? "" : (plateNames(table.seats)[moment.who] ?? ""),
    button: button ? say(button, moment.numbers) : "",
  });
  // Names of components are written small; some sentences begin with one.
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

/** What the component of a moment does, where the sentence alone does not say it. */
export function footnote(moment: MomentView, table: TableMessage): string {
  return moment.id.startsWith("own-way") && moment.what ? helpFor(moment.what, table.game) : "";
}

/** What the chef would do, in a few words; without a suggestion nothing. */
export function tip(moment: MomentView, table: TableMessage): string {
  if (moment.hint === null) return "";
  const marked = listed(moment.marks.map((kind) => component(kind, table.game)));
  const what = moment.what ? component(moment.what, table.game) : "";
  const [verb = ""] = moment.hint.split(":");
  const own = familyFor(table.game)?.tips[verb];
  return own?.(marked, what) ?? say("learn-tip", { what: marked || what });
}
