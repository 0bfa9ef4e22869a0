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

test('a link without a label is listed and found by the scene that it leads to', () => {
  const mark = { kind: 'link', position: [0, 0, -1], scale: 1, rotation: 0 };
  const links = [
    { ...mark, id: 'a', targetSceneId: 2 },
    { ...mark, id: 'b', targetSceneId: 2, text: 'To the stove' },
    { ...mark, id: 'c', targetSceneId: 9 },
  ];
  const hall = sampleScene(1, 'Hall', { hotspots: links as never });
  const tour = sampleTour({ scenes: [hall, sampleScene(2, 'Kitchen')] });
  const names = (query: string) =>
    listedHotspots(tour, { query, kind: '', sceneId: null }, hotspotName).map(({ name }) => name);
  expect(names('')).toEqual(['Kitchen', 'To the stove', 'Link']);
  expect(names('kitchen')).toEqual(['Kitchen']);
});
