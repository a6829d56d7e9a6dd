// Sushizock: four faces of its dice, and tiles of sushi and of bones.

import { COLOUR as C, copy, eyes, INK, line, numeral, patch, shape, spot } from "./pen.ts";

/** A boat of nori with roe: no nigiri of the other games looks like it. */
const gunkan =
  shape(
    C.salmon,
    "M8 28 Q8 14 18 16 Q21 8 30 12 Q38 7 43 14 Q54 12 56 28 Q45 36 32 36 Q19 36 8 28Z",
  ) +
  [
    [19, 23],
    [28, 19],
    [37, 21],
    [46, 22],
    [32, 28],
    [23, 29],
    [42, 29],
  ]
    .map(([x, y]) => spot(C.salmonLight, x ?? 0, y ?? 0, 2.6))
    .join("") +
  shape(C.nori, "M6 28 Q18 36 32 36 Q46 36 58 28 L55 50 Q54 57 46 58 H18 Q10 57 9 50Z") +
  line("M12 38 L13.5 48", C.noriLight, 2.5) +
  eyesOnNori(32, 47);

function eyesOnNori(x: number, y: number): string {
  return spot(C.paper, x - 7, y, 4) + spot(C.paper, x + 7, y, 4) + eyes(x, y, 7, 2.1);
}

/** What is left of a fish. */
const skeleton =
  line("M17 32 H47", INK, 9) +
  line("M24 19 V45 M32 21 V43 M40 24 V40", INK, 8.5) +
  line("M24 19 V45 M32 21 V43 M40 24 V40", C.bone, 3.6) +
  line("M17 32 H47", C.bone, 4) +
  shape(C.bone, "M20 32 Q19 19 12 18 Q2 22 2 32 Q2 42 12 46 Q19 45 20 32Z") +
  shape(C.bone, "M45 32 L60 19 Q57 32 60 45Z") +
  patch(C.boneShade, "M50.5 32 L57 26 Q56 32 57 38Z") +
  spot(INK, 11, 28, 2.8);

const crossed = (fill: string, light: string) =>
  line("M10 6 L52 58", INK, 9) +
  line("M10 6 L52 58", fill, 4.4) +
  line("M54 6 L12 58", INK, 9) +
  line("M54 6 L12 58", fill, 4.4) +
  line("M14 11 L21 19.5 M50 11 L43 19.5", light, 2.4);

const upright = (fill: string, light: string) =>
  line("M23 5 L26 50 M41 5 L38 50", INK, 9) +
  line("M23 5 L26 50 M41 5 L38 50", fill, 4.4) +
  line("M23.3 9 L24 20 M40.7 9 L40 20", light, 2.4) +
  shape(
    C.paper,
    "M10 43 Q10 38 15 39 Q32 44 49 39 Q54 38 54 43 L51 57 Q50 60 47 60 H17 Q14 60 13 57Z",
  ) +
  patch(C.paperShade, "M13.6 53 H50.4 L49.6 57 Q49 58.7 47 58.7 H17 Q15 58.7 14.4 57Z");

type Places = readonly (readonly [number, number])[];

// Where so many of a thing lie and how large, none of them hidden behind the numeral.
const SUSHI: Readonly<Record<number, readonly [number, Places]>> = {
  1: [0.92, [[31, 30]]],
  2: [
    0.6,
    [
      [20, 21],
      [41, 31],
    ],
  ],
  3: [
    0.5,
    [
      [17, 17],
      [46, 20],
      [18, 46],
    ],
  ],
  4: [
    0.44,
    [
      [16, 14],
      [47, 14],
      [15, 41],
      [43, 29],
    ],
  ],
  5: [
    0.37,
    [
      [13, 13],
      [35, 13],
      [14, 35],
      [37, 31],
      [15, 54],
    ],
  ],
  6: [
    0.35,
    [
      [12, 13],
      [33, 12],
      [53, 15],
      [12, 34],
      [33, 32],
      [15, 54],
    ],
  ],
};
const BONES: Readonly<Record<number, readonly [number, Places]>> = {
  1: [0.92, [[31, 25]]],
  2: [
    0.66,
    [
      [23, 14],
      [40, 31],
    ],
  ],
  3: [
    0.5,
    [
      [18, 13],
      [45, 24],
      [18, 38],
    ],
  ],
  4: [
    0.46,
    [
      [16, 11],
      [48, 14],
      [17, 29],
      [47, 31],
    ],
  ],
};

function many(piece: string, laid: readonly [number, Places] | undefined, label: string): string {
  const [size, places] = laid ?? [1, []];
  return places.map(([x, y]) => copy(piece, x, y, size)).join("") + numeral(label);
}

const numbered = (name: string, count: number, draw: (n: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${name}${i + 1}`, draw(i + 1)]));

export const TILES: Readonly<Record<string, string>> = {
  sushi: gunkan,
  bones: skeleton,
  blue: crossed(C.blue, C.blueLight),
  red: upright(C.berry, C.berryLight),
  ...numbered("sushi", 6, (n) => many(gunkan, SUSHI[n], `${n}`)),
  ...numbered("bone", 4, (n) => many(skeleton, BONES[n], `−${n}`)),
};
