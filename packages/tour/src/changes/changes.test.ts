import { expect, test } from 'vitest';
import { type Hotspot, type Scene, type Tour, tour as tourSchema } from '../document/index.ts';
import { applyEdit, invertEdit, undoEdit } from '../edit/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { changesBetween } from './changes-between.ts';
import { groupChanges } from './group-changes.ts';
import { restoreEdit } from './restore-edit.ts';

const hotspot = (id: string, more: Partial<Hotspot> = {}) =>
  ({ id, kind: 'info', position: [0, 0, -1], text: id, ...more }) as Hotspot;
const scene = (id: number, name: string, more: Partial<Scene> = {}) =>
  ({ id, name, slug: `t/${name}.jpg`, ...more }) as Scene;
const tourOf = (scenes: Scene[], more: Partial<Tour> = {}): Tour =>
  tourSchema.parse({
    ...bareTour,
    version: 7,
    user_id: 'ann',
    updated_at: '2026-11-24T08:00:00.000Z',
    scenes,
    ...more,
  });

const kitchen = scene(1, 'Kitchen', { hotspots: [hotspot('oven'), hotspot('sink'), hotspot('window')] });
const hall = scene(2, 'Hall', { hotspots: [hotspot('door', { kind: 'link' })] });
const before = tourOf([kitchen, hall], { name: 'Maple Lane' });

let count = 0;
const newId = () => `made-here-${count++}`;

test('says which hotspots came, went and moved, and where', () => {
  const after = tourOf([
    scene(1, 'Kitchen', {
      hotspots: [
        hotspot('oven', { position: [1, 0, 0] }),
        hotspot('sink', { position: [0, 0, 1] }),
        hotspot('print', { kind: 'image' }),
      ],
    }),
    hall,
  ]);
  const changes = changesBetween(tourOf([kitchen, hall]), after);
  expect(changes.map(({ thing, sort, name, sceneName }) => [thing, sort, name, sceneName])).toEqual([
    ['hotspot', 'moved', 'oven', 'Kitchen'],
    ['hotspot', 'moved', 'sink', 'Kitchen'],
    ['hotspot', 'added', 'print', 'Kitchen'],
    ['hotspot', 'removed', 'window', 'Kitchen'],
  ]);
  expect(changes[0]).toMatchObject({ from: [0, 0, -1], to: [1, 0, 0], kind: 'info' });
  expect(groupChanges(changes)[0]).toEqual({
    thing: 'hotspot',
    sort: 'moved',
    count: 2,
    kind: 'info',
    sceneName: 'Kitchen',
    name: '',
  });
});

test('says one thing of each scene: its name, its photo, its view, its adjustment', () => {
  const after = tourOf([
    scene(1, 'Kitchen', { ...kitchen, slug: 't/evening.jpg', view: { yaw: 1, pitch: 2, hfov: 80 } }),
    scene(2, 'Entrance', {
      ...hall,
      name: 'Entrance',
      adjustment: { level: { pitch: 1, roll: 0 } } as Scene['adjustment'],
    }),
    scene(3, 'Bath'),
  ]);
  const said = changesBetween(tourOf([kitchen, hall]), after).map(({ sort, name, formerName }) => [
    sort,
    name,
    formerName,
  ]);
  expect(said).toEqual([
    ['photo', 'Kitchen', undefined],
    ['view', 'Kitchen', undefined],
    ['renamed', 'Entrance', 'Hall'],
    ['adjusted', 'Entrance', undefined],
    ['added', 'Bath', undefined],
  ]);
});

test('what the server sets by itself is no change', () => {
  const published = { ...before, version: 9, activity: 'published' as const, published_version: 9 };
  expect(changesBetween(before, published)).toEqual([]);
});

test('another order, another name of the tour and another file are changes of the whole tour', () => {
  const plan = { id: 'p', slug: 't/plan.svg', name: 'Ground floor' };
  const after = tourOf([hall, kitchen], {
    name: 'Maple House',
    floorPlans: [plan as Tour['floorPlans'][number]],
  });
  expect(groupChanges(changesBetween(before, after))).toMatchObject([
    { thing: 'scene', sort: 'order' },
    { thing: 'floor-plan', sort: 'added', count: 1, name: 'Ground floor' },
    { thing: 'tour', sort: 'changed', name: 'name' },
  ]);
});

const later = tourOf(
  [
    scene(4, 'Garden'),
    scene(2, 'Entrance', { hotspots: [] }),
    scene(1, 'Kitchen', { hotspots: [hotspot('print')], heading: 90 }),
  ],
  { name: 'Maple House', description: 'New', version: 12 },
);

test('a restored tour is what it was, in one edit that can be taken back', () => {
  const edit = restoreEdit(later, before, { newId });
  if (edit === null) throw new Error('There is something to restore');
  const outcome = applyEdit(later, edit);
  if (!outcome.ok) throw new Error(outcome.code);
  expect(changesBetween(before, outcome.tour)).toEqual([]);
  expect(outcome.tour.version).toBe(12);
  const undo = invertEdit(later, edit);
  const { edit: back } = undoEdit(outcome.tour, undo, newId);
  if (back === null) throw new Error('It can be taken back');
  const undone = applyEdit(outcome.tour, back);
  expect(undone.ok && changesBetween(later, undone.tour)).toEqual([]);
  expect(restoreEdit(before, before, { newId })).toBeNull();
});

test('one scene comes back alone, also when it is gone', () => {
  const edit = restoreEdit(later, before, { sceneId: 1, newId });
  const outcome = edit && applyEdit(later, edit);
  expect(outcome?.ok && outcome.tour.scenes.map(({ name }) => name)).toEqual([
    'Garden',
    'Entrance',
    'Kitchen',
  ]);
  expect(outcome?.ok && outcome.tour.scenes[2]).toEqual(before.scenes[0]);
  const gone = restoreEdit(tourOf([hall]), before, { sceneId: 1, newId });
  const returned = gone && applyEdit(tourOf([hall]), gone);
  expect(returned?.ok && returned.tour.scenes.map(({ name }) => name)).toEqual(['Kitchen', 'Hall']);
});

test('scenes that exchanged their photos are restored too', () => {
  const exchanged = tourOf([
    scene(1, 'Kitchen', { ...kitchen, slug: hall.slug }),
    scene(2, 'Hall', { ...hall, slug: kitchen.slug }),
  ]);
  const edit = restoreEdit(exchanged, before, { newId });
  const outcome = edit && applyEdit(exchanged, edit);
  expect(outcome?.ok && changesBetween(before, outcome.tour)).toEqual([]);
});
