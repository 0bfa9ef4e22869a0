import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('an account with very many products is answered in part, and that is said', async () => {
  const cem = await signUpOwner(server, 'cem@example.com');
  const products = Array.from({ length: 120 }, (_, index) => ({
    id: `p${index}`,
    name: `Product ${index}`,
    body: 'x'.repeat(19_000),
  }));
  await cem.create({ name: 'First', products });
  const last = await cem.create({ name: 'Last', products });
  const { body } = await cem.ask('GET', '/api/products');
  expect(body.isCut).toBe(true);
  expect(new Set(body.items.map(({ tourId }: { tourId: string }) => tourId))).toEqual(new Set([last.id]));
});
