import { expect, test } from 'vitest';
import { namedSlugs } from './named-slugs.ts';

const base = { id: 't1', user_id: 'u1' };

test('a document names files of its own folder and its owner’s, wherever they stand', () => {
  const document = {
    ...base,
    thumbnail: 't1/Thumbnail/cover.jpg',
    scenes: [{ slug: 't1/hall.jpg', ofTomorrow: { deep: [['users/u1/me.png']] } }],
  };
  expect(namedSlugs(document)).toEqual(new Set(['t1/Thumbnail/cover.jpg', 't1/hall.jpg', 'users/u1/me.png']));
});

test('what is in folders of others is not named', () => {
  const scenes = ['t2/hall.jpg', 'users/u2/me.png', 't11/hall.jpg', 'users/u11/x', 't1', '/t1/hall.jpg'];
  expect(namedSlugs({ ...base, scenes } as typeof base)).toEqual(new Set());
});

test('a logo may be called by its bare name', () => {
  expect(namedSlugs({ ...base, centerLogo: 'logo.png' })).toEqual(new Set(['t1/logo.png']));
});

test('both spellings of a name count, as the document has them', () => {
  const spelled = ['t1/caf\u00e9.jpg', 't1/cafe\u0301.jpg'];
  expect([...namedSlugs({ ...base, spelled } as typeof base)].toSorted()).toEqual(spelled.toSorted());
});

test('a name with a null character, which nothing can have, is left out', () => {
  expect(namedSlugs({ ...base, centerLogo: 'a\0b' })).toEqual(new Set());
});
