// What the scenes of a match ask of a family: `stage.ts` in its folder.

import type { Group } from "../counter/trays";
import { familyOf } from "../wire/ids";
import type { EventView, GameView } from "../wire/types";

export interface FamilyStage {
  /**
   * The table at the end of a round, or of the match, though the next one may have been dealt: the
   * last dishes are being shown, or have `landed` on the plates.
   */
  closing(before: GameView, now: GameView, landed: boolean): GameView;
  /** What happened at the end of a round, in pieces that are seen one after the other. */
  beats(events: readonly EventView[]): EventView[][];
  /** What lies on each plate and is counted now: for the round, or for the end of the match. */
  plates(view: GameView, game: string, part: "round" | "end"): Group[][];
  /** Who only looks on sees the seats in the belt's order: what goes to the left goes to the left there. */
  alongTheBelt: boolean;
}

const STAGES = import.meta.glob<FamilyStage>("./*/stage.ts", { eager: true, import: "STAGE" });

/** What the scenes of a game need to know. */
export function stageFor(game: string): FamilyStage | undefined {
  return STAGES[`./${familyOf(game)}/stage.ts`];
}
