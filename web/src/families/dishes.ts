// What Sushi Go! and Sushi Roll have in common on a score pad.

/** Slots that stand together: what is alike, in one row of three. */
export const DISH_ROWS: readonly RegExp[] = [
  /^(tempura|sashimi|dumpling)$/,
  /^maki/,
  /^(egg|salmon|squid)$/,
  /^wasabi\+/,
  /^(wasabi$|chopsticks)/,
];
