import { expect, test } from 'vitest';
import { excessOf } from './excess.ts';
import { limits } from './limits.ts';

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

test('what is nested as deeply as a document may be passes, one level more is found', () => {
  expect(excessOf(nested(limits.nesting))).toBeNull();
  const found = excessOf({ scenes: [nested(limits.nesting - 1)] });
  expect(found?.path.slice(0, 3)).toEqual(['scenes', 0, 0]);
  expect(found).toMatchObject({ code: 'nested_too_deeply', most: 50 });
});

test('two hundred thousand levels are found as well', () => {
  expect(excessOf(nested(200_000))?.path).toHaveLength(limits.nesting);
});

test('an object with more fields than a document may have is found', () => {
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, index]));
  expect(excessOf({ extra: fields(limits.fields) })).toBeNull();
  expect(excessOf({ extra: fields(limits.fields + 1) })?.path).toEqual(['extra']);
});
