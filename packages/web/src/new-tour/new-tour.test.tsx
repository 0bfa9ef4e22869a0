import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourRow } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer } from '../testing/pretend-server.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';

let rows: TourRow[];
let profile: { tourtype?: string };
let server: PretendServer;
const maple = sampleRow({ id: 't1', title: 'Maple Lane' });

beforeEach(() => {
  window.scrollTo = () => {};
  rows = [maple];
  profile = {};
  rememberUser(ann.id);
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': () => ({ items: rows, next: null }),
    'GET /api/users/ann': () => ({ ...ann, ...profile }),
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const sent = (method: string, path: string) =>
  server.sent.filter((each) => each.method === method && each.path === path);

test('creates a tour with name and type and opens it in the editor', async () => {
  const user = userEvent.setup();
  rows = [];
  server.answer({ 'POST /api/tours': { ...maple.tourData, id: 't9' } });
  const app = showApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Start a tour' }));
  const dialog = await screen.findByRole('dialog', { name: 'New tour' });
  await user.click(within(dialog).getByRole('button', { name: 'Create tour' }));
  expect(within(dialog).getByRole('alert').textContent).toBe('Give the tour a name.');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), '  Atelier Nord ');
  await user.click(within(dialog).getByRole('radio', { name: /A shop/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Create tour' }));
  await waitFor(() => expect(app.address()).toBe('/editor?tourId=t9'));
  expect(sent('POST', '/api/tours')[0]?.body).toEqual({
    name: 'Atelier Nord',
    tourtype: 'retail',
    description: 'Step inside Atelier Nord and look around, whenever you like.',
  });
});

test('"A shop" at sign-up is what the first dashboard and the New tour dialog begin with', async () => {
  rows = [];
  profile = { tourtype: 'retail' };
  showApp('/dashboard');
  expect(await screen.findByText('Retail')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start a tour' }));
  const dialog = await screen.findByRole('dialog', { name: 'New tour' });
  const shop = await within(dialog).findByRole<HTMLInputElement>('radio', { name: /A shop/ });
  await waitFor(() => expect(shop.checked).toBe(true));
});

test('where all tours of the plan are used it says how many they are, and shows two ways out', async () => {
  const user = userEvent.setup();
  server.answer({
    'POST /api/tours': () =>
      Response.json(
        {
          type: '/problems/quota_reached',
          title: 'x',
          status: 403,
          code: 'quota_reached',
          quota: 'tours',
          limit: 5,
        },
        { status: 403 },
      ),
  });
  const app = showApp('/dashboard/myTour?show=live');
  await user.click(await screen.findByRole('button', { name: 'New tour' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Atelier');
  await user.click(within(dialog).getByRole('button', { name: 'Create tour' }));
  const notice = await within(dialog).findByRole('alert');
  expect(notice.textContent).toContain('all of its 5 tours');
  expect(within(notice).getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/payment');
  await user.click(within(notice).getByRole('link', { name: 'Make room' }));
  await waitFor(() => expect(app.address()).toBe('/dashboard/myTour'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('proposes a description by type and name, which may be written again or left out', async () => {
  const user = userEvent.setup();
  server.answer({ 'POST /api/tours': { ...maple.tourData, id: 't9' } });
  showApp('/dashboard/myTour');
  await user.click(await screen.findByRole('button', { name: 'New tour' }));
  const dialog = await screen.findByRole('dialog');
  const description = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
  expect(description.value).toBe('Look around this home at your own pace, on any screen.');
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Loft');
  expect(description.value).toBe('Look around Loft at your own pace, on any screen.');
  await user.click(within(dialog).getByRole('radio', { name: /A shop/ }));
  expect(description.value).toBe('Step inside Loft and look around, whenever you like.');
  await user.clear(description);
  await user.click(within(dialog).getByRole('radio', { name: /A home/ }));
  expect(description.value).toBe('');
  await user.click(within(dialog).getByRole('button', { name: 'Create tour' }));
  await waitFor(() =>
    expect(sent('POST', '/api/tours')[0]?.body).toEqual({ name: 'Loft', tourtype: 'real-estate' }),
  );
});

test('says why a tour was not created, and keeps what was typed', async () => {
  server.answer({ 'POST /api/tours': noAnswer });
  showApp('/dashboard/myTour');
  await userEvent.click(await screen.findByRole('button', { name: 'New tour' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Loft');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create tour' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('The server does not answer');
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Loft');
});
