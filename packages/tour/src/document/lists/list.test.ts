import { expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { list } from './list.ts';

const names = list(z.string(), 500).min(1);
const faultsOf = (input: unknown) => names.safeParse(input).error?.issues ?? [];

test('a list passes with all its items up to its limit', () => {
  const items = Array.from({ length: 500 }, (_, index) => `${index}`);
  expect(names.parse(items)).toEqual(items);
  expect(faultsOf([])).toMatchObject([{ code: 'too_small' }]);
  expect(faultsOf('a')).toMatchObject([{ code: 'invalid_type' }]);
});

test('a list that is too long is refused without a look at its items', () => {
  const items = new Proxy(Array.from({ length: 501 }), {
    get: (target, key) => {
      if (key === '0') throw new Error('an item was looked at');
      return Reflect.get(target, key);
    },
  });
  expect(faultsOf(items)).toMatchObject([{ code: 'too_big', maximum: 500 }]);
});

test('a list of nothing but faults is left after the first hundred', () => {
  const faults = faultsOf(Array.from({ length: 500 }, () => 1));
  expect(faults).toHaveLength(limits.faults);
  expect(faults[7]).toMatchObject({ path: [7], expected: 'string' });
});

test('its JSON schema says how many items it holds', () => {
  expect(z.toJSONSchema(names)).toMatchObject({ type: 'array', minItems: 1, maxItems: 500 });
});
