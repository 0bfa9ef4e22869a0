// @vitest-environment node
import type { Hotspot } from '@tourwright/tour/document';
import { directionOf, radians } from '@tourwright/tour/sphere';
import type { ViewerScene } from '@tourwright/viewer';
import { expect, test } from 'vitest';
import { exitsOf, thingsOf } from './exits.ts';

const link = (targetSceneId: number, yaw: number): Hotspot => ({
  id: String(targetSceneId),
  kind: 'link',
  position: directionOf(radians(yaw), -0.2),
  scale: 1,
  rotation: 0,
  targetSceneId,
});
const scenes = [
  { id: 1, name: 'Kitchen' },
  { id: 2, name: 'Hall' },
  { id: 3, name: 'Terrace' },
  { id: 4, name: 'Living room' },
];
const kitchen: ViewerScene = {
  id: 1,
  name: 'Kitchen',
  source: null,
  view: { yaw: 0, pitch: 0, hfov: 1 },
  hotspots: [link(4, 175), link(3, 80), link(2, -10), link(9, 0)],
};
const said = (yaw: number) =>
  exitsOf(kitchen, scenes, radians(yaw)).map(({ name, side }) => `${name}, ${side}`);

test('exits are announced by direction, those ahead first', () => {
  expect(said(0)).toEqual(['Hall, ahead', 'Terrace, right', 'Living room, behind']);
  expect(said(170)).toEqual(['Living room, ahead', 'Hall, behind', 'Terrace, left']);
});

test('what else there is comes in reading order, whatever the order in the document', () => {
  const note = (id: string, yaw: number): Hotspot => ({ ...link(0, yaw), id, kind: 'info' });
  const hotspots = [note('behind', -100), note('right', 20), link(2, 5), note('left', -20)];
  expect(thingsOf({ ...kitchen, hotspots }).map(({ id }) => id)).toEqual(['left', 'right', 'behind']);
});
