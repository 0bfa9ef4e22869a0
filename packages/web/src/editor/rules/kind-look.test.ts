import { hotspotIcons } from '@tourwright/viewer';
import { expect, test } from 'vitest';
import { t } from '../editor-text.ts';
import { kindLook } from './kind-look.ts';

const kinds = 'link info image gallery video audio web brochure product embed polygon'.split(' ');

test('every kind that visitors see has its own name and an icon that is there', () => {
  const looks = kinds.map(kindLook);
  expect(new Set(looks.map(({ name }) => t(name))).size).toBe(kinds.length);
  for (const { iconName } of looks) expect(Object.keys(hotspotIcons)).toContain(iconName);
  expect(t(kindLook('hologram').name)).toBe('Hotspot');
});
