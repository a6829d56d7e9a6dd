// In how many rows things stand that one chooses from: so that each is as large as it can be.

const GAP = 0.3; // rem between two of them
const NAME = 2.4; // rem for the name below each
const NARROWEST = 3.9; // rem that a name needs, where there is another way
const SMALLEST = 3; // rem of a thing without a name

export interface Room {
  width: number;
  height: number;
  /** Pixels of a rem. */
  rem: number;
}

/** How large each is, in pixels, in so many rows. */
export function sizeIn(rows: number, count: number, { width, height, rem }: Room): number {
  const columns = Math.max(1, Math.ceil(count / rows));
  return Math.min(width / columns - GAP * rem, height / rows - NAME * rem);
}

/** Whether so many in a row are too narrow for their names. */
export function isTight(columns: number, { width, rem }: Room): boolean {
  return width / columns - GAP * rem < NARROWEST * rem;
}

/** The rows in which things are largest, of those in which their names find room. */
export function rowsFor(count: number, room: Room): number {
  let best = 1;
  for (let rows = 2; rows <= count; rows++) {
    const tight = isTight(Math.ceil(count / best), room);
    if (tight || sizeIn(rows, count, room) > sizeIn(best, count, room)) best = rows;
  }
  return best;
}

/** As few rows as things without names need, so that none is too small. */
export function rowsWithoutNames(count: number, { width, rem }: Room): number {
  return Math.ceil(count / Math.floor(width / ((SMALLEST + GAP) * rem)));
}
