import { expect, test } from 'vitest';
import { correctedPath, pagePaths } from './page-paths.ts';

test.each([
  ['/dashboard/', '/dashboard'],
  ['/dashboard/mytour', '/dashboard/myTour'],
  ['/Dashboard/MYTOUR//', '/dashboard/myTour'],
  ['/EXPLORE', '/explore'],
  ['/Welcome/AbC/', '/welcome/AbC'],
  ['/preview/Maple%20Lane/', '/preview/Maple%20Lane'],
  ['//', '/'],
])('%s means %s', (path, meant) => {
  expect(correctedPath(path)).toBe(meant);
});

test.each([
  '/no-such-page',
  '/no-such-page/',
  '/welcome/',
  '/dashboard/myTour/more',
  '//other.example/login',
])('%s is no page of ours', (path) => {
  expect(correctedPath(path)).toBeNull();
});

test('every page is right as it is', () => {
  expect(pagePaths.filter((path) => correctedPath(path) !== null)).toEqual([]);
});
