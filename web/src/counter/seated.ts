// What a family's table needs to be drawn and played: a person's place, or a replay of one.

import type { EventView, TableMessage } from "../wire/types";

export interface Seated {
  readonly message: TableMessage | null;
  /** What the last move brought. */
  readonly latest: EventView[];
  /** What happened lately, oldest first. */
  readonly happened: EventView[];
  /** What happened before that: in the round before, or up to one's own last turn. */
  readonly earlier: EventView[];
  /** Whether a wish is on its way. */
  readonly busy: boolean;
  /** Whether this is a match of the past, in which nobody is asked anything. */
  readonly replays: boolean;
  pick(...actions: string[]): Promise<boolean>;
  undo(): Promise<boolean>;
}
