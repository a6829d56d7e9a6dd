/** What a component lies on, or is. */
export type Shape = "plate" | "die" | "tile";
