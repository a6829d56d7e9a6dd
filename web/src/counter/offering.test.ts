import { expect, test } from "vitest";
import { isTight, rowsFor, rowsWithoutNames, sizeIn } from "./offering";

const phone = (height: number, width = 390) => ({ width, height, rem: 16 });

test("five dice stand in one row where it is low, in two where it is high", () => {
  expect(rowsFor(5, phone(150))).toBe(1);
  expect(rowsFor(5, phone(290))).toBe(2);
});

test("no other number of rows makes things larger", () => {
  for (let count = 1; count <= 10; count++) {
    for (const height of [120, 180, 240, 300, 400]) {
      const room = phone(height, 820);
      const size = sizeIn(rowsFor(count, room), count, room);
      for (let rows = 1; rows <= count; rows++)
        expect(sizeIn(rows, count, room)).toBeLessThanOrEqual(size);
    }
  }
});

test("names have room on the narrowest phones, however low they are", () => {
  expect(rowsFor(8, phone(120, 320))).toBe(2);
  expect(rowsFor(10, phone(120, 320))).toBe(3);
});

test("five dice in a row are too narrow for their names on the narrowest phones alone", () => {
  expect(isTight(5, phone(120, 320))).toBe(true);
  expect(isTight(5, phone(120, 360))).toBe(false);
});

test("without names as many stand in a row as are large enough for a thumb", () => {
  const rows = [5, 6, 7, 8].map((count) => rowsWithoutNames(count, phone(120, 320)));
  expect(rows).toEqual([1, 1, 2, 2]);
});
