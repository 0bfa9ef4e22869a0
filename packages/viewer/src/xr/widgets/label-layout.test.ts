import { radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { isOver, type LabelledMark, type Patch, placeLabels } from './label-layout.ts';

const patch = (yaw: number, pitch: number, across: number, up: number): Patch => ({
  yaw: radians(yaw),
  pitch: radians(pitch),
  across: radians(across),
  up: radians(up),
});
/** A mark four degrees wide with a label of 16 degrees. */
const mark = (yaw: number, pitch: number, scale = 1): LabelledMark => ({
  mark: patch(yaw, pitch, 2 * scale, 2 * scale),
  above: patch(yaw, pitch + 2.3 * scale + 2.2, 8, 1.4),
  below: patch(yaw, pitch - 2.3 * scale - 2.2, 8, 1.4),
});

test('labels that have room are above their marks', () => {
  expect(placeLabels([mark(0, 0), mark(20, 0), mark(0, 20)], [])).toEqual(['above', 'above', 'above']);
});

test('of two neighbours one says its name below', () => {
  expect(placeLabels([mark(0, 0), mark(6, 0)], [])).toEqual(['above', 'below']);
});

test('what is large is near, and comes first', () => {
  expect(placeLabels([mark(0, 0), mark(6, 0, 1.3)], [])).toEqual(['below', 'above']);
});

test('a label without room waits until it is pointed at', () => {
  expect(placeLabels([mark(0, 0), mark(5, 0), mark(-5, 0)], [])).toEqual(['above', 'below', null]);
});

test('a label keeps off other marks where it can', () => {
  expect(placeLabels([mark(0, 0)], [mark(3, 5).mark])).toEqual(['below']);
  expect(placeLabels([mark(0, 0)], [mark(3, 5).mark, mark(3, -5).mark])).toEqual(['above']);
});

test('behind one, and high up, neighbours are neighbours too', () => {
  expect(isOver(patch(179, 0, 3, 3), patch(-179, 0, 3, 3))).toBe(true);
  expect(isOver(patch(0, 70, 3, 3), patch(15, 70, 3, 3))).toBe(true);
  expect(isOver(patch(0, 0, 3, 3), patch(15, 0, 3, 3))).toBe(false);
});
