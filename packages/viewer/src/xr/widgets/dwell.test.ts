import { expect, test } from 'vitest';
import { Dwell, dwellMs } from './dwell.ts';

test('what is looked at long enough is chosen, once', () => {
  const dwell = new Dwell<string>();
  expect(dwell.look('door', 0)).toEqual({ part: 0, isChosen: false });
  expect(dwell.look('door', dwellMs / 2)).toEqual({ part: 0.5, isChosen: false });
  expect(dwell.look('door', dwellMs).isChosen).toBe(true);
  expect(dwell.look('door', 3 * dwellMs)).toEqual({ part: 0, isChosen: false });
});

test('looking away starts over, and what was chosen can be chosen again', () => {
  const dwell = new Dwell<string>();
  dwell.look('door', 0);
  dwell.look('window', 1000);
  expect(dwell.look('window', dwellMs).isChosen).toBe(false);
  expect(dwell.look('window', 1000 + dwellMs).isChosen).toBe(true);
  dwell.look(null, 5000);
  dwell.look('window', 6000);
  expect(dwell.look('window', 6000 + dwellMs).isChosen).toBe(true);
});
