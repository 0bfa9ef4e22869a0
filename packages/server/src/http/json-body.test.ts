import { expect, test } from 'vitest';
import { nestsDeeper } from './json-body.ts';

test('brackets count where they open a list or an object, and not within texts', () => {
  expect(nestsDeeper('[{"a":[1]}]', 3)).toBe(false);
  expect(nestsDeeper('[{"a":[[1]]}]', 3)).toBe(true);
  expect(nestsDeeper('["[[[[", "\\"[[[[", "\\\\", {"[{[{": 1}]', 2)).toBe(false);
  expect(nestsDeeper('[[],[],[],[[]]]', 3)).toBe(false);
  expect(nestsDeeper('["[[[[', 1)).toBe(false);
});
