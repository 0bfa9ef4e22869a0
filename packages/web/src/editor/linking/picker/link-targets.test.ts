import { isKind } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { linkTargets } from './link-targets.ts';

const tour = sampleTour({
  scenes: [...sampleTour().scenes, sampleScene(3, 'Attic'), sampleScene(4, 'Cellar'), sampleScene(5, 'Roof')],
});
const at = { fromId: 1, position: [0, 0, -1] as [number, number, number] };

function names(query: string, unusable = '') {
  const isUsable = (slug: string) => slug !== unusable;
  const { likely, others } = linkTargets(tour, at, { query, isUsable, facts: {} });
  const name = ({ scene, why }: (typeof likely)[number]) => (why ? `${scene.name}: ${why}` : scene.name);
  return [likely.map(name), others.map(name)];
}

test('where nothing is likely the newest scenes come first, and one that is linked already comes last', () => {
  expect(names('')).toEqual([[], ['Roof', 'Cellar', 'Attic', 'Kitchen: linked']]);
});

test('the next photo of a walk is likely until it is linked', () => {
  const fresh = { ...tour, scenes: tour.scenes.map((scene) => ({ ...scene, hotspots: [] })) };
  const { likely } = linkTargets(fresh, at, { query: '', isUsable: () => true, facts: {} });
  expect(likely.map(({ scene, why }) => [scene.name, why])).toEqual([['Kitchen', 'next']]);
});

test('searching finds parts of names in any case; what cannot be shown is not a target', () => {
  expect(names(' ELL ')).toEqual([[], ['Cellar']]);
  expect(names('nowhere')).toEqual([[], []]);
  expect(names('', 'tour-1/roof.jpg')[1]).toEqual(['Cellar', 'Attic', 'Kitchen: linked']);
  expect(tour.scenes[0]?.hotspots.some((hotspot) => isKind(hotspot, 'link'))).toBe(true);
});
