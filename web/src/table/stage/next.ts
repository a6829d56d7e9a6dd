// What the button under a bill leads to, in its words.

import { say } from "../../words/words.svelte";
import type { Stage } from "./stage.svelte";

/** What comes after the scene that is on stage; the match may be over. */
export function nextAfter({ scene, follows }: Stage, over: boolean): string {
  if (follows === "ending") return say("stage-to-ending");
  return over
    ? say("stage-to-podium")
    : say("stage-next-round", { round: (scene?.round ?? 0) + 2 });
}
