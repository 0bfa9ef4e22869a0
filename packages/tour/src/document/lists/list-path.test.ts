import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { listKindOf } from './list-path.ts';

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
