import { type Hotspot, hotspotKinds } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { hotspotIcons } from './button/icons.ts';
import { createViewerKinds, viewerKinds } from './viewer-kinds.ts';

const spot = (kind: string): Hotspot => ({ id: 'a', kind, position: [0, 0, -1], scale: 1, rotation: 0 });

test('every kind has an icon of the set, and is shown', () => {
  for (const kind of Object.keys(hotspotKinds.all)) {
    expect(Object.keys(hotspotIcons)).toContain(viewerKinds.of(kind)?.iconName);
    expect(viewerKinds.canShow({ ...spot(kind), polygon: [] })).toBe(true);
  }
});

test('an area without corners is not shown, nor is a kind of a later version, until the list has it', () => {
  expect(viewerKinds.canShow(spot('polygon'))).toBe(false);
  expect(viewerKinds.canShow(spot('hologram'))).toBe(false);
  const more = createViewerKinds({
    ...viewerKinds.all,
    hologram: { iconName: 'star', word: 'Hologram', canShow: ({ text }) => text !== '' },
  });
  expect(more.canShow(spot('hologram'))).toBe(true);
  expect(more.canShow({ ...spot('hologram'), text: '' })).toBe(false);
  expect(more.of('link')).toBe(viewerKinds.of('link'));
});
