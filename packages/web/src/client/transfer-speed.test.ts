// @vitest-environment node
import { expect, test } from 'vitest';
import { TransferSpeed } from './transfer-speed.ts';

test('promises nothing before two seconds', () => {
  const speed = new TransferSpeed();
  speed.add(0, 0);
  speed.add(1_000_000, 1000);
  expect(speed.secondsLeft(10_000_000)).toBeNull();
});

test('follows the line of the last seconds, not of the first', () => {
  const speed = new TransferSpeed(4000);
  for (let second = 0; second <= 10; second++) speed.add(second * 1_000_000, second * 1000);
  expect(speed.secondsLeft(20_000_000)).toBe(10);
  for (let second = 11; second <= 20; second++)
    speed.add(10_000_000 + (second - 10) * 100_000, second * 1000);
  expect(speed.secondsLeft(20_000_000)).toBe(90);
});
