import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { signUpOwner, type TestOwner } from '../test-owner.ts';

let now = new Date('2026-11-20T10:00:00.000Z');
let server: TestServer;
let ann: TestOwner;
beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  ann = await signUpOwner(server, 'ann@example.com');
});
afterAll(() => server.close());

const visit = (url: string) => server.app.inject({ url });

describe('the bin', () => {
  test('lists what was deleted, the last first, until it is restored or deleted for good', async () => {
    const bea = await signUpOwner(server, 'bea@example.com');
    const [loft, barn, kept] = [
      await bea.create({ name: 'Loft' }),
      await bea.create({ name: 'Barn' }),
      await bea.create({ name: 'Kept' }),
    ];
    await bea.ask('DELETE', `/api/tours/${loft.id}`);
    now = new Date('2026-11-21T10:00:00.000Z');
    await bea.ask('DELETE', `/api/tours/${barn.id}`);
    const { body } = await bea.ask<'listBin'>('GET', '/api/bin');
    expect(body.items).toMatchObject([
      { title: 'Barn', deletedAt: '2026-11-21T10:00:00.000Z', erasedAt: '2026-12-21T10:00:00.000Z' },
      { title: 'Loft', scenes: 0, thumbnailUrl: null },
    ]);
    const first = (await bea.ask<'listBin'>('GET', '/api/bin?limit=1')).body;
    const second = (await bea.ask<'listBin'>('GET', `/api/bin?limit=1&cursor=${first.next}`)).body;
    expect([first, second].map(({ items }) => items[0]?.title)).toEqual(['Barn', 'Loft']);
    expect(second.next).toBeNull();
    expect((await ann.ask<'listBin'>('GET', '/api/bin')).body.items).not.toContainEqual(
      expect.objectContaining({ id: barn.id }),
    );
    // What is not there is not deleted from there.
    expect((await bea.ask('DELETE', `/api/bin/${kept.id}`)).status).toBe(404);
    expect((await bea.ask('GET', `/api/tours/${kept.id}`)).status).toBe(200);
    expect((await bea.ask('DELETE', `/api/bin/${barn.id}`)).body).toEqual({ id: barn.id, erased: true });
    expect((await bea.ask('POST', `/api/tours/${barn.id}/restore`)).status).toBe(404);
    await bea.ask('POST', `/api/tours/${loft.id}/restore`);
    expect((await bea.ask<'listBin'>('GET', '/api/bin')).body.items).toEqual([]);
    await bea.ask('DELETE', `/api/tours/${loft.id}`);
    now = new Date('2026-12-21T10:00:01.000Z');
    expect((await bea.ask<'listBin'>('GET', '/api/bin')).body.items).toEqual([]);
    now = new Date('2026-11-20T10:00:00.000Z');
  });

  test('labels are in the list of their owner, once each, and in nothing that visitors get', async () => {
    const { id } = await ann.create({ name: 'Labelled', activity: true, scenes: [] });
    const labels = ['  Berlin ', 'Sold', 'Sold'];
    expect((await ann.ask('PATCH', `/api/tours/${id}/labels`, { labels })).body).toEqual({
      labels: ['Berlin', 'Sold'],
    });
    const { items } = (await ann.ask<'listTours'>('GET', '/api/tours')).body;
    expect(items.find((row) => row.id === id)?.labels).toEqual(['Berlin', 'Sold']);
    expect((await visit(`/api/tours/${id}`)).body).not.toContain('Berlin');
    expect((await ann.ask('PATCH', `/api/tours/${id}/labels`, { labels: ['x'.repeat(41)] })).status).toBe(
      400,
    );
    expect((await ann.ask('PATCH', `/api/tours/${id}/labels`, { labels: [''] })).status).toBe(400);
  });
});
