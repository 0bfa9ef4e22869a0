import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Scene, scene, tour } from '../document/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { newId, newSceneId } from './new-id.ts';
import { openingScene } from './opening/opening-scene.ts';
import { openingView, writeView } from './opening/opening-view.ts';
import { parseSlug, tourSlug } from './slugs/slug.ts';
import { uniqueScenes } from './slugs/unique-scenes.ts';
import { parseTour } from './stored/parse-tour.ts';
import { readStored } from './stored/read-stored.ts';
import { tourRow } from './stored/tour-row.ts';
import { summarize, tourSummary } from './tour-summary.ts';

const hall = scene.parse({ id: 1, name: 'Hall', slug: 't/hall.jpg' });
const kitchen = scene.parse({ id: 2, name: 'Kitchen', slug: 't/kitchen.jpg' });

test('opens the scene named by initialSceneId', () => {
  expect(openingScene({ scenes: [hall, kitchen], initialSceneId: kitchen.id })).toBe(kitchen);
});

test('opens the first scene where initialSceneId matches none, and the named one where there is a name', () => {
  const house = { scenes: [hall, kitchen], initialSceneId: 99 };
  expect(openingScene(house)).toBe(hall);
  expect(openingScene(house, 2)).toBe(kitchen);
  expect(openingScene({ scenes: [] })).toBeNull();
});

const view = (camera: Partial<Scene>) => openingView({ ...hall, ...camera });

test('the default camera and a camera at the origin look along -z', () => {
  const ahead = { yaw: 0, pitch: 0, hfov: 90 };
  expect(view({})).toEqual(ahead);
  expect(view({ cameraPosition: [0, 0, 0] })).toEqual(ahead);
});

test('an orbit camera looks from its position at the origin', () => {
  expect(view({ cameraPosition: [-0.01, 0, 0] }).yaw).toBeCloseTo(90, 9);
  expect(view({ cameraPosition: [0, -0.01, 0] }).pitch).toBeCloseTo(90, 9);
});

test('a camera direction other than zero wins', () => {
  expect(view({ cameraPosition: [-0.01, 0, 0], cameraDirection: [0, 0, 2] }).yaw).toBeCloseTo(180, 9);
});

test('a stored view counts while it agrees with the camera', () => {
  const turned = writeView(hall, { yaw: 30, pitch: -10, hfov: 75 });
  expect(openingView(turned)).toEqual({ yaw: 30, pitch: -10, hfov: 75 });
  const rounded = turned.cameraDirection.map(
    (part) => Math.round(part * 1e4) / 1e4,
  ) as Scene['cameraDirection'];
  expect(openingView({ ...turned, cameraDirection: rounded }).hfov).toBe(75);
  expect(openingView({ ...turned, cameraDirection: [1, 0, 0] })).toMatchObject({ pitch: 0, hfov: 90 });
});

test('writing the default view writes both defaults, and null takes the view away', () => {
  const level = writeView(hall, { yaw: 0, pitch: 0, hfov: 60 });
  expect(level).toEqual({ ...hall, view: { yaw: 0, pitch: 0, hfov: 60 } });
  expect(writeView(level, null)).toEqual(hall);
});

test('every written view is the one that opens', () => {
  const angle = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  const some = fc.record({ yaw: angle(360), pitch: angle(90), hfov: fc.constant(80) });
  fc.assert(
    fc.property(some, (wanted) => {
      expect(openingView(writeView(hall, wanted))).toEqual(wanted);
    }),
  );
});

test('uploaded scenes are unique by url, and by slug where there is no url', () => {
  const a = { id: 1, name: 'a', url: '/x.jpg' };
  const b = { id: 2, name: 'b', url: '/x.jpg' };
  expect(
    uniqueScenes<{ id: number; name?: string; url?: string; slug?: string }>([a, b, hall, hall]),
  ).toEqual([a, hall]);
  expect(uniqueScenes([{ slug: '' }, { slug: '' }])).toHaveLength(2);
});

const house = tour.parse({ ...bareTour, id: 't1', user_id: 'ann' });
const today = new Date('2026-11-21T23:59:00Z');

test('a row has the name and the day of creation', () => {
  const named = summarize({ ...house, name: 'House', created_at: '2024-02-03T04:05:06Z' });
  expect(tourRow(named, today)).toEqual({ id: 't1', title: 'House', date: '2024-02-03', tourData: named });
});

test('the summary of a tour has its own fields and its scenes, without what these hold', () => {
  const marks = [
    { id: 'h', kind: 'info', position: [0, 0, -1] as [number, number, number], scale: 1, rotation: 0 },
  ];
  const scenes = [{ ...hall, hotspots: marks, view: { yaw: 1, pitch: 2, hfov: 80 }, extra: 'long' }, kitchen];
  const summary = summarize({ ...house, name: 'House', scenes, audio: [{ id: 'a', name: 'a', slug: 'a' }] });
  expect(summary).toMatchObject({ id: 't1', name: 'House', version: 1, scenes: [{ id: 1 }, { id: 2 }] });
  expect(Object.keys(summary)).not.toContain('audio');
  expect(Object.keys(summary.scenes[0] ?? {}).sort()).toEqual(
    ['cameraDirection', 'cameraPosition', 'id', 'name', 'slug', 'view'].sort(),
  );
  expect(tourSummary.parse(summary)).toEqual(summary);
});

test("a row without name and creation is 'Untitled' and of today", () => {
  expect(tourRow(house, today)).toMatchObject({ title: 'Untitled', date: '2026-11-21' });
});

test.each([
  ['t1/hall.jpg', { folder: 'tour', owner: 't1', area: 'scene', fileName: 'hall.jpg' }],
  ['t1/Thumbnail/a.jpg', { folder: 'tour', owner: 't1', area: 'Thumbnail', fileName: 'a.jpg' }],
  ['t1/floor-plans/eg.png', { folder: 'tour', owner: 't1', area: 'floor-plans', fileName: 'eg.png' }],
  ['t1/pictures/mug.jpg', { folder: 'tour', owner: 't1', area: 'pictures', fileName: 'mug.jpg' }],
  ['users/u1/me.jpg', { folder: 'users', owner: 'u1', area: 'profile', fileName: 'me.jpg' }],
  ['t1/Küche 1 👩‍🍳.jpg', { folder: 'tour', owner: 't1', area: 'scene', fileName: 'Küche 1 👩‍🍳.jpg' }],
])('%s is a slug', (slug, parts) => {
  expect(parseSlug(slug)).toEqual({ ok: true, ...parts });
});

test.each([
  ['', 'empty_part'],
  ['a', 'no_folder'],
  ['a//b', 'empty_part'],
  ['a/', 'empty_part'],
  ['/a/b', 'empty_part'],
  ['a/../b', 'other_folder'],
  ['../b', 'other_folder'],
  ['a/./b', 'other_folder'],
  ['a\\b/c', 'backslash'],
  ['a/b\u0000.jpg', 'control_characters'],
  ['a/b\u2028.jpg', 'control_characters'],
  ['a/b\ud800.jpg', 'not_unicode'],
  [`a/${'x'.repeat(201)}`, 'part_too_long'],
  [`a/${'ü'.repeat(101)}`, 'part_too_long'],
  [`a/${'x/'.repeat(600)}x`, 'too_long'],
  ['t1/hall\u202egpj.exe', 'invisible_characters'],
  ['t1/\u2066hall.jpg', 'invisible_characters'],
  ['t1/ha\u200bll.jpg', 'invisible_characters'],
  ['t1/\ufeffhall.jpg', 'invisible_characters'],
  ['t1/so\u00adft.jpg', 'invisible_characters'],
  ['t1/hall\ufe0f.jpg', 'invisible_characters'],
  ['t1/hall\u200d.jpg', 'invisible_characters'],
  ['t1/\u3164.jpg', 'invisible_characters'],
  ['a/other/b', 'unknown_folder'],
  ['a/audio/b/c', 'too_many_parts'],
  ['users/u1', 'no_user'],
])('%j is refused', (slug, reason) => {
  expect(parseSlug(slug)).toEqual({ ok: false, reason });
});

test('the name in an address is words with hyphens', () => {
  expect(tourSlug('Villa Müller: 3½ rooms!')).toBe('villa-muller-31-2-rooms');
  expect(tourSlug('')).toBe('tour');
  expect(tourSlug('宮殿 2')).toBe('宮殿-2');
});

test('scene ids are whole numbers from 1 to 2^53-1, ids are 128 bits', () => {
  expect(newSceneId(() => 0)).toBe(1);
  expect(newSceneId(() => 0xffffffff)).toBe(Number.MAX_SAFE_INTEGER);
  expect(newId(() => 0xff)).toBe('000000ff000000ff000000ff000000ff');
});

test('of a document full of faults the first hundred are reported', () => {
  const parsed = parseTour({ schema: 1, scenes: Array.from({ length: 2000 }, () => 1) });
  expect(parsed.ok ? [] : parsed.errors).toHaveLength(100);
});

test('a document nested more than fifty levels deep is one fault, in its stored form too', () => {
  const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
  const fault = [{ code: 'nested_too_deeply', params: { most: 50 } }];
  expect(parseTour({ ...house, extra: deep })).toMatchObject({ ok: false, errors: fault });
  const stored = { scenes: [{ hotspots: '['.repeat(60) + ']'.repeat(60) }] };
  const read = readStored(stored, { id: 't1', user_id: 'u', updated_at: '2026-01-01T00:00:00Z' });
  expect(read).toMatchObject({ ok: false, errors: fault });
});
