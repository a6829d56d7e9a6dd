// A bill in words, for those who listen: one's own lines with their reasons, then everybody's points.

import { signed } from "../../sentences/names";
import { isIdle, reasonText } from "../../sentences/reasons";
import type { TableMessage } from "../../wire/types";
import { lineName, say } from "../../words/words.svelte";
import type { Receipt } from "./receipts";

/** What a count brought, in a row of sentences under its title; the `last` one tells no totals. */
export function billText(
  title: string,
  receipts: readonly Receipt[],
  names: readonly string[],
  { game, you }: Pick<TableMessage, "game" | "you">,
  last: boolean,
): string {
  const own = receipts.find(({ plate }) => plate === you)?.lines ?? [];
  const lines = own
    .filter((line) => !isIdle(game, line))
    .map((line) =>
      say("receipt-told-line", {
        line: lineName(line.line, game),
        points: signed(line.points),
        why: reasonText(game, line),
      }),
    );
  const sums = receipts.map(({ plate, gained, total }) => {
    const facts = { name: names[plate] ?? "", gained: signed(gained) };
    return last ? say("receipt-line-gained", facts) : say("receipt-line", { ...facts, total });
  });
  return [title, ...lines, ...sums].join(". ");
}
