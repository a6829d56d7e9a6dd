// Windows that need more than another stylesheet.

import { MediaQuery } from "svelte/reactivity";

/** The smallest phones: names give way to what can be chosen. */
export const smallest = new MediaQuery("(16em < width <= 22.5rem) and (height < 40rem)");
/** A phone held sideways: what one chooses from stands beside the table. */
export const sideways = new MediaQuery("(40rem <= width < 64rem) and (height <= 30rem)");
