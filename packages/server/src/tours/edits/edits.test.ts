import type { Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, edit as editSchema } from '@tourwright/tour/edit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { signUpOwner, type TestOwner } from '../test-owner.ts';

let server: TestServer;
let ann: TestOwner;
beforeAll(async () => {
  server = await openTestServer();
  ann = await signUpOwner(server, 'ann@example.com');
});
afterAll(() => server.close());

const openTour = (): Promise<Tour> => ann.create();
const read = async (id: string): Promise<Tour> => (await ann.ask<'tour'>('GET', `/api/tours/${id}`)).body;
const send = (id: string, base: number, edits: Edit[]) =>
  ann.ask<'sendEdits'>('POST', `/api/tours/${id}/edits`, { base, edits });

let count = 0;
const edit = (change: object): Edit =>
  editSchema.parse({ id: `edit-${String(count++).padStart(8, '0')}`, v: 1, ...change });
const addScene = (id: number) =>
  edit({ kind: 'scene.add', scene: { id, name: `Scene ${id}`, slug: `t/${id}.jpg` } });
const rename = (sceneId: number, name: string) => edit({ kind: 'scene.rename', sceneId, name });

test('edits are applied in their order, each raising the version by one', async () => {
  const { id } = await openTour();
  const edits = [addScene(1), rename(1, 'Hall'), addScene(2)];
  const { body } = await send(id, 1, edits);
  expect(body.version).toBe(4);
  expect(body.answers).toEqual(
    edits.map((each, index) => ({ id: each.id, status: 'applied', version: index + 2 })),
  );
  expect(body.missed).toEqual([]);
  expect((await read(id)).scenes.map(({ name }) => name)).toEqual(['Hall', 'Scene 2']);
});

test('an edit that cannot be applied is refused with a reason, and the others are applied', async () => {
  const { id } = await openTour();
  const { body } = await send(id, 1, [rename(9, 'x'), addScene(1)]);
  expect(body.answers).toMatchObject([
    {
      status: 'refused',
      code: 'no_such_scene',
      params: { scene: '9' },
      detail: 'There is no scene 9',
      // For pages of an earlier release.
      reason: 'no_such_scene',
    },
    { status: 'applied', version: 2 },
  ]);
});

test('the same edit sent again gets its first answer and is not applied again', async () => {
  const { id } = await openTour();
  const [add, bad] = [addScene(1), rename(2, 'Two')];
  const first = await send(id, 1, [add, bad]);
  await send(id, 2, [addScene(2)]);
  const again = await send(id, 1, [add, bad]);
  expect(again.body.answers).toEqual(first.body.answers);
  expect(again.body.version).toBe(3);
  expect((await read(id)).scenes.map(({ name }) => name)).toEqual(['Scene 1', 'Scene 2']);
});

test('the same edit twice in one request is applied once', async () => {
  const { id } = await openTour();
  const add = addScene(1);
  const { body } = await send(id, 1, [add, add]);
  expect(body).toMatchObject({ version: 2, answers: [{ version: 2 }, { version: 2 }] });
});

test('the same edit sent by two requests at once is applied once', async () => {
  const { id } = await openTour();
  const add = addScene(1);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(id, 1, [add])));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.answers))).size).toBe(1);
  expect(await read(id)).toMatchObject({ version: 2, scenes: [{ id: 1 }] });
});

test('two tabs that send at once lose nothing, and each can follow to the same tour', async () => {
  const opened = await openTour();
  const tab = async (first: number) => {
    let [confirmed, base] = [opened, 1];
    for (let step = 0; step < 8; step++) {
      const own = [addScene(first + step), rename(first + step, `Room ${first + step}`)];
      const { body } = await send(opened.id, base, own);
      const accepted: { version: number; edit: Edit }[] = [
        ...body.missed!,
        ...own.map((each, index) => ({ version: body.answers[index]!.version!, edit: each })),
      ].sort((a, b) => a.version - b.version);
      expect(accepted.map(({ version }) => version)).toEqual(accepted.map((_, index) => base + 1 + index));
      for (const each of accepted) {
        const outcome = applyEdit(confirmed, each.edit);
        if (!outcome.ok) throw new Error(outcome.code);
        confirmed = outcome.tour;
      }
      base = body.version;
    }
    return { base, confirmed };
  };
  const tabs = await Promise.all([tab(100), tab(200), tab(300)]);
  const stored = await read(opened.id);
  expect(stored.version).toBe(1 + 3 * 8 * 2);
  expect(stored.scenes).toHaveLength(24);
  expect(stored.scenes.every(({ id, name }) => name === `Room ${id}`)).toBe(true);
  for (const { base, confirmed } of tabs) {
    const last = await send(opened.id, base, []);
    const all = last.body.missed!.reduce((tour, { edit: each }) => {
      const outcome = applyEdit(tour, each);
      return outcome.ok ? outcome.tour : tour;
    }, confirmed);
    expect(all.scenes).toEqual(stored.scenes);
  }
});

test('the last writer of a field wins, and different fields both stay', async () => {
  const { id } = await openTour();
  await send(id, 1, [addScene(1)]);
  const view = edit({ kind: 'scene.set-view', sceneId: 1, view: { yaw: 10, pitch: 0, hfov: 80 } });
  await send(id, 2, [rename(1, 'Ann’s')]);
  await send(id, 2, [rename(1, 'Bob’s'), view]);
  const { scenes } = await read(id);
  expect(scenes[0]).toMatchObject({ name: 'Bob’s', view: { yaw: 10 } });
});

test('a client that is too far behind, or ahead, gets the whole document', async () => {
  const { id } = await openTour();
  await send(id, 1, [addScene(1)]);
  expect((await send(id, 0, [])).body).toMatchObject({ missed: null, current: { version: 2 } });
  expect((await send(id, 99, [])).body).toMatchObject({ missed: null, current: { version: 2 } });
  expect((await send(id, 2, [])).body).not.toHaveProperty('current');
});

test('publishing is not for an edit to do', async () => {
  const { id } = await openTour();
  const sneak = edit({ kind: 'tour.publish', publishedVersion: 1, publishedAt: '' });
  const inside = edit({ kind: 'batch', edits: [edit({ kind: 'tour.unpublish' })] });
  const { body } = await send(id, 1, [sneak, inside]);
  expect(body).toMatchObject({ version: 1, answers: [{ status: 'refused' }, { status: 'refused' }] });
});

test.each([
  ['more than 500 edits', () => Array.from({ length: 501 }, () => rename(1, 'x')), 400],
  ['an unknown kind', () => [{ id: 'edit-unknown', v: 1, kind: 'tour.explode' }], 400],
  ['more than 1 MB', () => [edit({ kind: 'tour.set', field: 'notes', value: 'x'.repeat(1_100_000) })], 413],
])('refuses %s', async (_, edits, status) => {
  const { id } = await openTour();
  const answer = await ann.ask('POST', `/api/tours/${id}/edits`, { base: 1, edits: edits() });
  expect(answer.status).toBe(status);
});

test('a tour never grows beyond 8 MB, and what would do so is undone whole', { tags: 'long' }, async () => {
  const { id } = await openTour();
  const note = (field: string) => edit({ kind: 'tour.set', field, value: 'x'.repeat(1_000_000) });
  const fields = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const [index, field] of fields.entries()) {
    expect((await send(id, index + 1, [note(field)])).status).toBe(200);
  }
  const answer = await send(id, 9, [rename(1, 'x'), note('i')]);
  expect(answer).toMatchObject({ status: 413, body: { code: 'tour_too_large' } });
  expect(await read(id)).toMatchObject({ version: 9 });
});

test('a client that missed more than is sent at once gets the whole document', { tags: 'long' }, async () => {
  const { id } = await openTour();
  const note = () => edit({ kind: 'tour.set', field: 'note', value: 'x'.repeat(1_000_000) });
  for (let version = 1; version <= 10; version++) await send(id, version, [note()]);
  expect((await send(id, 1, [])).body).toMatchObject({ version: 11, missed: null, current: { version: 11 } });
  expect((await send(id, 5, [])).body.missed).toHaveLength(6);
});
