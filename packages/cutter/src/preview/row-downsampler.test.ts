import { expect, test } from 'vitest';
import { openRowDownsampler } from './row-downsampler.ts';

function grey(...values: number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [value, value + 1, value + 2]));
}

test('takes the mean of the pixels that fall on one, row by row', () => {
  const small = openRowDownsampler({ width: 4, height: 2 }, 2);
  small.take(grey(0, 10, 100, 104));
  expect(small.rows).toBe(0);
  small.take(grey(20, 30, 100, 104));
  expect(small.rows).toBe(1);
  expect(small.picture).toEqual({ width: 2, height: 1, pixels: grey(15, 102) });
});

test('shrinks to any width', () => {
  const small = openRowDownsampler({ width: 5, height: 5 }, 2);
  for (let y = 0; y < 5; y++) small.take(grey(y, y, y, 200, 200));
  expect(small.rows).toBe(2);
  expect(small.picture.pixels).toEqual(Uint8Array.from([...grey(1, 200), ...grey(4, 200)]));
});

test('leaves a small picture as it is', () => {
  const small = openRowDownsampler({ width: 2, height: 2 }, 8);
  small.take(grey(1, 2));
  small.take(grey(3, 4));
  expect(small.picture.pixels).toEqual(grey(1, 2, 3, 4));
});

test('of a large picture it looks at some columns only', () => {
  const small = openRowDownsampler({ width: 4, height: 1 }, 2, { step: 2 });
  const columns = [10, 99, 20, 99, 30, 99, 50, 99];
  small.take(Uint8Array.from(columns.flatMap((value) => [value, value, value])));
  expect([...small.picture.pixels]).toEqual([15, 15, 15, 40, 40, 40]);
});

test('of what is not wanted it makes nothing: columns beside, rows that are left out', () => {
  const small = openRowDownsampler({ width: 4, height: 2 }, 4, { columns: [1, 3] });
  small.skip();
  small.take(grey(10, 20, 30, 40));
  expect(small.rows).toBe(2);
  const black = [0, 0, 0];
  expect([...small.picture.pixels]).toEqual([
    ...[black, black, black, black].flat(),
    ...[...black, ...grey(20, 30), ...black],
  ]);
});
