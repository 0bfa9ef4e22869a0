import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourRow } from '@tourwright/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAnswer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { ann, closeApp, showApp } from '../testing/show-app.tsx';
import { openTourList } from '../testing/tour-list.ts';

let list: { rows: TourRow[] };
let server: PretendServer;
const maple = sampleRow({ id: 't1', title: 'Maple Lane', status: 'live', views: 412 });
const studio = sampleRow({ id: 't2', title: 'City studio', status: 'draft', date: '2026-10-22' });

beforeEach(() => {
  ({ server, list } = openTourList([maple, studio]));
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const sent = (method: string, path: string) =>
  server.sent.filter((each) => each.method === method && each.path === path);
const card = (title: string) => screen.findByRole('article', { name: title });
async function choose(title: string, entry: string) {
  const user = userEvent.setup();
  await user.click(within(await card(title)).getByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('shows the loading screen until the tours are there', async () => {
  let arrive: (page: unknown) => void = () => {};
  server.answer({ 'GET /api/tours': () => new Promise((resolve) => (arrive = resolve)) });
  showApp('/dashboard');
  await waitFor(() => expect(sent('GET', '/api/tours')).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toContain('Loading...');
  expect(screen.queryByRole('heading')).toBeNull();
  arrive({ items: list.rows, next: null });
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy();
});

test.each([
  ['retail', 'Retail'],
  ['real-estate', 'Real estate'],
  ['castle', 'Real estate'],
  [undefined, 'Real estate'],
])('with the newest tour of type %s it is the dashboard for %s', async (tourtype, words) => {
  const tourData = { ...maple.tourData, ...(tourtype && { tourtype }) };
  list.rows = [
    { ...maple, tourData },
    { ...studio, tourData: { ...studio.tourData, tourtype: 'retail' } },
  ];
  showApp('/dashboard');
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a filter of the tours keeps the focus when it is pressed', async () => {
  showApp('/dashboard/myTour');
  const draft = await screen.findByRole('button', { name: 'Draft' });
  await userEvent.click(draft);
  await waitFor(() => expect(draft.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(draft);
});

test.each(['/dashboard', '/dashboard/myTour'])(
  'a member of others’ tours without their own is led to them from %s',
  async (path) => {
    list.rows = [];
    const owner = { id: 'ines', name: 'Ines Novak' };
    server.answer({
      'GET /api/users/ann/people': {
        members: [],
        offers: [],
        places: { used: 1, limit: 5 },
        shared: [{ owner, tours: [{ id: 't9', title: 'Maple Lane', role: 'editor' }] }],
      },
    });
    showApp(path);
    expect(await screen.findByText('You work on tours of Ines Novak.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open their tours' });
    expect(link.getAttribute('href')).toBe('/dashboard?show=people');
    expect(screen.getByRole('button', { name: 'Start a tour' })).toBeTruthy();
  },
);

test.each([
  ['/dashboard', 'Overview'],
  ['/dashboard/myTour', 'Tours'],
  ['/dashboard/leads', 'Leads'],
])('%s shows %s', async (path, heading) => {
  showApp(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('Tourwright'));
});

test('keeps the tours when the section changes', async () => {
  showApp('/dashboard/myTour');
  await card('Maple Lane');
  await userEvent.click(screen.getAllByRole('link', { name: 'Overview' })[0]!);
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('reads lists of any length', async () => {
  server.answer({
    'GET /api/tours': ({ query }: { query: URLSearchParams }) =>
      query.get('cursor') === 'more' ? { items: [studio], next: null } : { items: [maple], next: 'more' },
  });
  showApp('/dashboard/myTour');
  expect(await card('City studio')).toBeTruthy();
  expect(await card('Maple Lane')).toBeTruthy();
});

test('shows title, date, status, scenes and views, and leads to the editor', async () => {
  showApp('/dashboard/myTour');
  const shown = await card('City studio');
  expect(shown.textContent).toContain('Draft');
  expect(shown.textContent).toContain('2026-10-22');
  expect(within(shown).getByRole('link', { name: 'City studio' }).getAttribute('href')).toBe(
    '/editor?tourId=t2',
  );
  expect(
    within(shown)
      .getByRole('link', { name: /^View City studio/ })
      .getAttribute('href'),
  ).toBe('/preview/city-studio?tourId=t2');
});

test('finds, filters and sorts, and keeps the choice in the address', async () => {
  const app = showApp('/dashboard/myTour');
  await card('Maple Lane');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search tours' }), 'city');
  expect(screen.queryByRole('article', { name: 'Maple Lane' })).toBeNull();
  expect(app.address()).toBe('/dashboard/myTour?search=city');
  await userEvent.click(screen.getByRole('button', { name: 'Live' }));
  expect(await screen.findByRole('heading', { name: 'No tour matches' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(app.address()).toBe('/dashboard/myTour');
  await userEvent.click(screen.getByRole('button', { name: 'List' }));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

test('renames in place by an edit, at once', async () => {
  server.answer({
    'POST /api/tours/t1/edits': () => {
      list.rows = [{ ...maple, title: 'Maple House' }, studio];
      return { version: 4, answers: [{ id: 'x', status: 'applied', version: 4 }], missed: [] };
    },
  });
  showApp('/dashboard/myTour');
  await choose('Maple Lane', 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Tour name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Maple House{Enter}');
  expect(await card('Maple House')).toBeTruthy();
  await waitFor(() => expect(sent('POST', '/api/tours/t1/edits')).toHaveLength(1));
  expect(sent('POST', '/api/tours/t1/edits')[0]?.body).toMatchObject({
    base: 3,
    edits: [{ v: 1, kind: 'tour.set', field: 'name', value: 'Maple House' }],
  });
});

test('keeps the name on Escape', async () => {
  showApp('/dashboard/myTour');
  await choose('Maple Lane', 'Rename');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Tour name' }), 'x{Escape}');
  expect(await card('Maple Lane')).toBeTruthy();
  expect(sent('POST', '/api/tours/t1/edits')).toHaveLength(0);
});

test('takes a refused name back and says why', async () => {
  server.answer({ 'POST /api/tours/t1/edits': problem(409, 'conflict', 'In the words of the server.') });
  showApp('/dashboard/myTour');
  await choose('Maple Lane', 'Rename');
  const field = await screen.findByRole('textbox', { name: 'Tour name' });
  await userEvent.type(field, ' 2{Enter}');
  expect(
    await screen.findByText(
      'Maple Lane keeps its name. It was changed elsewhere in the meantime. Look at it and try again.',
    ),
  ).toBeTruthy();
  expect(await card('Maple Lane')).toBeTruthy();
});

test('deletes at once, and brings it back from the toast', async () => {
  server.answer({
    'DELETE /api/tours/t1': () => {
      list.rows = [studio];
      return { id: 't1', deleted: true };
    },
    'POST /api/tours/t1/restore': () => {
      list.rows = [maple, studio];
      return maple.tourData;
    },
  });
  showApp('/dashboard/myTour');
  await choose('Maple Lane', 'Move to bin');
  await screen.findByText('Maple Lane moved to the bin');
  expect(screen.queryByRole('article', { name: 'Maple Lane' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await card('Maple Lane')).toBeTruthy();
  expect(await screen.findByText('Maple Lane is back')).toBeTruthy();
});

test('shows a tour again that could not be deleted', async () => {
  server.answer({ 'DELETE /api/tours/t1': noAnswer });
  showApp('/dashboard/myTour');
  await choose('Maple Lane', 'Move to bin');
  expect(
    await screen.findByText(/^Maple Lane was not moved to the bin\. The server does not answer/),
  ).toBeTruthy();
  expect(await card('Maple Lane')).toBeTruthy();
});

test('publishes a draft, and withdraws a live tour', async () => {
  server.answer({
    'POST /api/tours/t2/publish': () => {
      list.rows = [maple, { ...studio, status: 'live' }];
      return studio.tourData;
    },
    'POST /api/tours/t1/unpublish': () => {
      list.rows = [{ ...maple, status: 'unpublished' }, list.rows[1]!];
      return maple.tourData;
    },
  });
  showApp('/dashboard/myTour');
  await choose('City studio', 'Publish');
  expect(await screen.findByText('City studio is live')).toBeTruthy();
  await waitFor(async () => expect((await card('City studio')).textContent).toContain('Live'));
  await choose('Maple Lane', 'Unpublish');
  expect(await screen.findByText('Maple Lane is no longer public')).toBeTruthy();
  await waitFor(async () => expect((await card('Maple Lane')).textContent).toContain('Unpublished'));
});

test('offers no undo for withdrawing a tour with changes that visitors have not seen', async () => {
  list.rows = [{ ...maple, status: 'changed' }];
  server.answer({ 'POST /api/tours/t1/unpublish': maple.tourData });
  showApp('/dashboard/myTour');
  await choose('Maple Lane', 'Unpublish');
  await screen.findByText('Maple Lane is no longer public');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('does not publish a tour without photos', async () => {
  list.rows = [{ ...studio, tourData: { ...studio.tourData, scenes: [] } }];
  showApp('/dashboard/myTour');
  await choose('City studio', 'Publish (add a photo first)');
  expect(sent('POST', '/api/tours/t2/publish')).toHaveLength(0);
});

test('duplicates', async () => {
  server.answer({
    'POST /api/tours/t1/duplicate': () => {
      list.rows = [sampleRow({ id: 't3', title: 'Maple Lane copy' }), ...list.rows];
      return maple.tourData;
    },
  });
  showApp('/dashboard/myTour');
  await choose('Maple Lane', 'Duplicate');
  expect(await card('Maple Lane copy')).toBeTruthy();
});

test('copies the visitors’ link', async () => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  showApp('/dashboard/myTour');
  await user.click(
    within(await card('Maple Lane')).getByRole('button', { name: 'Copy the link to Maple Lane' }),
  );
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/welcome/t1`);
});

test('says that the tours could not be loaded, and tries again', async () => {
  server.answer({ 'GET /api/tours': problem(404, 'not_found') });
  showApp('/dashboard');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  server.answer({ 'GET /api/tours': { items: list.rows, next: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy();
});

test('asks to confirm the e-mail address, and only then', async () => {
  server.answer({ 'GET /api/auth/get-session': { user: { ...ann, emailVerified: false } } });
  showApp('/dashboard');
  expect((await screen.findByRole('link', { name: 'Confirm e-mail' })).getAttribute('href')).toBe(
    '/verify-email',
  );
});

test('logs out to the login screen', async () => {
  const user = userEvent.setup();
  server.answer({
    'POST /api/auth/sign-out': () => {
      server.answer({ 'GET /api/auth/get-session': null });
      return { success: true };
    },
  });
  const app = showApp('/dashboard');
  await user.click((await screen.findAllByRole('button', { name: 'Ann Lee, account menu' }))[0]!);
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(app.address()).toBe('/login'));
  expect(document.cookie).not.toContain('userId');
});
