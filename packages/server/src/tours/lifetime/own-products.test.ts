import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageClient, photo } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { signUpOwner } from '../test-owner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('an owner sees what their tours sell, those changed last first, and nothing of others or of the bin', async () => {
  const [ann, bob] = [
    await signUpOwner(server, 'ann@example.com'),
    await signUpOwner(server, 'bob@example.com'),
  ];
  const lamp = { id: 'lamp', name: 'Lamp', currency: 'EUR', price: 12900 };
  const pictures = [{ id: 'p', slug: 'elsewhere/lamp.jpg' }];
  const studio = await ann.create({ name: 'Studio', products: [lamp, { id: 'mug', name: 'Mug', pictures }] });
  const loft = await ann.create({ name: 'Loft', products: [{ ...lamp, price: 9900 }] });
  const gone = await ann.create({ name: 'Gone', products: [{ id: 'rug', name: 'Rug' }] });
  await ann.create({ name: 'Sells nothing' });
  await bob.create({ name: 'Other', products: [{ id: 'bed', name: 'Bed' }] });
  await ann.ask('DELETE', `/api/tours/${gone.id}`);
  const { status, body } = await ann.ask('GET', '/api/products');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isCut: false,
    items: [
      { tourId: loft.id, tourName: 'Loft', product: { id: 'lamp', price: 9900 }, pictureUrl: null },
      { tourId: studio.id, tourName: 'Studio', product: { id: 'lamp', price: 12900 } },
      // What a document names in a folder that it cannot reach is not shown.
      { tourId: studio.id, product: { id: 'mug', pictures }, pictureUrl: null },
    ],
  });
});

test('an editor of a tour sees the products of its owner’s other tours, and can copy a picture of a product, but no other file', async () => {
  const [dan, eve] = [
    await signUpOwner(server, 'dan@example.com'),
    await signUpOwner(server, 'eve@example.com'),
  ];
  const shop = await dan.create({ name: 'Shop' });
  const loft = await dan.create({ name: 'Loft' });
  await server.services.database.pool.query(
    "insert into tour_members (tour_id, user_id, role) values ($1, $2, 'editor')",
    [loft.id, eve.userId],
  );
  const owner = imageClient(server, dan);
  const [lamp, plan] = [`${shop.id}/pictures/lamp.jpg`, `${shop.id}/pictures/plan.jpg`];
  for (const slug of [lamp, plan]) expect((await owner.post(slug, await photo(64))).statusCode).toBe(201);
  const product = { id: 'lamp', name: 'Lamp', pictures: [{ id: 'p', slug: lamp }] };
  const edit = { id: crypto.randomUUID(), v: 1, kind: 'item.add', path: ['products'], item: product };
  const sold = await dan.ask<'sendEdits'>('POST', `/api/tours/${shop.id}/edits`, { base: 1, edits: [edit] });
  expect(sold.body.answers).toMatchObject([{ status: 'applied' }]);
  const { status, body } = await eve.ask<'listTourProducts'>('GET', `/api/tours/${loft.id}/products`);
  expect(status).toBe(200);
  expect(body.items).toMatchObject([{ tourId: shop.id, product: { id: 'lamp' } }]);
  expect((await eve.ask('GET', `/api/tours/${shop.id}/products`)).status).toBe(404);
  const take = (slug: string) =>
    eve.ask<'copyImage'>('POST', `/api/tours/${loft.id}/media/copies`, { slug, from: shop.id });
  const copy = await take(lamp);
  expect(copy.status).toBe(200);
  expect(copy.body.slug).toMatch(new RegExp(`^${loft.id}/`));
  expect((await take(plan)).status).toBe(404);
});

test('an account with very many products is answered in part, and that is said', {
  tags: 'long',
}, async () => {
  const cem = await signUpOwner(server, 'cem@example.com');
  const products = Array.from({ length: 120 }, (_, index) => ({
    id: `p${index}`,
    name: `Product ${index}`,
    body: 'x'.repeat(19_000),
  }));
  await cem.create({ name: 'First', products });
  const last = await cem.create({ name: 'Last', products });
  const { body } = await cem.ask<'listProducts'>('GET', '/api/products');
  expect(body.isCut).toBe(true);
  expect(new Set(body.items.map(({ tourId }: { tourId: string }) => tourId))).toEqual(new Set([last.id]));
});
