// Sushi Roll as a value: what pages other than its own table ask about it.

import { anchorOfKind, anchorOfLine } from "../../rulebook/anchors";
import type { SushiRollView } from "../../wire/types";
import { say } from "../../words/words.svelte";
import type { Family } from "../family";

export const SUSHI_ROLL: Family = {
  art: "die5",
  dishes: { front: ["dumpling", "menu1", "pudding2"], rules: ["dumpling", "menu1", "squid"] },
  shapeOf: () => "die",
  invitation: {
    game: "sushi-roll/2019",
    seats: 4,
  },
  progress: (view) => {
    const { round, rounds } = view as SushiRollView;
    return say("table-round", { round, rounds });
  },
  simultaneous: false,
  log: {
    opens: new Set(["round-opened"]),
    counts: new Set(["round-scored"]),
    ends: new Set(),
    shown: false,
  },
  anchors: { ofKind: anchorOfKind, ofLine: anchorOfLine },
  buttons: { "sushi-roll-menu": "table-roll-menu", "sushi-roll-swap": "table-roll-swap" },
  tips: {
    menu: (marked) => say("learn-tip-menu", { what: marked }),
    give: (marked, what) => say("learn-tip-swap", { given: marked, what }),
  },
};
