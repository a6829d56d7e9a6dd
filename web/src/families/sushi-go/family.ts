// Sushi Go! as a value: what pages other than its own table ask about it.

import { anchorOfKind, anchorOfLine } from "../../rulebook/anchors";
import type { SushiGoView } from "../../wire/types";
import { say } from "../../words/words.svelte";
import type { Family } from "../family";

export const SUSHI_GO: Family = {
  art: "maki2",
  dishes: { front: ["maki2", "salmon", "tempura"], rules: ["maki2", "tempura", "pudding"] },
  shapeOf: () => "plate",
  invitation: {
    game: "sushi-go/anniversary",
    seats: 4,
  },
  progress: (view) => {
    const { round, rounds, turn } = view as SushiGoView;
    return say("table-round-turn", { round, rounds, turn });
  },
  simultaneous: true,
  log: { opens: new Set(["dealt"]), counts: new Set(["scored"]), ends: new Set(), shown: true },
  anchors: { ofKind: anchorOfKind, ofLine: anchorOfLine },
  buttons: { "sushi-go-two": "table-chopsticks-on" },
  tips: {},
};
