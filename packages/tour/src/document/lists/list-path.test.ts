import { expect, test } from 'vitest';
import { sharedLists } from '../../edit/testing/two-people.ts';
import { limits } from '../limits.ts';
import { listKindOf, listPatterns } from './list-path.ts';

test.each([
  ['pictures', limits.pictures],
  ['captions', limits.captions],
  ['variants', limits.productVariants],
  ['variants/red/pictures', limits.variantPictures],
])('the list %s of a hotspot is edited item by item, whatever its kind', (path, most) => {
  const kind = listKindOf(['scenes', 1, 'hotspots', 'a', ...path.split('/')]);
  expect(kind).toMatchObject({ most, isAlwaysThere: false });
});

test.each(['polygon', 'orientation', 'text', 'ofTomorrow'])('%s of a hotspot is set as a whole', (field) => {
  expect(listKindOf(['scenes', 1, 'hotspots', 'a', field])).toBeNull();
});

test('two people who edit at random edit every list', () => {
  const matches = (pattern: string, path: readonly (string | number)[]) => {
    const parts = pattern.split('/');
    return parts.length === path.length && parts.every((part, at) => part === '*' || part === path[at]);
  };
  // These have kinds of edits of their own.
  const others = listPatterns.filter(
    (pattern) => !/(^|\/)(scenes|hotspots|videos|audio|brochures|floorPlans)$/.test(pattern),
  );
  expect(others.length).toBeGreaterThan(15);
  expect(others.filter((pattern) => !sharedLists.some((path) => matches(pattern, path)))).toEqual([]);
});
