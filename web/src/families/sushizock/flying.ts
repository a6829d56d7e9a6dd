// Tiles on their way: from a row to a stack, or from one stack to another.

import { CARRY, flyFrom } from "../../counter/flights";
import type { EventView } from "../../wire/types";

/** Let the tiles that were just taken or stolen come from where they lay. */
export function flyTiles(events: readonly EventView[]): void {
  for (const { kind, seat, data } of events) {
    const what = data.stack ?? data.row;
    const tile = document.querySelector<HTMLElement>(`[data-stack='${seat} ${what}'] .tile`);
    const from = kind === "stole" ? `[data-stack='${data.from} ${what}']` : `[data-row='${what}']`;
    if (tile && ["stole", "took", "fell-back"].includes(kind))
      flyFrom(tile, from, { lasts: CARRY });
  }
}
