/** What a person is about to do with the own belt, before it is sent. */
export interface Wanted {
  way: "take" | "menu" | "swap";
  /** Places of dice on the own belt. */
  dice: number[];
  /** The die to get for one's own. */
  get: { seat: number; face: string } | null;
}
