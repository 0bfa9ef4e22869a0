import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isKind, type Tour } from '../document/index.ts';
import { openingView, parseTour } from '../rules/index.ts';
import { angleBetween, degrees } from '../sphere/index.ts';
import type { ExportedTour, ImportedContent, ReadResult } from './imported-tour.ts';
import { readMarzipano } from './marzipano/read-marzipano.ts';
import { writeMarzipano } from './marzipano/write-marzipano.ts';
import { readPannellum } from './pannellum/read-pannellum.ts';
import { writePannellum } from './pannellum/write-pannellum.ts';
import { readPhotoSphereViewer } from './photo-sphere-viewer/read-photo-sphere-viewer.ts';
import { writePhotoSphereViewer } from './photo-sphere-viewer/write-photo-sphere-viewer.ts';
import { readTour } from './read-tour.ts';

const samples = fileURLToPath(new URL('../../../../../shared/samples', import.meta.url));
const tools = {
  pannellum: { read: readPannellum, write: writePannellum, file: 'tour.json' },
  marzipano: { read: readMarzipano, write: writeMarzipano, file: 'data.js' },
  psv: { read: readPhotoSphereViewer, write: writePhotoSphereViewer, file: 'tour.json' },
} satisfies Record<
  string,
  { read(text: string): ReadResult; write(tour: ImportedContent): ExportedTour; file: string }
>;

/** Every document among the sample tours, and those beside the photos of the two libraries. */
function sampleDocuments(): [keyof typeof tools, string][] {
  const inFolders = (Object.keys(tools) as (keyof typeof tools)[]).flatMap((tool) =>
    readdirSync(`${samples}/tours/${tool}`).map((name): [keyof typeof tools, string] => [
      tool,
      `tours/${tool}/${name}`,
    ]),
  );
  return [
    ...inFolders,
    ['pannellum', 'library-peabody/pannellum-tour.json'],
    ['marzipano', 'library-uvic/marzipano-data.json'],
  ];
}

test('every sample tour is the same after out and in again', ({ skip }) => {
  if (!existsSync(`${samples}/tours`)) skip('the sample tours are not on this machine');
  const documents = sampleDocuments();
  expect(documents.length).toBeGreaterThanOrEqual(9);
  for (const [tool, path] of documents) {
    const text = readFileSync(`${samples}/${path}`, 'utf8');
    expect(readTour(text), path).toEqual(tools[tool].read(text));
    roundTrip(tool, text);
  }
});

test('a tour with everything that Pannellum has is the same after out and in again', () => {
  roundTrip(
    'pannellum',
    `\uFEFF// made by hand
    { "default": { "firstScene": "hall", "hotSpotDebug": true, "autoRotate": -3, "hfov": 80, "minPitch": -40 },
      "scenes": {
        "hall": { "title": "Hall", "panorama": "hall.jpg", "yaw": -179.5, "pitch": 12.25, "northOffset": 33, "odd": [1],
          "hotSpots": [
            { "yaw": 190, "pitch": -3, "type": "scene", "sceneId": "Kitchen", "targetYaw": "same" },
            { "yaw": 5, "pitch": 80, "type": "scene", "sceneId": "kitchen", "targetYaw": -23, "targetPitch": 2, "targetHfov": 60, "cssClass": "x" },
            { "yaw": -5, "pitch": 8, "type": "info", "text": "Oven", "URL": "https://example.org/oven", "id": "oven" },
            { "yaw": -9, "pitch": 8, "type": "info", "image": "a.png", "text": "<b>A</b>" }, ] },
        "kitchen": { "title": "Kitchen", "type": "equirectangular", "panorama": "kitchen.jpg", "haov": 150, "vaov": 54.15, "vOffset": 1.17,
          "horizonPitch": 3.5, "horizonRoll": -2, "minYaw": -75, "maxYaw": 75, "minHfov": 30, "maxHfov": 100 } } }`,
  );
});

test('a turned and tilted node of Photo Sphere Viewer is the same after out and in again', () => {
  roundTrip(
    'psv',
    `new Viewer({ plugins: [[VirtualTourPlugin, { startNodeId: "b", nodes: [
      { id: "a", panorama: { path: ["l", "f", "r", "b", "t", "d"] }, name: "A &amp; B", sphereCorrection: { pan: "33deg", tilt: 0.2, roll: "-5deg" },
        panoData: { poseHeading: 120 }, links: [{ nodeId: "b", position: { yaw: "200deg", pitch: -0.1 }, linkOffset: { depth: 2 } }],
        markers: [{ id: "area", polygon: [[0, 0], [0.2, 0], [0.2, 0.3]], tooltip: { content: "Door", position: "top" } },
          { id: "tv", imageLayer: "tv.png", position: [{ yaw: 0, pitch: 0.1 }, { yaw: 0.3, pitch: 0.1 }, { yaw: 0.3, pitch: 0 }, { yaw: 0, pitch: 0 }] },
          { id: "i", html: "<b>i</b>", position: { yaw: 1, pitch: 1 }, content: "<p>One</p><p>Two</p>" }] },
      { id: "b", panorama: "b.jpg", links: [{ nodeId: "A", position: { yaw: 0, pitch: 0 } }, { nodeId: "b" }] } ] }]] });`,
  );
});

function roundTrip(tool: keyof typeof tools, text: string): void {
  const { read, write, file } = tools[tool];
  const first = contentOf(read(text));
  const written = write(first).files.find(({ path }) => path === file)?.text ?? '';
  const second = contentOf(read(written));
  expectSame(first, second);
  // What is out twice does not change any more.
  expect(write(second).files.find(({ path }) => path === file)?.text).toBe(written);
}

function contentOf(result: ReadResult): ImportedContent {
  if (!result.ok) throw new Error(result.fault);
  const tour = { id: 't', schema: 1, version: 1, user_id: 'u', updated_at: '', activity: 'unpublished' };
  const parsed = parseTour({ ...tour, published_version: null, published_at: null, ...result.content });
  expect(parsed.ok ? [] : parsed.errors).toEqual([]);
  return result.content;
}

function expectSame(first: ImportedContent, second: ImportedContent): void {
  expect(second.scenes.map(({ name }) => name)).toEqual(first.scenes.map(({ name }) => name));
  expect(second.name).toEqual(first.name);
  expect(opening(second)).toBe(opening(first));
  expect(keptOf(second)).toEqual(keptOf(first));
  for (const [index, scene] of first.scenes.entries()) {
    const other = second.scenes[index] as Tour['scenes'][number];
    const [view, otherView] = [openingView(scene), openingView(other)];
    expect(degreesBetween(scene.cameraPosition, other.cameraPosition)).toBeLessThan(0.01);
    expect(otherView.hfov).toBeCloseTo(view.hfov, 6);
    expect(other.heading ?? 0).toBeCloseTo(scene.heading ?? 0, 6);
    expect(other.adjustment).toEqual(scene.adjustment);
    expect(other.limits).toEqual(scene.limits);
    expect(keptOf(other)).toEqual(keptOf(scene));
    expect(other.videos.length).toBe(scene.videos.length);
    for (const [at, { corners }] of scene.videos.entries()) {
      for (const [corner, direction] of corners.entries()) {
        const same = other.videos[at]?.corners[corner] ?? [0, 0, 0];
        expect(degreesBetween(direction, same)).toBeLessThan(0.01);
      }
    }
    expect(other.hotspots.length).toBe(scene.hotspots.length);
    for (const [at, hotspot] of scene.hotspots.entries()) {
      const same = other.hotspots[at] as Tour['scenes'][number]['hotspots'][number];
      expect([same.kind, same.text]).toEqual([hotspot.kind, hotspot.text]);
      expect(degreesBetween(hotspot.position, same.position)).toBeLessThan(0.01);
      expect(same.rotation).toBeCloseTo(hotspot.rotation, 6);
      expect(same['x-source' as 'id']).toEqual(hotspot['x-source' as 'id']);
      if (!isKind(hotspot, 'link') || !isKind(same, 'link')) continue;
      expect(same.targetSceneId).toBe(hotspot.targetSceneId);
      expect(same.arrival).toEqual(hotspot.arrival);
    }
  }
}

/** What of another tool is kept, but the sizes of tiles, in whose place one photo went out. */
function keptOf(thing: object): unknown {
  const { 'x-source': source } = thing as { 'x-source'?: { fields?: Record<string, unknown> } };
  const { faceSize: _, ...fields } = source?.fields ?? {};
  return { ...source, fields };
}

function opening({ scenes, initialSceneId }: ImportedContent): string | undefined {
  return (scenes.find(({ id }) => id === initialSceneId) ?? scenes[0])?.name;
}

function degreesBetween(a: [number, number, number], b: [number, number, number]): number {
  return degrees(angleBetween(a, b));
}
