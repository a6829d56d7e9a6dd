// Small signs for controls: lines in the colour of the text around them.

const SIGN_PATHS: Readonly<Record<string, string>> = {
  left: "M38 12 L18 32 L38 52",
  right: "M26 12 L46 32 L26 52",
  forth: "M10 32 H52 M36 15 L53 32 L36 49",
  home: "M8 32 L32 10 L56 32 M15 28 V54 H27 V40 H37 V54 H49 V28",
  check: "M10 34 L26 50 L54 16",
  close: "M14 14 L50 50 M50 14 L14 50",
  undo: "M24 10 L10 24 L24 38 M12 24 H38 Q54 24 54 39 Q54 54 38 54 H22",
  info: "M32 29 V48 M32 17 V18 M32 5 A27 27 0 1 1 31.9 5",
  settings:
    "M8 18 H30 M46 18 H56 M38 18 m-8 0 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0 M8 46 H16 M32 46 H56 M24 46 m-8 0 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0",
  clock: "M32 5 A27 27 0 1 1 31.9 5 M32 16 V33 L44 41",
  eye: "M4 32 Q18 12 32 12 Q46 12 60 32 Q46 52 32 52 Q18 52 4 32Z M32 32 m-8 0 a8 8 0 1 0 16 0 a8 8 0 1 0 -16 0",
  share:
    "M20 32 L44 18 M20 32 L44 46 M15 32 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0 M49 15 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0 M49 49 m-7 0 a7 7 0 1 0 14 0 a7 7 0 1 0 -14 0",
  play: "M18 10 L52 32 L18 54Z",
  pause: "M20 12 V52 M44 12 V52",
  again: "M50 14 V28 H36 M49 27 A21 21 0 1 0 52 38",
  sound: "M8 24 H18 L32 12 V52 L18 40 H8Z M42 22 Q48 32 42 42 M50 14 Q60 32 50 50",
  silent: "M8 24 H18 L32 12 V52 L18 40 H8Z M42 25 L56 39 M56 25 L42 39",
  plus: "M32 10 V54 M10 32 H54",
  minus: "M10 32 H54",
  trash: "M10 16 H54 M24 16 V8 H40 V16 M16 16 L20 56 H44 L48 16",
  shield: "M32 5 L54 13 V30 Q54 49 32 59 Q10 49 10 30 V13Z M22 31 L30 39 L43 24",
  phone: "M20 4 H44 Q49 4 49 9 V55 Q49 60 44 60 H20 Q15 60 15 55 V9 Q15 4 20 4Z M28 51 H36",
  phones:
    "M12 4 H32 Q36 4 36 8 V16 M26 56 H12 Q8 56 8 52 V8 Q8 4 12 4 M32 22 H52 Q56 22 56 26 V56 Q56 60 52 60 H32 Q28 60 28 56 V26 Q28 22 32 22Z M39 52 H45",
  offline: "M6 26 Q32 4 58 26 M16 38 Q32 24 48 38 M32 52 V53 M10 56 L54 8",
};

/** A sign is drawn heavier than food: it has no fill to carry it. */
export const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SIGN_PATHS).map(([name, path]) => [
    `sign-${name}`,
    `<path fill="none" stroke="currentColor" stroke-width="5.5" d="${path}"/>`,
  ]),
);
