// @vitest-environment node
import { expect, test } from 'vitest';
import { guideTimes } from './guide-times.ts';

test('a stop is as long as it is set to, else a second longer than its narration, else eight seconds', () => {
  const stops = [
    { id: 'a', sceneId: 1, slug: 'a.wav' },
    { id: 'b', sceneId: 2, slug: 'a.wav', seconds: 3 },
    { id: 'c', sceneId: 3 },
    { id: 'd', sceneId: 3, slug: 'unread.wav' },
  ];
  const { timed, total } = guideTimes(stops, (slug) => (slug === 'a.wav' ? 10 : null));
  expect(timed.map(({ start, seconds }) => [start, seconds])).toEqual([
    [0, 11],
    [12.5, 3],
    [17, 8],
    [26.5, 8],
  ]);
  expect(total).toBe(34.5);
});
