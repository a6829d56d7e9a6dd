// The things at the counter that nobody eats.

import { roll } from "./dishes.ts";
import { box, COLOUR as C, copy, disc, eyes, INK, line, oval, patch, shape, spot } from "./pen.ts";

const cloche =
  shape(C.porcelain, "M6 48 Q6 18 32 18 Q58 18 58 48Z") +
  patch(C.enamel, "M13 42 Q14 28 25 24 Q28 25 25 28 Q18 32 18 43Z") +
  disc(C.gold, 32, 13, 5.5) +
  shape(C.porcelainShade, "M3 48 H61 V51 Q61 56 55 56 H9 Q3 56 3 51Z");

/** The back of a card: an enamel plate turned over, with the house's roll on it. */
const back =
  box(C.slate, 7, 3, 50, 58, 10) +
  `<rect x="12.5" y="8.5" width="39" height="47" rx="6" fill="none" stroke="${C.slateLight}" stroke-width="2"/>` +
  copy(roll, 32, 32, 0.42) +
  spot(C.gold, 32, 14.5, 2) +
  spot(C.gold, 32, 49.5, 2);

const stack =
  box(C.woodDark, 8, 40, 48, 18, 6) +
  box(C.wood, 8, 28, 48, 18, 6) +
  box(C.woodLight, 8, 10, 48, 24, 7) +
  line("M15 17 H28", C.paper, 2.5);

/** A stretch of belt, seen from above; the arrow is drawn by whoever knows the direction. */
const belt =
  box(C.slate, 2, 14, 60, 36, 8) +
  line("M14 19 V45 M26 19 V45 M38 19 V45 M50 19 V45", C.slateLight, 2.5) +
  line("M5 14 H59 M5 50 H59", C.gold, 2.5);

const noren =
  line("M3 9 H61", INK, 7) +
  line("M3 9 H61", C.woodLight, 2.4) +
  shape(C.tuna, "M7 11 H23 V52 Q15 56 7 52Z") +
  shape(C.tuna, "M24 11 H40 V55 Q32 59 24 55Z") +
  shape(C.tuna, "M41 11 H57 V52 Q49 56 41 52Z") +
  copy(roll, 32, 33, 0.3) +
  line("M11 16 V44 M45 16 V44", C.tunaLight, 2.5);

/** A stool; its cushion takes the colour of whoever sits there. */
const stool =
  line("M17 30 L11 59 M47 30 L53 59 M15 46 H49", INK, 7.5) +
  line("M17 30 L11 59 M47 30 L53 59 M15 46 H49", C.wood, 3) +
  shape("currentColor", "M6 20 Q6 10 18 10 H46 Q58 10 58 20 V25 Q58 32 50 32 H14 Q6 32 6 25Z") +
  line("M13 17 Q15 15 20 15", C.paper, 2.5);

const stamp =
  `<g transform="rotate(-12 32 32)">` +
  `<circle cx="32" cy="32" r="27" fill="none" stroke="${C.tuna}" stroke-width="4"/>` +
  `<circle cx="32" cy="32" r="20.5" fill="none" stroke="${C.tuna}" stroke-width="2"/>` +
  patch(C.tuna, "M17 41 L15 24 L24 31 L32 19 L40 31 L49 24 L47 41Z M18 43.5 H46 V47 H18Z") +
  "</g>";

const cup =
  oval(C.pearl, 32, 13, 21, 7.5) +
  shape(C.woodDark, "M11 13 Q11 20 32 20.5 Q53 20 53 13 L48 53 Q46 60 32 60 Q18 60 16 53Z") +
  line("M16.5 29 Q32 36 47.5 29 M18 43 Q32 49 46 43", C.gold, 2.6) +
  line("M17 22 L19 40", C.wood, 2.6);

const puppet =
  line("M32 2 V12 M10 6 H54 M14 6 L16 34 M50 6 L48 34", INK, 2.2) +
  shape(C.woodLight, "M32 11 Q45 11 45 24 Q45 36 32 36 Q19 36 19 24 Q19 11 32 11Z") +
  shape(C.berry, "M21 37 H43 L49 58 Q50 61 46 61 H18 Q14 61 15 58Z") +
  line("M32 38 V60", C.gold, 2.5) +
  disc(C.woodLight, 14.5, 38, 4.6) +
  disc(C.woodLight, 49.5, 38, 4.6) +
  patch(C.paper, "M23 22 Q24 16 29 15 Q30 17 28 18.5 Q26 20 25.5 23Z") +
  eyes(32, 26, 5.5) +
  line("M27 32 V35 M37 32 V35", undefined, 2);

/** A place of the Battle pyramid: free, or with a card under others. */
const place = `<rect x="9" y="5" width="46" height="54" rx="9" stroke="currentColor" stroke-dasharray="5 6"/>`;

const boat =
  line("M32 4 V34", INK, 6) +
  line("M32 4 V34", C.woodLight, 2) +
  shape(C.paper, "M35 7 Q54 12 56 31 H35Z") +
  copy(roll, 44, 23, 0.22) +
  shape(C.wood, "M2 34 H62 Q60 44 54 52 Q52 56 47 56 H15 Q11 56 9 52 Q4 44 2 34Z") +
  line("M10 42 H54", C.woodLight, 2.6) +
  line("M5 60 q4.5 -4 9 0 t9 0 t9 0 t9 0 t9 0 t9 0", C.blue, 2.5);

/** The wooden tray that a seat's dishes stand on. */
const geta =
  shape(C.woodDark, "M12 46 H22 V58 H12Z M42 46 H52 V58 H42Z") +
  box(C.wood, 3, 30, 58, 18, 5) +
  line("M9 36 H40", C.woodLight, 2.6);

/** The edge of the belt where the round is read off. */
const redBelt = box(C.berry, 4, 26, 56, 12, 6) + line("M10 30 H30", C.berryLight, 2.4);

/** A seat that waits for somebody. */
const empty = `${disc(C.enamel, 32, 32, 27)}<circle cx="32" cy="32" r="18" stroke="${C.porcelainShade}"/>`;

const bill =
  shape(C.paper, "M12 4 H52 V58 L47 54 L42 58 L37 54 L32 58 L27 54 L22 58 L17 54 L12 58Z") +
  line("M20 15 H44 M20 24 H36 M42 24 H44 M20 33 H36 M42 33 H44", C.woodDark, 2.5) +
  line("M20 43 H44", undefined, 3);

export const COUNTER: Readonly<Record<string, string>> = {
  cloche,
  back,
  stack,
  belt,
  noren,
  stool,
  stamp,
  "dice-cup": cup,
  puppet,
  spot: place,
  boat,
  geta,
  "red-belt": redBelt,
  plate: empty,
  bill,
};
