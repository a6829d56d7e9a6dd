// What the site asks of a family of games. One such value stands in each family's folder.

import type { Shape } from "../data/shapes";
import type { GameView } from "../wire/types";

/** What the house serves to whoever just sits down. */
export interface Invitation {
  game: string;
  seats: number;
}

export interface Family {
  /** The drawing that stands for it in a list. */
  art: string;
  /** What its card shows, on the street and above its rules. */
  dishes: { front: readonly string[]; rules: readonly string[] };
  shapeOf(kind: string): Shape;
  invitation: Invitation;
  /** How far a match has come, in a few words. */
  progress(view: GameView): string;
  /** Whether all choose at once, so that nobody goes on without the others. */
  simultaneous: boolean;
  log: {
    /** Events with which a log begins anew. */
    opens: ReadonlySet<string>;
    /** Events with which a round is counted: what follows them is told after its bill. */
    counts: ReadonlySet<string>;
    /** Events of one's own with which what happened before is no longer of interest. */
    ends: ReadonlySet<string>;
    /** Whether the table itself shows what was laid, so that a replay needs less of a log. */
    shown: boolean;
  };
  anchors: {
    /** The paragraph of the rules about a card, die face, tile or token. */
    ofKind(kind: string, game: string): string;
    /** The paragraph about a line of a score sheet. */
    ofLine(line: string, game: string): string;
  };
  /** Buttons of the table that a lesson names, by what the chef says. */
  buttons: Readonly<Record<string, string>>;
  /**
   * What a lesson's hint says, by the verb of the suggested action: from the names of the components
   * that are marked, and the name of the one it is about. Other hints name the component alone.
   */
  tips: Readonly<Record<string, (marked: string, what: string) => string>>;
}
