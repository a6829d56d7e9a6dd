// The bots behind the counter, from the dish-washer to the master; and guests, for people.

import { COLOUR as C, disc, eyes, INK, line, patch, shape, spot } from "./pen.ts";

const head = disc(C.skin, 32, 33, 16.5) + eyes(32, 34, 6, 2.2);
const blush = spot(C.ginger, 21, 39.5, 2.8) + spot(C.ginger, 43, 39.5, 2.8);
const shoulders = (cloth: string, collar: string) =>
  shape(cloth, "M8 62 Q8 46 22 45 H42 Q56 46 56 62Z") + shape(collar, "M24 45 L32 54 L40 45Z");

/** Washes up: sleeves of foam, a cloth round the head. */
const novice =
  shoulders(C.blueLight, C.paper) +
  head +
  blush +
  shape(C.berry, "M15 27 Q32 13 49 27 L49 21 Q44 9 32 9 Q20 9 15 21Z") +
  shape(C.berry, "M47 21 Q56 14 59 19 Q57 25 49 25Z") +
  spot(C.paper, 25, 17, 1.8) +
  spot(C.paper, 33, 14, 1.8) +
  spot(C.paper, 41, 18, 1.8) +
  disc(C.porcelain, 12, 52, 8) +
  disc(C.enamel, 20, 57, 5) +
  disc(C.enamel, 8, 60, 4);

/** Carries plates: a band with a bow. */
const apprentice =
  shoulders(C.wasabi, C.paper) +
  shape(C.pearl, "M15 32 Q13 13 32 13 Q51 13 49 32 Q45 22 32 22 Q19 22 15 32Z") +
  head +
  blush +
  shape(C.pearl, "M16 27 Q18 14 32 14 Q46 14 48 27 Q40 21 32 21 Q24 21 16 27Z") +
  shape(C.paper, "M15.5 24 Q32 15 48.5 24 V29 Q32 20 15.5 29Z") +
  spot(C.berry, 32, 21.5, 2.6);

/** Knows the recipes: a flat cap. */
const cook =
  shoulders(C.paper, C.salmon) +
  head +
  blush +
  shape(C.nori, "M14 26 Q14 12 32 12 Q50 12 50 26 Q32 19 14 26Z") +
  shape(C.nori, "M18 14 Q18 6 32 6 Q46 6 46 14 Q32 9 18 14Z") +
  line("M20 21 Q26 17.5 33 17.5", C.noriLight, 2.5);

/** Runs the kitchen: the tall white hat. */
const chef =
  shoulders(C.paper, C.tamago) +
  head +
  shape(
    C.enamel,
    "M18 24 L17 16 Q9 14 11 8 Q14 1 22 4 Q32 -2 42 4 Q50 1 53 8 Q55 14 47 16 L46 24 Q32 18 18 24Z",
  ) +
  patch(C.porcelainShade, "M19.5 22.3 L19 18.5 Q32 13.5 45 18.5 L44.5 22.3 Q32 16.8 19.5 22.3Z") +
  line("M24 41 Q28 38 32 41 Q36 38 40 41", C.pearl, 3.5);

/** Says little, misses nothing: brows, beard and a golden knot. */
const master =
  shoulders(C.slate, C.gold) +
  shape(C.bone, "M16 36 Q15 60 32 60 Q49 60 48 36 Q40 45 32 41 Q24 45 16 36Z") +
  disc(C.skin, 32, 30, 15.5) +
  shape(C.bone, "M21 39 Q26 34 32 37 Q38 34 43 39 Q38 43 32 40.5 Q26 43 21 39Z") +
  line("M22 26 Q25 23.5 28.5 26 M42 26 Q39 23.5 35.5 26", C.bone, 4) +
  eyes(32, 30.5, 6, 2.1) +
  shape(C.tuna, "M16 23 Q32 14 48 23 V17 Q44 7 32 7 Q20 7 16 17Z") +
  disc(C.gold, 32, 15, 4.5) +
  line("M29.5 15 H34.5", INK, 2);

/** People, each with hair and a thing of their own; their clothes have the colour around them. */
const guest = (behind: string, hair: string) =>
  behind + shoulders("currentColor", C.paper) + head + blush + hair;

const parted = guest(
  "",
  shape(C.caramel, "M15 32 Q12 12 32 12 Q52 12 49 32 Q46 24 38 23 Q28 26 21 21 Q17 26 15 32Z") +
    line("M22 19 Q26 15.5 32 15.5", C.caramelLight, 2.5),
);
/** Long black hair with a fringe and a flower. */
const long = guest(
  shape(C.slate, "M11 56 Q8 10 32 10 Q56 10 53 56 Q44 60 32 58 Q20 60 11 56Z"),
  shape(C.slate, "M15 31 Q13 12 32 12 Q51 12 49 31 Q40 26 32 27 Q24 26 15 31Z") +
    disc(C.ginger, 46, 20, 4.5) +
    spot(C.tamago, 46, 20, 2),
);
/** Grey curls and glasses. */
const curly = guest(
  "",
  [
    [16, 25],
    [20, 17],
    [28, 12.5],
    [37, 12.5],
    [44, 17],
    [48, 25],
  ]
    .map(([x = 0, y = 0]) => disc(C.bone, x, y, 6))
    .join("") +
    line(
      "M20 34 A5.5 5.5 0 1 0 31 34 A5.5 5.5 0 1 0 20 34 M33 34 A5.5 5.5 0 1 0 44 34 A5.5 5.5 0 1 0 33 34 M31 33 H33",
      INK,
      1.8,
    ),
);
/** A red knot of hair on top. */
const knotted = guest(
  disc(C.berry, 32, 8.5, 6.5),
  shape(C.berry, "M15 31 Q13 13 32 13 Q51 13 49 31 Q43 20 32 21 Q21 20 15 31Z") +
    line("M22 18.5 Q27 15.5 32 15.5", C.ginger, 2.5),
);
/** A cap with its peak to one side. */
const capped = guest(
  "",
  shape(C.wasabi, "M15 27 Q15 10 32 10 Q49 10 49 27 Q40 22 15 27Z") +
    shape(C.nori, "M36 22 Q52 18 60 27 Q50 29 37 26Z") +
    disc(C.nori, 32, 10.5, 2.2),
);

export const CHEFS: Readonly<Record<string, string>> = {
  novice,
  apprentice,
  cook,
  chef,
  master,
  "guest-a": parted,
  "guest-b": long,
  "guest-c": curly,
  "guest-d": knotted,
  "guest-e": capped,
};
