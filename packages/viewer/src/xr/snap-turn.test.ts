import { expect, test } from 'vitest';
import { SnapTurn, snapAngle } from './snap-turn.ts';

test('a push turns once, however long the stick is held; it must come back before the next', () => {
  const snap = new SnapTurn();
  const turns = [0, 0.5, 0.9, 1, 0.6, 0.9, 0.1, -0.8, -1, 0].map((x) => snap.push(x));
  expect(turns).toEqual([0, 0, snapAngle, 0, 0, 0, 0, -snapAngle, 0, 0]);
});
