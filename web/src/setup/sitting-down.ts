// One press: a table is opened, bots sit down, and play begins.

import { go } from "../browser/place.svelte";
import type { Invitation } from "../families/family";
import { openTable } from "../wire/api";
import { keepSeat, keepTable, keptName } from "../wire/device";
import { say } from "../words/words.svelte";

/** Open the table of an invitation and go there. */
export async function sitDown({ game, seats, bots }: Invitation): Promise<void> {
  const name = keptName() || say("guest-name");
  const made = await openTable({ game, seats, name, bots: [null, ...bots] });
  keepTable(made.table, { game, host: made.host, watch: made.watch, names: [name] });
  keepSeat(made.table, { secret: made.secret, name });
  go(`/t/${made.table}?start#${made.secret}`);
}
