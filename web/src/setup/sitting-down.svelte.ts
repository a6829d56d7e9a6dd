// One press: a table is opened, bots sit down, and play begins.

import { go } from "../browser/place.svelte";
import { LEVELS } from "../data/traits";
import type { Invitation } from "../families/family";
import { openTable } from "../wire/api";
import { keepSeat, keepTable, keptName } from "../wire/device";
import { refusalText } from "../words/refusals";
import { say } from "../words/words.svelte";

/** A button that sits down: whether it was pressed, and what was said against it. */
export class SittingDown {
  busy = $state(false);
  problem = $state("");

  async sit(invitation: Invitation): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await sitDown(invitation);
    } catch (refused) {
      this.problem = refusalText(refused);
    }
    this.busy = false;
  }
}

/** Open the table of an invitation, with bots from the weakest up, and go there. */
async function sitDown({ game, seats }: Invitation): Promise<void> {
  const name = keptName() || say("guest-name");
  const made = await openTable({ game, seats, name, bots: [null, ...LEVELS.slice(0, seats - 1)] });
  keepTable(made.table, { game, host: made.host, watch: made.watch, names: [name] });
  keepSeat(made.table, { secret: made.secret, name });
  go(`/t/${made.table}?start#${made.secret}`);
}
