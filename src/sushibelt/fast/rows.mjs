// A row is a plain object of integers and nested arrays; ROWS tells its fields and their shapes.

const zeros = (shape) =>
  shape.length === 0 ? 0 : Array.from({ length: shape[0] }, () => zeros(shape.slice(1)));

const build = (numbers, shape) =>
  shape.length === 0
    ? numbers.next().value
    : Array.from({ length: shape[0] }, () => build(numbers, shape.slice(1)));

/** A row full of zeros: blank("Table"). */
export const blank = (name) =>
  Object.fromEntries(ROWS[name].map(([field, shape]) => [field, zeros(shape)]));

/** All numbers of a row, in the order of its declaration. */
export const pack = (name, row) =>
  ROWS[name].flatMap(([field]) => [row[field]].flat(Number.POSITIVE_INFINITY));

/** The row that packs to these numbers, such as a book out of books.json. */
export const unpack = (name, numbers) => {
  const rest = numbers[Symbol.iterator]();
  return Object.fromEntries(ROWS[name].map(([field, shape]) => [field, build(rest, shape)]));
};
