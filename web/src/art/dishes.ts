// The cards and faces that Sushi Go! and Sushi Roll share.

import { COLOUR as C, copy, disc, eyes, line, numeral, patch, shape, spot } from "./pen.ts";

const tempura =
  shape(C.salmon, "M41 22 Q44 10 57 5 Q58 11 54 15 Q61 17 61 24 Q51 29 43 27Z") +
  line("M46 20 L54 15", undefined, 2) +
  shape(
    C.batter,
    "M45 19 Q42 9 33 12 Q25 9 21 16 Q12 17 12 26 Q5 31 9 39 Q7 48 16 51 Q20 59 29 56 Q37 61 43 55 " +
      "Q51 54 50 47 Q48 40 41 42 Q33 42 33 36 Q34 30 41 30 Q47 27 45 19Z",
  ) +
  patch(C.batterLight, "M23 20 Q15 23 16 31 Q19 24 26 22Z") +
  spot(C.batterLight, 31, 18, 2) +
  line("M38 19 q2 2 1 4 M35 50 q3 1 5 -1", C.caramelLight, 2) +
  eyes(23, 41, 5);

const slice = (tone: string, stripe: string) =>
  shape(tone, "M24 54 L20.5 20 Q20 6 32 6 Q44 6 43.5 20 L40 54Z") +
  line("M25 19 Q32 13 39 19 M26 30 Q32 25 38 30", stripe, 2.6);

const fan =
  `<g transform="rotate(31 32 62)">${slice(C.tuna, C.tunaLight)}</g>` +
  slice(C.tuna, C.tunaLight) +
  `<g transform="rotate(-31 32 62)">${slice(C.salmon, C.salmonLight)}${eyes(32, 41, 4.6)}</g>` +
  shape(
    C.leaf,
    "M9 54 Q15 46 22 51 Q27 44 32 50 Q38 45 42 51 Q49 46 55 54 Q45 62 32 61 Q19 62 9 54Z",
  ) +
  line("M19 56 Q32 60 45 56", C.leafLight, 2.2);
const sashimi = copy(fan, 32, 33, 0.8);

const dumpling =
  shape(
    C.dough,
    "M4 44 Q2 34 9 31 Q8 22 17 21 Q20 12 28 16 Q32 9 36 16 Q44 12 47 21 Q56 22 55 31 Q62 34 60 44 " +
      "Q57 54 32 54 Q7 54 4 44Z",
  ) +
  patch(C.doughShade, "M6 45 Q18 51 32 51 Q46 51 58 45 Q55 52.7 32 52.7 Q9 52.7 6 45Z") +
  line(
    "M9 31 Q13 33 15 37 M17 21 Q20 25 21 30 M28 16 Q29 21 28.5 26 M36 16 Q35 21 35.5 26 M47 21 Q44 25 43 30 M55 31 Q51 33 49 37",
  ) +
  eyes(32, 40, 6);

const mussel =
  shape(C.shell, "M30 5 C12 10 2 28 8 44 C12 54 22 59 32 58 C24 44 24 22 30 5Z") +
  shape(C.shell, "M34 5 C52 10 62 28 56 44 C52 54 42 59 32 58 C40 44 40 22 34 5Z") +
  line("M15 24 Q11 34 14 44 M49 24 Q53 34 50 44", C.shellLight, 2.5) +
  shape(C.batter, "M32 12 C42 22 45 44 32 58 C19 44 22 22 32 12Z") +
  patch(C.batterLight, "M32 17 Q27 24 27 32 Q30 26 32 17Z") +
  eyes(32, 40, 4.4);

/** A roll from above: nori round rice round a curl of fish. */
export const roll =
  disc(C.nori, 32, 32, 28) +
  disc(C.rice, 32, 32, 20.5) +
  line("M32 29 q2.5 -3.5 5.5 0 q1 6 -5.5 6.5 q-8.5 -1 -7.5 -8.5 q2 -8.5 9.5 -7.5", C.salmon, 4.6) +
  line("M10 24 Q14 14 23 10", C.noriLight, 2.5);

const face = (x: number, y: number, scale: number, turn = 0) =>
  copy(roll, x, y, scale, turn) + eyes(x, y + 11 * scale, 7.5 * scale, scale < 0.9 ? 1.8 : 2.1);

const maki = face(32, 32, 1.04);
const maki1 = face(30, 30, 0.98) + numeral(1);
const maki2 = face(20, 21, 0.64, -10) + face(40, 37, 0.64, 10) + numeral(2);
const maki3 = face(19, 20, 0.55, -10) + face(46, 23, 0.55, 12) + face(26, 46, 0.55) + numeral(3);

const loaf = (y = 0) =>
  shape(
    C.rice,
    `M8 ${46 + y} Q6 ${33 + y} 18 ${32 + y} H46 Q58 ${33 + y} 56 ${46 + y} Q55 ${56 + y} 44 ${56 + y} H20 Q9 ${56 + y} 8 ${46 + y}Z`,
  ) +
  patch(
    C.riceShade,
    `M10 ${48 + y} Q32 ${54 + y} 54 ${48 + y} Q53 ${54.7 + y} 44 ${54.7 + y} H20 Q11 ${54.7 + y} 10 ${48 + y}Z`,
  );

const egg =
  loaf() +
  shape(
    C.tamago,
    "M6 19 Q6 11 14 11 H50 Q58 11 58 19 V37 Q52 42 46 37 Q39 32 32 37 Q25 42 18 37 Q11 33 6 37Z",
  ) +
  patch(C.tamagoLight, "M11 22 Q10 16 16 15.5 H22 Q14 17 13.5 25Z") +
  shape(C.nori, "M26 10 H38 V56.5 H26Z") +
  line("M30 15 V28", C.noriLight, 2.5) +
  eyes(32, 47, 12);

const salmon =
  loaf() +
  shape(
    C.salmon,
    "M3 41 Q4 18 22 13 Q34 10 45 13 Q58 17 61 35 Q54 40 47 35 Q32 31 18 36 Q9 38 3 41Z",
  ) +
  line("M16 33 Q18 23 25 16 M28 31 Q30 22 37 15 M41 31 Q43 24 49 19", C.salmonLight, 3.5) +
  eyes(32, 46, 7);

const squid =
  loaf() +
  shape(
    C.squid,
    "M5 39 Q4 22 16 17 Q28 12 40 16 Q47 18 48 14 Q47 8 40 9 Q42 2 50 4 Q58 7 56 17 Q62 22 60 30 " +
      "Q57 34 54 30 Q55 40 49 42 Q46 38 47 34 Q40 33 32 35 Q18 36 5 39Z",
  ) +
  patch(C.squidShade, "M8 36 Q10 31 22 31 Q36 30 46 31.5 L46 33 Q34 32.5 22 34.5 Q13 35 8 36Z") +
  spot(C.squidShade, 50, 22, 2) +
  spot(C.squidShade, 43, 22, 2) +
  spot(C.squidShade, 50, 29, 2) +
  eyes(30, 46, 7);

const tuna =
  loaf() +
  shape(
    C.tuna,
    "M4 39 Q3 17 24 13 Q44 10 55 17 Q62 22 60 34 Q55 41 48 36 L40 40 L32 36 L24 40 L16 36 Q9 40 4 39Z",
  ) +
  patch(C.tunaLight, "M11 27 Q14 19 25 17 Q34 15.5 42 17 Q24 19 11 27Z") +
  eyes(32, 47, 7);

const peak = shape(
  C.wasabi,
  "M13 49 Q4 42 13 36 Q11 28 20 26 Q19 17 28 15 Q34 12 37 4 Q43 9 41 16 Q47 20 43 26 Q53 28 50 36 Q60 42 51 49Z",
);
const wasabi =
  peak +
  line("M20 26 Q28 30 38 24 M13 36 Q27 42 44 34", undefined, 2.2) +
  patch(C.wasabiLight, "M30 18 Q35 16 37 11 Q38 15 36 18 Q33 21 30 18Z") +
  shape(C.porcelain, "M5 47 H59 Q58 60 45 60 H19 Q6 60 5 47Z") +
  line("M14 53.5 H50", C.blue, 2.5) +
  eyes(30, 43, 6);

/** A nigiri in its dish of wasabi; it counts three times. */
const dipped = (nigiri: string) =>
  shape(C.wasabi, "M4 46 Q2 36 11 36 Q14 28 23 33 Q32 27 41 33 Q50 28 53 36 Q62 36 60 46Z") +
  copy(nigiri, 31, 25, 0.72) +
  shape(
    C.wasabi,
    "M3 45 Q10 40 17 45 Q24 50 32 45 Q40 41 47 45 Q54 49 61 45 Q61 60 44 60 H20 Q4 60 3 45Z",
  ) +
  patch(C.wasabiLight, "M8 48 Q11 45.5 15 48 Q11 49 10 53Z") +
  numeral("×3");

const stick = (fill: string, light: string) =>
  shape(fill, "M48 3 L56 8 L14 60 L10 58Z") + line("M49.5 8 L40 22", light, 2.2);

/** A pair of sticks in its paper sleeve. */
export const pair = (fill: string, light: string) =>
  `<g transform="translate(-7 -2)">${stick(fill, light)}</g>` +
  `<g transform="translate(5 3)">${stick(fill, light)}</g>`;

const sleeve =
  shape(C.paper, "M18 27 L39 43 L31 53 L10 38Z") +
  patch(C.tuna, "M21 36 L27 40.5 L23 45.5 L17 41Z");

const chopsticks = copy(pair(C.woodDark, C.wood) + sleeve, 32, 32, 0.93);
const onePair = copy(pair(C.woodDark, C.wood) + sleeve, 29, 29, 0.88);

const chopsticks1 = onePair + numeral(1);
const chopsticks2 =
  copy(pair(C.woodDark, C.wood) + sleeve, 19, 26, 0.64) +
  copy(pair(C.woodDark, C.wood) + sleeve, 43, 26, 0.64) +
  numeral(2);

/** The card that lets dice be rolled again. */
const card =
  shape(C.paper, "M12 8 Q12 4 16 4 H48 Q52 4 52 8 V56 Q52 60 48 60 H16 Q12 60 12 56Z") +
  shape(C.tuna, "M12 8 Q12 4 16 4 H48 Q52 4 52 8 V16 H12Z") +
  line("M20 24 H44 M20 31 H38", C.woodDark, 2.5) +
  copy(roll, 32, 46, 0.33);

const menu = card;
const menu1 = copy(card, 27, 31, 0.94) + numeral(1);
const menu2 = copy(card, 20, 26, 0.72, -9) + copy(card, 39, 33, 0.72, 8) + numeral(2);

export const DISHES: Readonly<Record<string, string>> = {
  tempura,
  sashimi,
  dumpling,
  mussel,
  maki,
  maki1,
  maki2,
  maki3,
  egg,
  salmon,
  squid,
  tuna,
  wasabi,
  "wasabi-egg": dipped(egg),
  "wasabi-salmon": dipped(salmon),
  "wasabi-squid": dipped(squid),
  "wasabi-tuna": dipped(tuna),
  chopsticks,
  chopsticks1,
  chopsticks2,
  menu,
  menu1,
  menu2,
};
