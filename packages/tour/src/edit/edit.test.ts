import { expect, test } from 'vitest';
import { type Tour, tour } from '../document/index.ts';
import { applyEdit } from './apply-edit.ts';
import { describeEdit } from './describe-edit.ts';
import { type Edit, edit, editKinds } from './edit.ts';
import { invertEdit, undoEdit } from './undo/undo-edit.ts';

let count = 0;
const id = () => `edit-${String(count++).padStart(6, '0')}`;
type Change = { kind: Edit['kind'] } & Record<string, unknown>;
const make = (change: Change) => edit.parse({ id: id(), v: 1, ...change });
const batch = (...changes: Change[]) =>
  make({ kind: 'batch', edits: changes.map((change) => ({ id: id(), v: 1, ...change })) });

const door = {
  id: 'door',
  kind: 'link',
  position: [0, 0, -1],
  scale: 1,
  rotation: 0,
  text: 'To the kitchen',
};
const house = tour.parse({
  id: 't1',
  schema: 1,
  version: 7,
  user_id: 'ann',
  name: 'House',
  updated_at: '2026-11-20T10:00:00.000Z',
  activity: 'unpublished',
  published_version: null,
  published_at: null,
  scenes: [
    { id: 1, name: 'Hall', slug: 't1/hall.jpg', hotspots: [door], guestbook: { open: true } },
    { id: 2, name: 'Kitchen', slug: 't1/kitchen.jpg' },
    { id: 3, name: 'Garden', slug: 't1/garden.jpg' },
  ],
  audio: [],
  brochures: [],
  floorPlans: [{ id: 'p1', name: 'Ground floor', slug: 't1/floor-plans/ground.png' }],
});

function apply(to: Tour, change: Edit): Tour {
  const outcome = applyEdit(to, change);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome.tour;
}

test('moving a hotspot changes its position and nothing else', () => {
  const moved = apply(
    house,
    make({ kind: 'hotspot.move', sceneId: 1, hotspotId: 'door', position: [1, 0, 0] }),
  );
  expect(moved.scenes[0]?.hotspots[0]).toEqual({ ...door, position: [1, 0, 0] });
  expect(moved.version).toBe(house.version);
  expect(moved.scenes[1]).toBe(house.scenes[1]);
});

test('unknown fields of a scene outlive every edit of it', () => {
  const renamed = apply(house, make({ kind: 'scene.rename', sceneId: 1, name: 'Lobby' }));
  expect(renamed.scenes[0]).toMatchObject({ name: 'Lobby', guestbook: { open: true } });
});

test('moving a scene gives it the index that is requested', () => {
  const moved = apply(house, make({ kind: 'scene.move', sceneId: 1, index: 2 }));
  expect(moved.scenes.map(({ name }) => name)).toEqual(['Kitchen', 'Garden', 'Hall']);
});

test('setting a view writes the camera, and null takes it back to the default', () => {
  const turned = apply(
    house,
    make({ kind: 'scene.set-view', sceneId: 2, view: { yaw: 90, pitch: 0, hfov: 80 } }),
  );
  expect(turned.scenes[1]?.cameraDirection[0]).toBeCloseTo(1, 12);
  expect(turned.scenes[1]?.view).toEqual({ yaw: 90, pitch: 0, hfov: 80 });
  const back = apply(turned, make({ kind: 'scene.set-view', sceneId: 2, view: null }));
  expect(back.scenes[1]).toEqual(house.scenes[1]);
});

test('null removes a field, or gives it back its default', () => {
  const nameless = apply(house, make({ kind: 'tour.set', field: 'name', value: null }));
  expect('name' in nameless).toBe(false);
  const set = (field: string, value: unknown) =>
    make({ kind: 'hotspot.set', sceneId: 1, hotspotId: 'door', field, value });
  const big = apply(house, set('scale', 3));
  expect(apply(big, set('scale', null)).scenes[0]?.hotspots[0]?.scale).toBe(1);
});

test.each([
  ['a scene that is gone', { kind: 'scene.rename', sceneId: 9, name: 'x' }, 'no_such_scene'],
  ['a hotspot that is gone', { kind: 'hotspot.remove', sceneId: 1, hotspotId: 'x' }, 'no_such_item'],
  ['an id that is taken', { kind: 'scene.add', scene: { id: 2, name: 'x', slug: 't1/x.jpg' } }, 'id_taken'],
  [
    'an image that is there already',
    { kind: 'scene.add', scene: { id: 4, name: 'x', slug: 't1/hall.jpg' } },
    'duplicate_image',
  ],
  [
    'a photo of another scene',
    { kind: 'scene.replace-photo', sceneId: 2, slug: 't1/hall.jpg' },
    'duplicate_image',
  ],
  ['the owner', { kind: 'tour.set', field: 'user_id', value: 'eve' }, 'fixed_field'],
  ['the version', { kind: 'tour.set', field: 'version', value: 99 }, 'fixed_field'],
  ['publishing', { kind: 'tour.set', field: 'activity', value: 'published' }, 'fixed_field'],
  ['the id of a scene', { kind: 'scene.set', sceneId: 1, field: 'id', value: 5 }, 'fixed_field'],
  ['a name that is a number', { kind: 'tour.set', field: 'name', value: 5 }, 'wrong_type'],
  ['scenes that are none', { kind: 'tour.set', field: 'scenes', value: [{ id: 1 }] }, 'wrong_type'],
  ['the list of scenes', { kind: 'tour.set', field: 'scenes', value: null }, 'wrong_type'],
] as [string, Change, string][])('refuses an edit of %s', (_, change, code) => {
  expect(applyEdit(house, make(change))).toMatchObject({ ok: false, code });
});

test('a field called __proto__ is refused', () => {
  const evil = JSON.parse('{"kind":"tour.set","field":"__proto__","value":{"admin":true}}');
  expect(applyEdit(house, make(evil))).toMatchObject({
    ok: false,
    code: 'forbidden_field',
    path: '__proto__',
  });
});

test('a batch is applied wholly or not at all', () => {
  const both = batch(
    { kind: 'scene.rename', sceneId: 1, name: 'Lobby' },
    { kind: 'scene.rename', sceneId: 9, name: 'Nowhere' },
  );
  expect(applyEdit(house, both)).toMatchObject({ ok: false, code: 'no_such_scene', params: { scene: '9' } });
  expect(invertEdit(house, both)).toEqual({ steps: [] });
});

test('adding a logo replaces the one that is there', () => {
  const first = apply(house, make({ kind: 'logo.replace', slug: 't1/logo/a.png' }));
  const second = apply(first, make({ kind: 'logo.replace', slug: 't1/logo/b.png' }));
  expect(second.centerLogo).toBe('t1/logo/b.png');
  expect('centerLogo' in apply(second, make({ kind: 'logo.replace', slug: null }))).toBe(false);
});

test('undo leaves alone what somebody else changed since, and names it', () => {
  const rename = batch(
    { kind: 'scene.rename', sceneId: 1, name: 'Lobby' },
    { kind: 'scene.rename', sceneId: 2, name: 'Galley' },
  );
  const undo = invertEdit(house, rename);
  const later = apply(apply(house, rename), make({ kind: 'scene.rename', sceneId: 2, name: 'Cookhouse' }));
  const { edit: inverse, leftAlone } = undoEdit(later, undo, id);
  expect(leftAlone).toEqual(['Cookhouse']);
  expect(inverse && apply(later, inverse).scenes.map(({ name }) => name)).toEqual([
    'Hall',
    'Cookhouse',
    'Garden',
  ]);
});

test('undo does not remove a scene that somebody else has worked on since', () => {
  const add = make({ kind: 'scene.add', scene: { id: 4, name: 'Attic', slug: 't1/attic.jpg' } });
  const undo = invertEdit(house, add);
  const later = apply(apply(house, add), make({ kind: 'hotspot.add', sceneId: 4, hotspot: door }));
  expect(undoEdit(later, undo, id)).toEqual({ edit: null, leftAlone: ['Attic'] });
});

test('undo gives its edit a fresh id each time', () => {
  const rename = make({ kind: 'scene.rename', sceneId: 1, name: 'Lobby' });
  const undo = invertEdit(house, rename);
  const after = apply(house, rename);
  expect(undoEdit(after, undo, id).edit?.id).not.toBe(undoEdit(after, undo, id).edit?.id);
});

test('an edit is described by its kind and the name of what it touches', () => {
  const rename = make({ kind: 'scene.rename', sceneId: 2, name: 'Galley' });
  expect(describeEdit(rename, house)).toEqual({ id: 'edit.scene.rename', values: { name: 'Kitchen' } });
  const move = make({ kind: 'hotspot.move', sceneId: 1, hotspotId: 'door', position: [1, 0, 0] });
  expect(describeEdit(move, house).values).toEqual({ name: 'To the kitchen' });
});

test('every kind of edit has a record of its own name', () => {
  for (const [name, kind] of Object.entries(editKinds)) expect(kind.record.shape.kind.value).toBe(name);
});

test('a list of a tour takes no more items than a document may have', () => {
  const hotspots = Array.from({ length: 1000 }, (_, index) => ({ ...door, id: `h${index}` }));
  const full = tour.parse({ ...house, scenes: [{ ...house.scenes[0], hotspots }] });
  const add = make({ kind: 'hotspot.add', sceneId: 1, hotspot: { ...door, id: 'one-more' } });
  expect(applyEdit(full, add)).toMatchObject({ ok: false, code: 'list_full', params: { most: 1000 } });
});

test('no edit nests a document more deeply than it may be, or gives it more fields', () => {
  const deep = JSON.parse(`${'['.repeat(48)}${']'.repeat(48)}`);
  const set = (value: unknown) =>
    applyEdit(house, make({ kind: 'scene.set', sceneId: 1, field: 'x', value }));
  expect(set(deep)).toMatchObject({ ok: false, code: 'nested_too_deeply' });
  expect(set(deep[0][0])).toMatchObject({ ok: true });
  const fields = Array.from({ length: 1000 }, (_, index) => [`field${index}`, index]);
  const wide = { ...house, ...Object.fromEntries(fields.slice(Object.keys(house).length)) };
  const more = make({ kind: 'tour.set', field: 'more', value: 1 });
  expect(applyEdit(wide, more)).toMatchObject({ ok: false, code: 'too_many_fields' });
});

test('renaming a scene renames the links that say its name, and no others; undo takes all of it back', () => {
  const link = (id: string, text: string, targetSceneId = 2) => ({ ...door, id, text, targetSceneId });
  const linked = tour.parse({
    ...house,
    scenes: house.scenes.map((scene) =>
      scene.id === 1
        ? { ...scene, hotspots: [link('a', 'Kitchen'), link('b', 'Cook here'), link('c', 'Kitchen', 3)] }
        : scene,
    ),
  });
  const rename = make({ kind: 'scene.rename', sceneId: 2, name: 'Cucina' });
  const renamed = apply(linked, rename);
  expect(renamed.scenes[0]?.hotspots.map(({ text }) => text)).toEqual(['Cucina', 'Cook here', 'Kitchen']);
  const back = undoEdit(renamed, invertEdit(linked, rename), id);
  expect(back.edit && apply(renamed, back.edit)).toEqual(linked);

  const elsewhere = (hotspotId: string) =>
    make({ kind: 'hotspot.set', sceneId: 1, hotspotId, field: 'targetSceneId', value: 3 });
  const led = apply(apply(linked, elsewhere('a')), elsewhere('b'));
  expect(led.scenes[0]?.hotspots.map(({ text }) => text)).toEqual(['Garden', 'Cook here', 'Kitchen']);
  const again = undoEdit(apply(linked, elsewhere('a')), invertEdit(linked, elsewhere('a')), id);
  expect(again.edit && apply(apply(linked, elsewhere('a')), again.edit)).toEqual(linked);
});

test('the area of a hotspot goes along when it is moved', () => {
  const polygon = [
    [-0.1, 0.1, -1],
    [0.1, 0.1, -1],
    [0.1, -0.1, -1],
  ];
  const area = make({ kind: 'hotspot.add', sceneId: 2, hotspot: { ...door, kind: 'polygon', polygon } });
  const before = apply(house, area);
  const move = make({ kind: 'hotspot.move', sceneId: 2, hotspotId: 'door', position: [1, 0, 0] });
  const moved = apply(before, move);
  expect(moved.scenes[1]?.hotspots[0]).toMatchObject({
    position: [1, 0, 0],
    polygon: [
      [1, 0.1, -0.1],
      [1, 0.1, 0.1],
      [1, -0.1, 0.1],
    ],
  });
  const back = undoEdit(moved, invertEdit(before, move), id);
  expect(back.edit && apply(moved, back.edit)).toEqual(before);
});

test('pictures of a hotspot are added, moved, changed and removed by id, and undone', () => {
  const path = ['scenes', 1, 'hotspots', door.id, 'pictures'];
  const edits = [
    make({ kind: 'item.add', path, item: { id: 'p1', slug: 't/p1.jpg' } }),
    make({ kind: 'item.add', path, item: { id: 'p2', slug: 't/p2.jpg' }, index: 0 }),
    make({ kind: 'item.move', path, itemId: 'p1', index: 0 }),
    make({ kind: 'item.set', path, itemId: 'p2', field: 'alt', value: 'A chair' }),
  ];
  let current = house;
  for (const edit of edits) {
    const outcome = applyEdit(current, edit);
    if (!outcome.ok) throw new Error(outcome.code);
    current = outcome.tour;
  }
  const pictures = (from: Tour) => from.scenes[0]?.hotspots.find(({ id }) => id === door.id)?.pictures;
  expect(pictures(current)).toEqual([
    { id: 'p1', slug: 't/p1.jpg' },
    { id: 'p2', slug: 't/p2.jpg', alt: 'A chair' },
  ]);
  for (const itemId of ['p1', 'p2']) {
    const outcome = applyEdit(current, make({ kind: 'item.remove', path, itemId }));
    if (outcome.ok) current = outcome.tour;
  }
  expect(pictures(current)).toBeUndefined();
});

test('an item of a list that is not there, or has edits of its own, is refused', () => {
  const item = { id: 'x', slug: 's' };
  const add = (path: unknown[]) => applyEdit(house, make({ kind: 'item.add', path, item }));
  expect(add(['scenes', 1, 'hotspots', 'nowhere', 'pictures'])).toMatchObject({ code: 'no_such_list' });
  expect(add(['scenes', 1, 'film', 'captions'])).toMatchObject({ code: 'no_such_list' });
  expect(add(['constructor', 'prototype'])).toMatchObject({ code: 'no_such_list' });
  expect(() => make({ kind: 'item.add', path: ['scenes', 1, 'hotspots'], item })).toThrow(/list_of_its_own/);
});
