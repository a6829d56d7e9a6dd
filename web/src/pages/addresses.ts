// The address of every page: its first part, the pattern of what may follow, and the page's name.
// The build tells the server the first parts, so that it serves the site there.

export const ADDRESSES = [
  ["", "", "front"],
  ["new", "", "setUp"],
  ["join", "(/[^/]+)?", "join"],
  ["mine", "", "mine"],
  ["settings", "", "settings"],
  ["fair", "", "fair"],
  ["gallery", "", "gallery"],
  ["privacy", "", "privacy"],
  ["score", "", "score"],
  ["rules", "(/[^/]+/[^/]+)?/?", "rules"],
  ["t", "/[^/]+", "table"],
  ["screen", "/[^/]+", "screen"],
  ["learn", "", "learn"],
  ["learn", "/[^/]+", "lesson"],
  ["replay", "/[^/]+", "replay"],
] as const;

const PATTERNS = ADDRESSES.map(
  ([first, rest, page]) => [new RegExp(`^/${first}${rest}$`), page] as const,
);

/** A page of the site; `lost` is where there is none. */
export type Page = (typeof ADDRESSES)[number][2] | "lost";

/** The page of an address. */
export function pageOf(path: string): Page {
  return PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? "lost";
}
