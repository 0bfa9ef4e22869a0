import { expect, test } from 'vitest';
import { isTooNear, placePicker, spotGap } from './place-picker.ts';

const canvas = { width: 900, height: 700 };
const picker = { width: 340, height: 400 };

test('the picker stands 24 pixels from the mark, on the side where there is more room', () => {
  expect(placePicker({ x: 200, y: 350 }, canvas, picker)).toEqual({ x: 200 + spotGap, y: 150, turn: 0 });
  expect(placePicker({ x: 700, y: 350 }, canvas, picker)).toEqual({
    x: 700 - spotGap - 340,
    y: 150,
    turn: 0,
  });
});

test('it stays in the canvas, however low or high the spot is', () => {
  expect(placePicker({ x: 200, y: 690 }, canvas, picker).y).toBe(292);
  expect(placePicker({ x: 200, y: 5 }, canvas, picker).y).toBe(8);
});

test('where neither side has room the picture moves aside, by no more than is missing', () => {
  const narrow = { width: 600, height: 700 };
  for (const x of [290, 320]) {
    const { x: left, turn } = placePicker({ x, y: 350 }, narrow, picker);
    const spot = { x: x + turn, y: 350 };
    expect(isTooNear({ ...spot, x: spot.x + Math.sign(turn) }, { x: left, y: 150 }, picker)).toBe(false);
    expect(Math.abs(turn)).toBeLessThan(110);
  }
});

test('a spot that comes under the picker while one turns is noticed', () => {
  const at = { x: 300, y: 100 };
  expect(isTooNear({ x: 310, y: 200 }, at, picker)).toBe(true);
  expect(isTooNear({ x: 280, y: 200 }, at, picker)).toBe(true);
  expect(isTooNear({ x: 250, y: 200 }, at, picker)).toBe(false);
  expect(isTooNear({ x: 310, y: 600 }, at, picker)).toBe(false);
});
