import type { TransferLine } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { placeInTour, placesOfImport } from './place-of-line.ts';

const tour = {
  scenes: [
    { id: 7, name: 'Hall', hotspots: [{ id: 'a', text: 'The door' }] },
    { id: 8, name: 'Room', hotspots: [] },
    { id: 9, name: 'Room', hotspots: [] },
  ],
} as unknown as Pick<Tour, 'scenes'>;
const scene = (place: string, name: string): TransferLine => ({
  outcome: 'mapped',
  code: 'scene',
  place,
  params: { name },
});

test('of a tour that went out the scene and the hotspot are found by their ids', () => {
  expect(placeInTour('scenes[7].hotspots[a].slug', tour)).toEqual({
    sceneId: 7,
    sceneName: 'Hall',
    hotspotId: 'a',
    hotspotName: 'The door',
  });
  expect(placeInTour('scenes[7].film', tour)).toMatchObject({ sceneId: 7, hotspotId: null });
  expect(placeInTour('scenes[70].film', tour)).toBeNull();
  expect(placeInTour('floorPlans[0]', tour)).toBeNull();
});

test('of a tour that came in the scene is the one whose line the place is within', () => {
  const placeOf = placesOfImport([scene('scenes.a', 'Hall'), scene('scenes.a2', 'Garden')], tour);
  expect(placeOf('scenes.a.hotSpots[2].text')).toMatchObject({ sceneId: 7, sceneName: 'Hall' });
  expect(placeOf('scenes.a2.hotSpots[0]')).toMatchObject({ sceneId: null, sceneName: 'Garden' });
  expect(placeOf('default.author')).toBeNull();
  const ofXml = placesOfImport([scene('scene[a]', 'Hall')], tour);
  expect(ofXml('scene[a]@onstart')).toMatchObject({ sceneId: 7 });
});

test('of two scenes with one name neither is taken for the other', () => {
  const placeOf = placesOfImport([scene('scenes.x', 'Room')], tour);
  expect(placeOf('scenes.x.pitch')).toMatchObject({ sceneId: null, sceneName: 'Room' });
});

test('of a tour that came in the hotspot is found too, as long as its scene has those that came', () => {
  const line = (code: string, place: string): TransferLine => ({
    ...{ outcome: 'mapped', code, place, params: {} },
  });
  const lines = [
    scene('scenes.a', 'Hall'),
    line('link', 'scenes.a.hotSpots[1]'),
    line('hotspot', 'scenes.a.hotSpots[10]'),
    line('markup', 'scenes.a.hotSpots[10].text'),
  ];
  const [door, note] = [
    { id: 'a', kind: 'link', text: 'The door' },
    { id: 'b', kind: 'info', text: 'Note' },
  ];
  const withHotspots = (...hotspots: object[]) =>
    ({ scenes: [{ id: 7, name: 'Hall', hotspots }] }) as unknown as Pick<Tour, 'scenes'>;
  const placeOf = placesOfImport(lines, withHotspots(door, note));
  expect(placeOf('scenes.a.hotSpots[1].sceneId')).toMatchObject({ hotspotId: 'a', hotspotName: 'The door' });
  expect(placeOf('scenes.a.hotSpots[10].text')).toMatchObject({ sceneId: 7, hotspotId: 'b' });
  expect(placeOf('scenes.a.hotSpots[3]')).toMatchObject({ sceneId: 7, hotspotId: null });
  for (const others of [[note], [note, door]])
    expect(placesOfImport(lines, withHotspots(...others))('scenes.a.hotSpots[1]')).toMatchObject({
      hotspotId: null,
    });
});
