import { expect, test } from 'vitest';
import type { Hotspot } from '../document/index.ts';
import { directionOf, radians } from '../sphere/index.ts';
import { readingOrder } from './reading-order.ts';

const at = (id: string, yaw: number): Hotspot => ({
  id,
  kind: 'info',
  position: directionOf(radians(yaw), 0),
  scale: 1,
  rotation: 0,
});

test('reading begins at the left rim of the view and goes all the way round', () => {
  const spots = [at('behind', 180), at('right', 30), at('left', -30), at('far left', -100)];
  const order = readingOrder(spots, radians(-45)).map(({ id }) => id);
  expect(order).toEqual(['left', 'right', 'behind', 'far left']);
});
