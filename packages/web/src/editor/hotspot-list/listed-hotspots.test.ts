// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { hotspotName } from './hotspot-name.ts';
import { listedHotspots } from './listed-hotspots.ts';

test('a hotspot that shows a product is listed and found by the name of that', () => {
  const sale = { id: 'sale', kind: 'product', position: [0, 0, -1], scale: 1, rotation: 0, productId: 'oak' };
  const hall = sampleScene(1, 'Hall', { hotspots: [sale] as never });
  const products = [{ id: 'oak', name: 'Oak table', images: [] }];
  const tour = { ...sampleTour({ scenes: [hall] }), products } as ReturnType<typeof sampleTour>;
  const listed = listedHotspots(tour, { query: 'oak', kind: '', sceneId: null }, hotspotName);
  expect(listed.map(({ name }) => name)).toEqual(['Oak table']);
});
