// @vitest-environment node
import type { ImageInfo } from '@tourwright/api';
import type { Hotspot } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { beforeEach, expect, test } from 'vitest';
import { createEditorStore, type EditorStore } from '../../open-tour/create-editor-store.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { whyThere } from '../back/why-there.ts';
import { linkScenes } from './link-scenes.ts';

let store: EditorStore;
let said: string[];
const state = () => store.getState();
const say = (_: unknown, message: string) => void said.push(message);
const door = [...directionOf(radians(30), radians(-10))] as [number, number, number];
const linksOf = (id: number) =>
  (state().tour?.scenes.find((scene) => scene.id === id)?.hotspots ?? []) as (Hotspot & {
    arrival?: unknown;
  })[];
const yawOf = (hotspot: Hotspot | undefined) =>
  Math.round(degrees(yawPitchOf(hotspot?.position ?? [0, 0, -1]).yaw));

beforeEach(() => {
  said = [];
  store = createEditorStore();
  const scenes = [sampleScene(1, 'Hall', { heading: 0 }), sampleScene(2, 'Kitchen', { heading: 100 })];
  state().loadTour(sampleTour({ scenes }), {}, 1);
  store.setState({ canvasSceneId: 1 });
});

test('a link and its way back are one step with a name, and the way back lies as the compass says', () => {
  expect(linkScenes({ store, say }, 2, door)).toEqual({ name: 'Kitchen', hasWayBack: true });
  const [there] = linksOf(1);
  const [back] = linksOf(2);
  expect(there).toMatchObject({ targetSceneId: 2, text: 'Kitchen' });
  expect(back).toMatchObject({ targetSceneId: 1, text: 'Hall' });
  expect(yawOf(back)).toBe(30 + 180 - 100);
  expect(state().selectedHotspotId).toBe(there?.id);
  // Nobody has looked at it yet.
  expect(state().uncheckedBacks[back?.id ?? '']).toMatchObject({ evidence: 'compass' });
  expect(state().undo()?.name).toEqual({ id: 'edit.link', values: { from: 'Hall', to: 'Kitchen' } });
  expect([linksOf(1), linksOf(2)]).toEqual([[], []]);
});

test('straight lines in both photos put right what the compass says about so, and that is shown for a check', () => {
  // Walls are seen along 0 in the hall and 85 in the kitchen: it was facing 5 or 95 degrees further, not 100.
  for (const [name, yaw] of Object.entries({ hall: 0, kitchen: 85 })) {
    const image = { slug: `tour-1/${name}.jpg`, state: 'ready', axes: { yaw, confidence: 0.9 } };
    state().setImage(image as unknown as ImageInfo);
  }
  linkScenes({ store, say }, 2, door);
  const [back] = linksOf(2);
  expect(yawOf(back)).toBe(30 + 180 - 95);
  const unchecked = state().uncheckedBacks[back?.id ?? ''];
  expect(unchecked).toMatchObject({ evidence: 'axes' });
  expect(whyThere(unchecked!)).toBe('Placed from the straight lines in both photos.');
});

test('weak evidence from lines is ignored', () => {
  for (const [name, yaw] of Object.entries({ hall: 0, kitchen: 85 })) {
    const image = { slug: `tour-1/${name}.jpg`, state: 'ready', axes: { yaw, confidence: 0.4 } };
    state().setImage(image as unknown as ImageInfo);
  }
  linkScenes({ store, say }, 2, door);
  expect(yawOf(linksOf(2)[0])).toBe(30 + 180 - 100);
  expect(state().uncheckedBacks[linksOf(2)[0]?.id ?? '']).toMatchObject({ evidence: 'compass' });
});

test('what was chosen before it was made is in it: arrival, place of the way back, label', () => {
  const back = [...directionOf(radians(-50), 0)] as [number, number, number];
  const arrival = { yaw: 12, pitch: 3, hfov: 70 };
  linkScenes({ store, say }, 2, door, { arrival, back, label: 'Come in' });
  expect(linksOf(1)[0]).toMatchObject({ arrival, text: 'Come in' });
  expect(yawOf(linksOf(2)[0])).toBe(-50);
  expect(linksOf(2)[0]?.arrival).toBeUndefined();
  expect(state().uncheckedBacks).toEqual({});
});

test('no way back is added where none is wished, or one is there', () => {
  expect(linkScenes({ store, say }, 2, door, { withWayBack: false })?.hasWayBack).toBe(false);
  expect(linksOf(2)).toEqual([]);
  state().selectScene(2);
  linkScenes({ store, say }, 1, door);
  expect([linksOf(1).length, linksOf(2).length]).toEqual([1, 1]);
});

test('no link leads to a scene whose photo is unusable', () => {
  const image = { state: 'failed', slug: 'tour-1/kitchen.jpg', reason: null } as unknown as ImageInfo;
  state().setImage(image);
  const before = state().tour;
  expect(linkScenes({ store, say }, 2, door)).toBeNull();
  expect(state().tour).toBe(before);
  expect(said).toEqual([expect.stringContaining('Kitchen')]);
});
