// What ids say: the family and edition of a game, the kind and number of a component.

/** The family of an id such as `sushi-go/zoch-2014+two-way`. */
export function familyOf(game: string): string {
  return game.split("/")[0] ?? "";
}

/** The edition of an id: names of components depend on it. */
export function editionOf(game: string): string {
  return game.split("/")[1]?.split("+")[0] ?? "";
}

/** An id without its options. */
export function withoutOptions(game: string): string {
  return game.split("+")[0] ?? "";
}

/** The number printed on a component, such as 3 for `maki3`; without one it is 0. */
export function printed(slot: string): number {
  return Number(/\d+$/.exec(slot)?.[0] ?? 0);
}

/** The kind without its number: `maki` for `maki3`. */
export function stem(slot: string): string {
  return slot.replace(/\d+$/, "");
}

/** The card that fills a slot: what stands last in it, so that `wasabi+squid` is a squid. */
export function cardOf(slot: string): string {
  return slot.slice(slot.lastIndexOf("+") + 1);
}
