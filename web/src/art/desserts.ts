// What stays until the end of the meal.

import {
  box,
  COLOUR as C,
  copy,
  disc,
  eyes,
  INK,
  line,
  numeral,
  oval,
  patch,
  shape,
  spot,
} from "./pen.ts";

const dome =
  oval(C.porcelain, 32, 54, 28, 6.5) +
  shape(C.custard, "M11 51 L17 22 Q20 10 32 10 Q44 10 47 22 L53 51 Q48 57 32 57 Q16 57 11 51Z") +
  patch(C.custardLight, "M16 49 L19.5 31 Q21 28 23.5 29.5 L21.5 50Z") +
  shape(
    C.caramel,
    "M17 22 Q20 10 32 10 Q44 10 47 22 Q48 29 44 29 Q41 29 40 25 Q38 22 36 26 Q35 33 31 33 Q28 32 28 27 " +
      "Q26 23 24 26 Q22 29 19 28 Q16 27 17 22Z",
  ) +
  line("M22 19 Q24 14.5 30 14", C.caramelLight, 2.5) +
  eyes(32, 43, 6);

const pudding1 = copy(dome, 29, 29, 0.86) + numeral(1);
const pudding2 = copy(dome, 18, 23, 0.56) + copy(dome, 44, 31, 0.56) + numeral(2);
const pudding3 =
  copy(dome, 19, 18, 0.5) + copy(dome, 45, 24, 0.5) + copy(dome, 22, 47, 0.5) + numeral(3);

const mochi =
  shape(C.leaf, "M3 47 Q14 38 32 40 Q50 38 61 47 Q50 61 32 60 Q14 61 3 47Z") +
  line("M9 50 Q20 55 32 55", C.leafLight, 2.2) +
  shape(C.ginger, "M32 8 C49 8 56 22 54 36 Q52 51 32 51 Q12 51 10 36 C8 22 15 8 32 8Z") +
  patch(C.gingerLight, "M16 27 Q17 16 27 13 Q30 14 27 17 Q21 20 20 28 Q18 31 16 27Z") +
  eyes(32, 36, 6);

const seed = (x: number, y: number) =>
  `<ellipse fill="${C.custardLight}" stroke="none" cx="${x}" cy="${y}" rx="1.6" ry="2.4"/>`;

const oneBerry =
  shape(C.berry, "M32 60 C14 50 5 34 10 24 Q15 14 32 16 Q49 14 54 24 C59 34 50 50 32 60Z") +
  patch(C.berryLight, "M15 33 Q13 25 20 22 Q23 23 20 26 Q17 29 18 35Z") +
  [
    [24, 30],
    [40, 30],
    [32, 38],
    [24, 47],
    [40, 47],
  ]
    .map(([x, y]) => seed(x ?? 0, y ?? 0))
    .join("") +
  shape(
    C.leaf,
    "M32 21 Q25 26 19 23 Q20 19 24 17 Q18 14 17 9 Q25 8 29 12 Q30 7 34 3 Q37 8 36 12 Q42 8 48 10 Q46 15 40 17 Q45 19 46 23 Q39 26 32 21Z",
  );

const faced = (x: number, y: number, s: number, turn = 0) =>
  copy(oneBerry + eyes(32, 39, 9, 1.9 / s), x, y, s, turn);

const strawberry = faced(32, 32, 1);
const strawberry1 = faced(29, 30, 0.94) + numeral(1);
const strawberry2 = faced(18, 24, 0.6, -10) + faced(42, 31, 0.6, 8) + numeral(2);
const strawberry3 =
  faced(18, 19, 0.52, -8) + faced(45, 22, 0.52, 8) + faced(25, 46, 0.52, -4) + numeral(3);
const strawberry4 =
  faced(16, 17, 0.47, -8) +
  faced(45, 18, 0.47, 8) +
  faced(30, 30, 0.47) +
  faced(17, 48, 0.47, -8) +
  numeral(4);

/** The soft prize for whoever leads in strawberries. */
const squishy =
  line("M6 13 l5 4 M58 13 l-5 4 M32 3 v3", C.gold, 3) +
  shape(
    C.berry,
    "M32 61 Q22 61 12 48 Q1 33 12 25 Q20 20 32 22 Q44 20 52 25 Q63 33 52 48 Q42 61 32 61Z",
  ) +
  patch(C.berryLight, "M11 38 Q11 29 19 27 Q23 28 19 31 Q15 34 15.5 41 Q13 43 11 38Z") +
  [
    [25, 33],
    [39, 33],
    [32, 53],
    [49, 37],
  ]
    .map(([x, y]) => seed(x ?? 0, y ?? 0))
    .join("") +
  shape(
    C.leaf,
    "M32 26 Q23 31 14 27 Q17 20 24 19 Q22 12 26 8 Q30 10 32 15 Q34 10 38 8 Q42 12 40 19 Q47 20 50 27 Q41 31 32 26Z",
  ) +
  eyes(32, 43, 8, 2.6) +
  spot(C.gingerLight, 17.5, 48.5, 3) +
  spot(C.gingerLight, 46.5, 48.5, 3);

const cup =
  line("M50 6 L42 30", C.woodDark, 5) +
  line("M50 6 L42 30", C.wood, 2) +
  shape(
    C.gingerLight,
    "M12 34 Q8 27 16 24 Q14 17 23 16 Q24 9 32 5 Q33 10 38 12 Q45 15 42 20 Q51 21 49 27 Q55 30 51 34Z",
  ) +
  line("M16 24 Q27 29 42 20", undefined, 2.2) +
  shape(C.paper, "M9 33 H55 L48 58 Q47 61 44 61 H20 Q17 61 16 58Z") +
  patch(C.ginger, "M11.7 39 H52.3 L50.8 44 H13.2Z") +
  eyes(32, 51, 6);

const fruit = (x: number, y: number) =>
  disc(C.berry, x, y, 5.2) + spot(C.berryLight, x - 1.6, y - 1.6, 1.4);
const FRUITS = [
  [32, 10],
  [20, 18],
  [43, 18],
] as const;
const yogurtOf = (n: number) =>
  copy(cup, 29, 32, 0.96) +
  FRUITS.slice(0, n)
    .map(([x, y]) => fruit(x - 3, y))
    .join("") +
  numeral(n);

const glass =
  line("M40 4 L35 20", INK, 7) +
  line("M40 4 L35 20", C.salmon, 3) +
  shape(C.teaLight, "M13 20 H49 L44 57 Q43.5 61 40 61 H22 Q18.5 61 18 57Z") +
  patch(C.tea, "M15.2 27 H46.8 L43 56.5 Q42.5 59.7 40 59.7 H22 Q19.5 59.7 19 56.5Z") +
  shape(C.porcelain, "M10 20 Q10 15 14 15 H48 Q52 15 52 20Z") +
  eyes(31, 30, 6);
const PEARLS = [
  [24, 55],
  [32.5, 54],
  [22.5, 46.5],
  [31, 45.5],
  [26.8, 39],
] as const;
const teaOf = (n: number) =>
  copy(glass, 30, 32, 1, 0) +
  PEARLS.slice(0, n)
    .map(([x, y]) => spot(C.pearl, x - 1.5, y, 3.6))
    .join("") +
  numeral(n);

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[32, 32]],
  [
    [20, 20],
    [44, 44],
  ],
  [
    [19, 19],
    [32, 32],
    [45, 45],
  ],
  [
    [20, 20],
    [44, 20],
    [20, 44],
    [44, 44],
  ],
  [
    [19, 19],
    [45, 19],
    [32, 32],
    [19, 45],
    [45, 45],
  ],
  [
    [20, 17],
    [44, 17],
    [20, 32],
    [44, 32],
    [20, 47],
    [44, 47],
  ],
];

/** The die that every mochi rolls. */
const die = (n: number) =>
  box(C.gingerLight, 5, 5, 54, 54, 13) +
  line("M12 20 Q12 12 20 12", C.paper, 3) +
  (PIPS[n - 1] ?? []).map(([x, y]) => spot(INK, x, y, 5.2)).join("");

const numbered = (name: string, count: number, draw: (n: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i + 1}`, draw(i + 1)]));

export const DESSERTS: Readonly<Record<string, string>> = {
  pudding: dome,
  pudding1,
  pudding2,
  pudding3,
  mochi,
  strawberry,
  strawberry1,
  strawberry2,
  strawberry3,
  strawberry4,
  squishy,
  yogurt: cup,
  ...numbered("yogurt", 3, yogurtOf),
  tea: glass,
  ...numbered("tea", 5, teaOf),
  ...numbered("die", 6, die),
};
