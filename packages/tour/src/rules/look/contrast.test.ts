// @vitest-environment node
import { expect, test } from 'vitest';
import { contrastOf, nearestForWhite, readableOn } from './contrast.ts';

test('contrast is reckoned as by WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#5f9c8a', '#ffffff')).toBeCloseTo(3.2, 1);
  expect(contrastOf('#777777', '#777777')).toBe(1);
});

test('words on a colour are white or dark, whichever is read better', () => {
  expect(readableOn('#11151a')).toBe('#ffffff');
  expect(readableOn('#f1bb55')).toBe('#11151a');
});

test('the nearest shade passes, and is hardly darker than it must be', () => {
  for (const colour of ['#5f9c8a', '#ffd400', '#ffffff', '#ff8a5c']) {
    const shade = nearestForWhite(colour);
    expect(contrastOf(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(shade, '#ffffff')).toBeLessThan(4.8);
  }
  expect(nearestForWhite('#2563c9')).toBe('#2563c9');
});
