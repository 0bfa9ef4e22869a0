/** The owner's public details in a tour. */
import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imageClient } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { signUpOwner, type TestOwner } from '../tours/test-owner.ts';

let server: TestServer;
let ann: TestOwner;
let tourId: string;
beforeAll(async () => {
  server = await openTestServer();
  ann = await signUpOwner(server, 'ann@example.com');
  tourId = (await ann.create({ name: 'Loft' })).id;
});
afterAll(() => server.close());

const change = async (fields: Record<string, unknown>) => {
  for (const [field, value] of Object.entries(fields))
    expect((await ann.ask('PATCH', `/api/users/${ann.userId}`, { [field]: value })).status).toBe(200);
};
const agentNow = async () => {
  const answer = await server.app.inject({ url: `/api/tours/${tourId}/contact-form` });
  expect(answer.statusCode).toBe(200);
  return answer.json().agent;
};

test('is shown in published tours alone, and only once its owner says so', async () => {
  await change({ role: 'Estate agent', phone: '+49 30 123456', cardEmail: 'office@example.com' });
  await ann.ask('POST', `/api/tours/${tourId}/publish`);
  expect(await agentNow()).toBeNull();
  await change({ showsCard: true });
  expect(await agentNow()).toEqual({
    name: 'ann',
    role: 'Estate agent',
    company: '',
    languages: '',
    phone: '+49 30 123456',
    email: 'office@example.com',
    photo: null,
  });
  await ann.ask('POST', `/api/tours/${tourId}/unpublish`);
  expect(await agentNow()).toBeNull();
  await ann.ask('POST', `/api/tours/${tourId}/publish`);
  await change({ showsCard: false });
  expect(await agentNow()).toBeNull();
});

test('leaves out what a profile may hold but a card may not', async () => {
  await change({
    showsCard: true,
    role: 7,
    phone: 'javascript:alert(1)',
    cardEmail: 'nobody',
    company: ['x'],
  });
  expect(await agentNow()).toMatchObject({ role: '', phone: '', email: '', company: '' });
});

test('has the photo at an address that visitors can open', async () => {
  const client = imageClient(server, ann);
  const photo = await paintPanorama({ width: 128, format: 'jpeg' });
  expect((await client.post(`users/${ann.userId}/profile-image`, photo)).statusCode).toBe(201);
  const { photo: address } = await agentNow();
  const answer = await server.app.inject({ url: address });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^image\//);
});
