// A row is a plain object of integers and nested arrays; ROWS tells its fields and their shapes.

const zeros = ([length, ...inner]) => {
  if (length === undefined) return 0;
  if (inner.length === 0) return new Array(length).fill(0);
  return Array.from({ length }, () => zeros(inner));
};

const build = (numbers, [length, ...inner]) => {
  if (length === undefined) return numbers.next().value;
  return Array.from({ length }, () => build(numbers, inner));
};

const flatten = (value, out) => {
  if (typeof value === "number") out.push(value);
  else for (const part of value) flatten(part, out);
};

/** A row full of zeros: blank("Table"). */
export const blank = (name) =>
  Object.fromEntries(ROWS[name].map(([field, shape]) => [field, zeros(shape)]));

/** All numbers of a row, in the order of its declaration. */
export const pack = (name, row) => {
  const numbers = [];
  for (const [field] of ROWS[name]) flatten(row[field], numbers);
  return numbers;
};

/** The row that packs to these numbers, such as a book out of a file of books. */
export const unpack = (name, numbers) => {
  const rest = numbers[Symbol.iterator]();
  return Object.fromEntries(ROWS[name].map(([field, shape]) => [field, build(rest, shape)]));
};
