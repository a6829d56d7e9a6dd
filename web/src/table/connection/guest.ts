// Who sits down without being asked for a name.

import { keptName } from "../../wire/device";
import { say } from "../../words/words.svelte";

/** The name last used on this device, or a guest's, that nobody else has. */
export function freeName(taken: readonly string[]): string {
  const wanted = keptName() || say("guest-name");
  if (!taken.includes(wanted)) return wanted;
  let number = 2;
  while (taken.includes(say("guest-numbered", { number }))) number++;
  return say("guest-numbered", { number });
}
