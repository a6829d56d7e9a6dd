// Sushizock as a value: what pages other than its own table ask about it.

import { printed } from "../../wire/ids";
import type { SushizockView } from "../../wire/types";
import { say } from "../../words/words.svelte";
import type { Family } from "../family";
import { anchorOfKind } from "./anchors";

export const SUSHIZOCK: Family = {
  art: "sushi3",
  dishes: { front: ["sushi3", "bone2", "red"], rules: ["sushi3", "bone2", "blue"] },
  shapeOf: (kind) => (printed(kind) ? "tile" : "die"),
  invitation: {
    game: "sushizock/2008",
    seats: 4,
  },
  progress: (view) => {
    const { rows } = view as SushizockView;
    return say("table-tiles-left", { count: rows.sushi.length + rows.bones.length });
  },
  simultaneous: false,
  log: {
    opens: new Set(),
    counts: new Set(),
    ends: new Set(["took", "stole", "fell-back"]),
    shown: false,
  },
  anchors: { ofKind: anchorOfKind, ofLine: (line) => line },
  buttons: {},
  tips: {
    keep: (marked) => say("learn-tip-keep", { what: marked }),
    steal: (_, what) => say("learn-tip-steal", { what }),
  },
};
