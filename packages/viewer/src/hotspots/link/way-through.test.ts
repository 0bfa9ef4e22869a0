import type { KnownHotspot } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import type { ViewerScene } from '../../scenes/viewer-scene.ts';
import { wayThrough } from './way-through.ts';

const ahead = { yaw: 0, pitch: 0, hfov: 1.2 };
const scene = (id: number, name: string, hasPicture = true): ViewerScene => ({
  id,
  name,
  source: hasPicture ? { baseUrl: `/${name}/`, manifest: {} } : null,
  view: { ...ahead, yaw: 1 },
  hotspots: [],
});
const [hall, kitchen, attic] = [scene(1, 'Hall'), scene(2, 'Kitchen'), scene(3, 'Attic', false)];
const find = (id: number) => [hall, kitchen, attic].find((each) => each.id === id);
const linkTo = (targetSceneId?: number): KnownHotspot<'link'> => ({
  id: 'to',
  kind: 'link',
  position: [1, 0, 0],
  scale: 1,
  rotation: 0,
  ...(targetSceneId === undefined ? {} : { targetSceneId }),
});

test('one turns towards a link and looks as the scene behind it opens', () => {
  const way = wayThrough(linkTo(2), hall, find, ahead);
  expect(way).toMatchObject({
    to: kitchen,
    departure: { view: { yaw: Math.PI / 2 } },
    arrival: kitchen.view,
  });
});

test('a scene without a picture is told apart from a missing one', () => {
  expect(wayThrough(linkTo(3), hall, find, ahead)).toEqual({ to: null, unseen: attic });
  expect(wayThrough(linkTo(4), hall, find, ahead)).toEqual({ to: null, unseen: null });
  expect(wayThrough(linkTo(), hall, find, ahead)).toEqual({ to: null, unseen: null });
});
