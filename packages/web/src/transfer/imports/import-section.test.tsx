import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourImport } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer } from '../../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../../testing/show-app.tsx';

const fetching: TourImport = {
  id: 'i1',
  state: 'reading',
  name: 'tours.example/house',
  address: 'https://tours.example/house/',
  progress: 0.4,
  fileCount: 0,
  sizeBytes: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2026-11-08T10:00:00.000Z',
  found: null,
  tourId: null,
  report: null,
  fault: null,
};

let server: PretendServer;
let items: TourImport[] = [];
let asked: unknown[] = [];
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  [items, asked] = [[], []];
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': { items: [], next: null },
    'GET /api/users/ann': ann,
    'GET /api/users/:id/imports': () => ({ items, fetchesAddresses: true }),
    'POST /api/users/:id/imports/from-address': ({ body }: { body: unknown }) => {
      asked.push(body);
      items = [fetching];
      return fetching;
    },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

test('a tour is fetched from an address, with how far it is, and can be cancelled', {
  tags: 'long',
}, async () => {
  let removed = 0;
  server.answer({
    'DELETE /api/users/:id/imports/i1': () => {
      removed++;
      items = [];
      return { id: 'i1' };
    },
  });
  showApp('/dashboard?show=import');
  const field = await screen.findByLabelText('Or from a public address');
  await userEvent.type(field, 'https://tours.example/house/{Enter}');
  const card = within(await screen.findByRole('article', { name: 'tours.example/house' }));
  expect(card.getByRole('status').textContent).toBe('Downloading from tours.example: 40 %');
  expect(asked).toEqual([{ address: 'https://tours.example/house/' }]);
  expect((field as HTMLInputElement).value).toBe('');
  await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => removed).toBe(1);
});

test('while a tour is brought in, its card says what was found and which step it is at', async () => {
  const counts = { scenes: 12, links: 0, hotspots: 0, floorPlans: 0, versions: 0 };
  const found = { tool: 'krpano', name: null, scenes: [], counts, lacking: [], report: [] } as const;
  items = [
    { ...fetching, state: 'storing', address: null, fileCount: 2, found: { ...found, scenes: [] } } as never,
  ];
  showApp('/dashboard?show=import');
  const card = within(await screen.findByRole('article', { name: 'tours.example/house' }));
  expect(card.getByRole('status').textContent).toContain('krpano');
  expect(card.getByText('Importing: 40 %')).toBeTruthy();
  const steps = card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps).toEqual([
    ...['Upload: done', 'Read and check: done'],
    ...['Bring in photos and files', 'Compare with the original'],
  ]);
  expect(card.getAllByRole('listitem')[2]?.getAttribute('aria-current')).toBe('step');
});

test('other files are chosen where some could not be read, in place of them', async () => {
  const failed = { ...fetching, address: null, state: 'failed', fault: { code: 'not_a_tour', params: {} } };
  items = [failed as never];
  const calls: string[] = [];
  server.answer({
    'DELETE /api/users/:id/imports/i1': () => {
      calls.push('removed');
      items = [];
      return { id: 'i1' };
    },
    'POST /api/users/:id/imports': ({ body }: { body: { name: string } }) => {
      calls.push(body.name);
      items = [{ ...fetching, id: 'i2', state: 'sending', address: null, name: body.name }];
      return items[0];
    },
  });
  showApp('/dashboard?show=import');
  const card = within(await screen.findByRole('article', { name: failed.name }));
  expect(card.getByRole('status').textContent).toBe('Nothing was imported.');
  await userEvent.upload(card.getByLabelText('Choose other files'), new File(['{}'], 'house.json'));
  expect(await screen.findByRole('article', { name: 'house' })).toBeTruthy();
  expect(calls).toEqual(['removed', 'house']);
});

test('the keyboard stays at a tour that is brought in', async () => {
  const counts = { scenes: 1, links: 0, hotspots: 0, floorPlans: 0, versions: 0 };
  const found = { tool: 'krpano', name: 'House', scenes: ['Hall'], counts, lacking: [], report: [] };
  items = [{ ...fetching, state: 'found', found } as never];
  server.answer({
    'POST /api/users/:id/imports/:importId/store': () => {
      items = [{ ...fetching, state: 'storing', found } as never];
      return items[0];
    },
  });
  showApp('/dashboard?show=import');
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const steps = await screen.findByText('Bring in photos and files');
  expect(document.activeElement?.contains(steps)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('an address that cannot be asked says so at its field', async () => {
  const errors = [{ path: 'address', code: 'address_not_public', params: {}, message: '' }];
  const refused = Response.json(
    { type: '/problems/invalid_input', title: 'Invalid', status: 400, code: 'invalid_input', errors },
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );
  server.answer({ 'POST /api/users/:id/imports/from-address': () => refused });
  showApp('/dashboard?show=import');
  const field = await screen.findByLabelText('Or from a public address');
  await userEvent.type(field, 'tours.example{Enter}');
  expect(await screen.findByText('Write the whole address, with https://')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'http://10.0.0.1/tour.json{Enter}');
  expect(await screen.findByText('This address is not on the public internet.')).toBeTruthy();
});

test('a server that fetches nothing asks for no address', async () => {
  server.answer({ 'GET /api/users/:id/imports': { items: [], fetchesAddresses: false } });
  showApp('/dashboard?show=import');
  expect(await screen.findByRole('heading', { name: 'Import a tour' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Choose files' })).toBeTruthy();
  expect(screen.queryByLabelText('Or from a public address')).toBeNull();
});
