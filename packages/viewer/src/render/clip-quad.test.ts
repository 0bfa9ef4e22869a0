import { expect, test } from 'vitest';
import { clipQuad } from './clip-quad.ts';

const face = { face: 'l', left: 0, top: 0, right: 1, bottom: 1 } as const;

test('a quad that is ahead keeps its four corners', () => {
  const corners = clipQuad(face, () => 1);
  expect(corners).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
});

test('a quad behind the eye has none', () => {
  expect(clipQuad(face, () => -1)).toEqual([]);
});

test('a quad that reaches beside the eye ends where it comes too near', () => {
  const corners = clipQuad(face, (right) => right);
  expect(Math.min(...corners.map(([x]) => x))).toBeCloseTo(0.55, 9);
  expect(corners).toHaveLength(4);
});

test('a corner that is cut off leaves five', () => {
  expect(clipQuad(face, (right, down) => 1.5 - right - down)).toHaveLength(5);
});

test('a part of a quad keeps its own corners', () => {
  const corners = clipQuad(face, () => 1, { left: 0.25, top: 0.5, right: 0.5, bottom: 1 });
  expect(corners).toEqual([
    [0.25, 0.5],
    [0.5, 0.5],
    [0.5, 1],
    [0.25, 1],
  ]);
});

test('a quarter of a face is clipped at its own place', () => {
  const quarter = { ...face, left: 0.5 };
  const corners = clipQuad(quarter, (right) => right);
  expect(Math.min(...corners.map(([x]) => x))).toBeCloseTo(0.1, 9);
});
