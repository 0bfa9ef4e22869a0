import { expect, test } from 'vitest';
import { TileCache } from './tile-cache.ts';

function openCache() {
  const forgotten: string[] = [];
  return { cache: new TileCache<string>((value) => forgotten.push(value)), forgotten };
}
const nothingInUse = () => false;

test('what was used longest ago goes first', () => {
  const { cache, forgotten } = openCache();
  for (const name of ['a', 'b', 'c']) cache.put(name, name, 10);
  cache.use('a');
  cache.trim(20, nothingInUse);
  expect(forgotten).toEqual(['b']);
  expect(cache.sizeBytes).toBe(20);
});

test('what is pinned or in use stays, whatever the budget', () => {
  const { cache, forgotten } = openCache();
  cache.put('coarse', 'coarse', 10, true);
  cache.put('shown', 'shown', 10);
  cache.put('old', 'old', 10);
  cache.trim(0, (key) => key === 'shown');
  expect(forgotten).toEqual(['old']);
  cache.unpin('coarse');
  cache.trim(0, nothingInUse);
  expect(cache.sizeBytes).toBe(0);
});

test('a value under the same key replaces the old one and gives it back', () => {
  const { cache, forgotten } = openCache();
  cache.put('a', 'first', 10);
  cache.put('a', 'second', 4);
  expect(forgotten).toEqual(['first']);
  expect(cache.sizeBytes).toBe(4);
});

test('clearing gives everything back', () => {
  const { cache, forgotten } = openCache();
  cache.put('room1/a', '1a', 1, true);
  cache.put('room2/a', '2a', 1);
  cache.clear('room1/');
  expect(forgotten).toEqual(['1a']);
  cache.clear();
  expect([forgotten, cache.sizeBytes]).toEqual([['1a', '2a'], 0]);
});
