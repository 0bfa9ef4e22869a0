import { expect, test } from 'vitest';
import { type Hotspot, type Scene, type Tour, tour as tourSchema } from '../document/index.ts';
import { applyEdit, type Edit, invertEdit, undoEdit } from '../edit/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { changesBetween } from './changes-between.ts';
import { creditChanges, type Step } from './credit-changes.ts';
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
    by: null,
    at: null,
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

test('what the server sets by itself is not a change', () => {
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

const step = (by: string, at: string, edit: object): Step => ({
  by,
  at,
  edit: { id: newId(), v: 1, ...edit } as Edit,
});
const move = (hotspotId: string, position: number[]) => ({
  kind: 'hotspot.move',
  sceneId: 1,
  hotspotId,
  position,
});
const afterSteps = (steps: readonly Step[]) =>
  steps.reduce((state, each) => {
    if ('tour' in each) return each.tour;
    const outcome = applyEdit(state, each.edit);
    return outcome.ok ? outcome.tour : state;
  }, before);
const lookAtSteps = (steps: readonly Step[]) =>
  creditChanges(before, afterSteps(steps), steps).map(({ sort, name, id, credit }) => [
    sort,
    name || id,
    credit?.by,
    credit?.at,
    credit?.atLatest,
  ]);

test('names beside each change who made it last, and not who touched other things', () => {
  const print = hotspot('print', { kind: 'image' });
  const steps = [
    step('ines', '08:00', move('oven', [1, 0, 0])),
    step('ines', '08:05', { kind: 'hotspot.add', sceneId: 1, hotspot: print }),
    step('karim', '09:00', move('oven', [0, 1, 0])),
    // All scenes as a whole, as other programs send them: one hotspot in them is another.
    step('lea', '10:00', {
      kind: 'scene.set',
      sceneId: 1,
      field: 'hotspots',
      value: [
        hotspot('oven', { position: [0, 1, 0] }),
        hotspot('window'),
        { ...print, title: 'Framed print' },
      ],
    }),
    step('lea', '10:05', { kind: 'tour.set', field: 'name', value: 'Maple House' }),
    // Comes and goes: no change in the end.
    step('lea', '10:06', { kind: 'scene.rename', sceneId: 2, name: 'Entrance' }),
    step('karim', '10:07', { kind: 'scene.rename', sceneId: 2, name: 'Hall' }),
  ];
  expect(lookAtSteps(steps)).toEqual([
    ['moved', 'oven', 'karim', '09:00', false],
    ['added', 'print', 'ines', '08:05', false],
    ['removed', 'sink', 'lea', '10:00', false],
    ['changed', 'name', 'lea', '10:05', false],
  ]);
});

test('where edits are gone, a change was made before the next state that is known', () => {
  const moved = afterSteps([step('ines', '07:00', move('oven', [1, 0, 0]))]);
  const steps: Step[] = [
    { by: null, at: '08:00', tour: moved },
    step('karim', '09:00', move('sink', [0, 1, 0])),
    // Does not apply to anything that is there.
    step('karim', '09:01', move('lamp', [0, 1, 0])),
  ];
  expect(lookAtSteps(steps)).toEqual([
    ['moved', 'oven', null, '08:00', true],
    ['moved', 'sink', 'karim', '09:00', false],
  ]);
});

test('says together what one person changed', () => {
  const steps = [
    step('ines', '2026-11-24T08:00:00.000Z', move('oven', [1, 0, 0])),
    step('karim', '2026-11-24T08:30:00.000Z', move('sink', [0, 1, 0])),
    step('ines', '2026-11-24T09:00:00.000Z', move('window', [0, 0, 1])),
  ];
  expect(groupChanges(creditChanges(before, afterSteps(steps), steps))).toMatchObject([
    { sort: 'moved', count: 2, sceneName: 'Kitchen', by: 'ines', at: '2026-11-24T09:00:00.000Z' },
    { sort: 'moved', count: 1, sceneName: 'Kitchen', by: 'karim', at: '2026-11-24T08:30:00.000Z' },
  ]);
});
