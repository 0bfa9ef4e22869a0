/** Documents as tools write them, counted and laid beside what was read out of them. */
import { expect, test } from 'vitest';
import type { Tour } from '../../document/index.ts';
import { readTour } from '../read-tour.ts';
import { skin, toolTexts } from '../testing/tool-texts.ts';
import { type Comparison, compareOriginal } from './compare-original.ts';
import { countOriginal } from './count-original.ts';

const included = new Map([['%SWFPATH%/skin.xml', skin]]);

function compared(text: string, change: (tour: Tour) => Tour = (tour) => tour): Comparison {
  const read = readTour(text, included);
  if (!read.ok) throw new Error(read.fault);
  const original = countOriginal(text, included);
  if (!original) throw new Error('Nothing was counted');
  return compareOriginal(original, change(read.content as Tour));
}

const count = ({ counts }: Comparison, part: string) => {
  const { there, here } = counts.find((each) => each.part === part) ?? {};
  return [there, here];
};

test.each(['pannellum', 'marzipano', 'krpano'] as const)(
  'of %s all is counted on both sides alike',
  (tool) => {
    const found = compared(toolTexts[tool]);
    expect(count(found, 'scenes')[0]).toBeGreaterThan(1);
    for (const { there, here } of found.counts.filter(({ part }) => part !== 'links'))
      expect(here).toBe(there);
    expect(found.directions.largestDegrees).toBeLessThan(1e-4);
  },
);

test('of a tour of ours its own document is counted', () => {
  const hotspots = '[{"id":"h","kind":"link","targetSceneId":1,"position":[1,0,0]},{"id":"i","kind":"info"}]';
  const scenes = [{ id: 1, slug: 't/a.jpg', hotspots, videos: [] }];
  const original = countOriginal(JSON.stringify({ scenes, floorPlans: [{}], guide: [{}, {}] }));
  expect(original).toMatchObject({ floorPlans: 1, guideStops: 2, scenes: [{ links: 1, hotspots: 1 }] });
});

test('a mark that says no place is named with its scene', () => {
  const { differences } = compared(toolTexts.photoSphereViewer);
  expect(differences).toContainEqual({ scene: 'A & B', part: 'hotspots', there: 3, here: 2 });
});

test('directions in plain numbers are compared, also downwards and in radians', () => {
  expect(compared(toolTexts.pannellum).directions.compared).toBeGreaterThan(3);
  expect(compared(toolTexts.marzipano).directions.compared).toBeGreaterThan(2);
  expect(compared(toolTexts.krpano).directions.compared).toBeGreaterThan(2);
  // In a photo that is tilted: counted, but not compared.
  expect(compared(toolTexts.photoSphereViewer).directions.compared).toBe(0);
});

const nodes = (more: string, options = '') => `import { Viewer } from '@photo-sphere-viewer/core';
new Viewer({ ${options} plugins: [[VirtualTourPlugin, { startNodeId: 'b', nodes: [
  { id: 'a', panorama: 'a.jpg', ${more}
    links: [{ nodeId: 'b', position: { yaw: '200deg', pitch: -0.1 } }, { nodeId: 'b' }],
    markers: [{ id: 'i', html: 'i', position: [1, '20deg'] }, { id: 'o', polygon: [[0, 0], [0.2, 0], [0.2, 0.3]] },
      { id: 'tv', imageLayer: 'tv.png', position: [{ yaw: 0, pitch: 0.1 }, { yaw: 0.3, pitch: 0.1 }, { yaw: 0.3, pitch: 0 }, { yaw: 0, pitch: 0 }] }] },
  { id: 'b', panorama: 'b.jpg', links: [] } ] }]] });`;

test.each(['', "sphereCorrection: { pan: '33deg' },", 'sphereCorrection: { pan: -2 },'])(
  'of Photo Sphere Viewer directions and the start view are compared, of photos turned to the side too: %s',
  (more) => {
    const { directions, counts, differences } = compared(
      nodes(more, "defaultYaw: '130deg', defaultPitch: 0.2,"),
    );
    expect(directions.compared).toBe(3);
    expect(directions.largestDegrees).toBeLessThan(1e-4);
    expect(counts).toContainEqual({ part: 'start_views', there: 1, here: 1 });
    // It says no place.
    expect(differences).toEqual([{ scene: 'a', part: 'links', there: 2, here: 1 }]);
  },
);

test('of Photo Sphere Viewer a direction that is beside its place, and a start view that is another, are found', () => {
  const found = compared(nodes('', 'defaultYaw: 1,'), (tour) => ({
    ...tour,
    scenes: tour.scenes.map(({ view: _, ...scene }) => ({
      ...scene,
      cameraDirection: [0, 0, 1] as [number, number, number],
      hotspots: scene.hotspots.map((each) => ({ ...each, position: [0, 1, 0] as [number, number, number] })),
    })),
  }));
  expect(found.directions.largestDegrees).toBeGreaterThan(90);
  expect(found.counts).toContainEqual({ part: 'start_views', there: 1, here: 0 });
});

test('what is no angle in a node of Photo Sphere Viewer is no place, however long it is', () => {
  const place = (yaw: unknown) => ({ nodeId: 'b', position: { yaw, pitch: 0 } });
  // Half a million spaces, of which each is looked at once.
  const links = [place(`1${' '.repeat(500_000)}x`), place({ toString: 1 }), place([]), place(' 1deg ')];
  const text = JSON.stringify({
    nodes: [
      { id: 'a', panorama: 'a.jpg', links },
      { id: 'b', panorama: 'b.jpg' },
    ],
  });
  const { directions, differences } = compared(text);
  expect(directions.compared).toBe(1);
  expect(differences).toEqual([{ scene: 'a', part: 'links', there: 4, here: 1 }]);
});

test('the view that our export keeps with a node of Photo Sphere Viewer is compared', () => {
  const data = 'data: { tourwright: { view: { yaw: 40, pitch: -5, hfov: 80 } } },';
  expect(compared(nodes(data)).counts).toContainEqual({ part: 'start_views', there: 1, here: 1 });
});

test('a link that leads nowhere is named with its scene', () => {
  const text = toolTexts.pannellum.replace('"sceneId": "Kitchen"', '"sceneId": "cellar"');
  const found = compared(text);
  expect(count(found, 'links')).toEqual([2, 1]);
  expect(found.differences).toEqual([{ scene: 'Hall', part: 'links', there: 2, here: 1 }]);
});

test('a scene that did not come, a hotspot that is lost and a view that is another are found', () => {
  const found = compared(toolTexts.pannellum, (tour) => ({
    ...tour,
    scenes: tour.scenes
      .slice(0, 1)
      .map((scene) => ({ ...scene, hotspots: scene.hotspots.slice(0, 2), cameraDirection: [0, 0, 1] })),
  }));
  expect(count(found, 'scenes')).toEqual([2, 1]);
  expect(count(found, 'hotspots')).toEqual([1, 0]);
  expect(found.differences.map(({ scene, part }) => `${scene}: ${part}`)).toEqual(
    expect.arrayContaining(['Hall: hotspots', 'Hall: start_views', 'kitchen: start_views']),
  );
});

test('a direction that is beside its place is measured', () => {
  const found = compared(toolTexts.marzipano, (tour) => ({
    ...tour,
    scenes: tour.scenes.map((scene) => ({
      ...scene,
      hotspots: scene.hotspots.map((each) => ({ ...each, position: [0, 1, 0] as [number, number, number] })),
    })),
  }));
  expect(found.directions.largestDegrees).toBeCloseTo(90, 0);
});

test('a picture is a plan where a scene is led to within it, or from what names it as its parent', () => {
  const layers = (count: number) =>
    `<krpano>${Array.from(
      { length: count },
      (_, at) =>
        `<layer name="p${at}" url="p.png"/><layer name="q${at}" parent="p${at}" onclick="loadscene(a)"/><layer url="logo.png"/>`,
    ).join('')}<layer url="near.png"><layer><layer linkedscene="a"/></layer></layer></krpano>`;
  expect(countOriginal(layers(2))?.floorPlans).toBe(3);
  // As many as a document may have are still counted in one walk.
  expect(countOriginal(layers(15_000))?.floorPlans).toBe(15_001);
});

test('scenes that share a name are compared in their order', () => {
  const scene = (id: number, hotspots: number) => ({
    ...{ id, slug: `t/${id}.jpg`, name: 'Hall', 'x-source': { id: 'hall' }, videos: [] },
    hotspots: Array.from({ length: hotspots }, (_, at) => ({ id: `${id} ${at}`, kind: 'info' })),
  });
  const spots: [] = [];
  const counted = (hotspots: number) => ({
    id: 'hall',
    links: 0,
    hotspots,
    hasView: false,
    view: null,
    spots,
  });
  const original = { scenes: [counted(1), counted(2)], floorPlans: 0, guideStops: 0 };
  const tour = { scenes: [scene(1, 1), scene(2, 2)], floorPlans: [] } as unknown as Tour;
  expect(compareOriginal(original, tour).differences).toEqual([]);
});

test('what is no document of a tool counts nothing', () => {
  expect(countOriginal('{ "a": [')).toBeNull();
  expect(countOriginal('[1, 2]')?.scenes.every(({ links }) => links === 0)).toBe(true);
  expect(countOriginal('<krpano><scene')).toBeNull();
});
