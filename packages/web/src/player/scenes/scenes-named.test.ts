// @vitest-environment node
import { expect, test } from 'vitest';
import { scenesNamed } from './scenes-named.ts';

const scenes = ['Grand café', 'Kitchen', 'Guest room, first floor', 'Guest room, ground floor'].map(
  (name) => ({
    name,
  }),
);
const named = (words: string) => scenesNamed(scenes, words).map(({ name }) => name);

test('scenes are found by pieces of their names, in any order, case and with or without accents', () => {
  expect(named('CAFE')).toEqual(['Grand café']);
  expect(named('first guest')).toEqual(['Guest room, first floor']);
  expect(named('  ')).toHaveLength(4);
  expect(named('cellar')).toEqual([]);
});
