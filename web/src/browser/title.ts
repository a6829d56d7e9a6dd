// What the window is called.

import { say } from "../words/words.svelte";

/** Name the window after what it shows; without a name, after the site. */
export function titled(name = ""): void {
  const site = say("site-name");
  document.title = name ? say("site-title", { page: name, site }) : site;
}
