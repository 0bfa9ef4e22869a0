// @vitest-environment node
import { expect, test } from 'vitest';
import { headingWithNorthAt, limitHere } from './looking-limits.ts';

const edges = { left: -40, right: 50, top: 30, bottom: -35, hfov: 90 };

test('visitors look no further than what is at the rim, on each side', () => {
  const left = limitHere(undefined, 'left', edges);
  expect(left).toEqual({ yaw: { min: -40, max: 319 } });
  const both = limitHere(left ?? undefined, 'right', edges);
  expect(both).toEqual({ yaw: { min: -40, max: 50 } });
  const up = limitHere(both ?? undefined, 'up', edges);
  expect(limitHere(up ?? undefined, 'down', edges)).toEqual({
    yaw: { min: -40, max: 50 },
    pitch: { min: -35, max: 30 },
  });
  expect(limitHere(undefined, 'widest', edges)).toEqual({ hfov: { min: 5, max: 90 } });
});

test('a stretch may lead across the back', () => {
  const left = limitHere(undefined, 'left', { ...edges, left: 120 });
  expect(limitHere(left ?? undefined, 'right', { ...edges, right: -150 })).toEqual({
    yaw: { min: 120, max: 210 },
  });
});

test('nobody is left with hardly anything to see', () => {
  const right = limitHere(undefined, 'right', { ...edges, right: 50 });
  expect(right).toEqual({ yaw: { min: -309, max: 50 } });
  expect(limitHere({ yaw: { min: 40, max: 90 } }, 'right', { ...edges, right: 50 })).toBeNull();
  expect(limitHere({ pitch: { min: 20, max: 90 } }, 'up', edges)).toBeNull();
});

test('the compass of a scene follows from where north is seen', () => {
  expect(headingWithNorthAt(0)).toBe(0);
  expect(headingWithNorthAt(90)).toBe(270);
  expect(headingWithNorthAt(-45.5)).toBe(45.5);
});
