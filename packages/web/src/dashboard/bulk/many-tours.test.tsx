import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourRow } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendServer, problem } from '../../testing/pretend-server.ts';
import { sampleRow } from '../../testing/sample-row.ts';
import { closeApp, showApp } from '../../testing/show-app.tsx';
import { openTourList } from '../../testing/tour-list.ts';

let list: { rows: TourRow[] };
let server: PretendServer;
const maple = sampleRow({ id: 't1', title: 'Maple Lane', status: 'live', labels: ['Berlin'] });
const studio = sampleRow({ id: 't2', title: 'City studio', status: 'live' });
const barn = sampleRow({ id: 't3', title: 'Barn', status: 'draft' });

beforeEach(() => {
  ({ server, list } = openTourList([maple, studio, barn]));
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const sent = (method: string) =>
  server.sent.filter((each) => each.method === method).map(({ path, body }) => [path, body] as const);
const pathsOf = (method: string) => sent(method).map(([path]) => path);
const mark = (title: string) => screen.findByRole('checkbox', { name: `Select ${title}` });
const bar = () => screen.findByRole('group', { name: 'Selected tours' });

test('moves the chosen tours to the bin, and Undo brings them back', async () => {
  const user = userEvent.setup();
  for (const row of list.rows)
    server.answer({
      [`DELETE /api/tours/${row.id}`]: () => {
        list.rows = list.rows.filter(({ id }) => id !== row.id);
        return { id: row.id, deleted: true };
      },
      [`POST /api/tours/${row.id}/restore`]: () => {
        list.rows = [...list.rows, row];
        return row.tourData;
      },
    });
  showApp('/dashboard/myTour');
  await user.click(await mark('Maple Lane'));
  await user.keyboard('{Shift>}');
  await user.click(await mark('Barn'));
  await user.keyboard('{/Shift}');
  expect((await bar()).textContent).toContain('3 selected');
  await user.click(await mark('City studio'));
  await user.click(within(await bar()).getByRole('button', { name: 'Move to bin' }));
  expect(await screen.findByText('2 tours moved to the bin')).toBeTruthy();
  expect(pathsOf('DELETE').sort()).toEqual(['/api/tours/t1', '/api/tours/t3']);
  expect(screen.queryByRole('article', { name: 'Maple Lane' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Selected tours' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('article', { name: 'Maple Lane' })).toBeTruthy();
  expect(await screen.findByText('2 tours are back')).toBeTruthy();
});

test('says how many were refused and why, and shows them as they are', async () => {
  const user = userEvent.setup();
  server.answer({
    'POST /api/tours/t1/unpublish': () => {
      list.rows = [{ ...maple, status: 'unpublished' }, studio, barn];
      return maple.tourData;
    },
    'POST /api/tours/t2/unpublish': problem(409, 'conflict'),
  });
  showApp('/dashboard/myTour');
  await user.click(await mark('Maple Lane'));
  await user.click(within(await bar()).getByRole('button', { name: 'Select all 3' }));
  await user.click(within(await bar()).getByRole('button', { name: 'Unpublish' }));
  expect(await screen.findByText(/^1 of 2 tours stay as they were\./)).toBeTruthy();
  expect(await screen.findByText('1 tour is no longer public')).toBeTruthy();
  const shown = await screen.findByRole('article', { name: 'City studio' });
  await waitFor(() => expect(shown.textContent).toContain('Live'));
  // Drafts are not affected.
  expect(pathsOf('POST')).not.toContain('/api/tours/t3/unpublish');
});

test('gives labels to several, keeps what only some have, and finds by them', { tags: 'long' }, async () => {
  const user = userEvent.setup();
  const keep = (id: string) => (request: { body: unknown }) => {
    const { labels } = request.body as { labels: string[] };
    list.rows = list.rows.map((row) => (row.id === id ? { ...row, labels } : row));
    return { labels };
  };
  server.answer({
    'PATCH /api/tours/t1/labels': keep('t1'),
    'PATCH /api/tours/t2/labels': keep('t2'),
  });
  showApp('/dashboard/myTour');
  await user.click(await mark('Maple Lane'));
  await user.click(await mark('City studio'));
  await user.click(within(await bar()).getByRole('button', { name: 'Labels' }));
  const dialog = await screen.findByRole('dialog', { name: 'Labels of 2 tours' });
  const berlin = within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Berlin' });
  expect(berlin.indeterminate).toBe(true);
  await user.type(within(dialog).getByRole('textbox', { name: 'New label' }), 'Sold{Enter}');
  expect(within(dialog).getByRole<HTMLInputElement>('checkbox', { name: 'Sold' }).checked).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Save labels' }));
  expect(await screen.findByText('Labels of 2 tours changed')).toBeTruthy();
  expect(sent('PATCH')).toEqual([
    ['/api/tours/t1/labels', { labels: ['Berlin', 'Sold'] }],
    ['/api/tours/t2/labels', { labels: ['Sold'] }],
  ]);
  await user.click(await screen.findByRole('button', { name: /Label:/ }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Berlin' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'City studio' })).toBeNull());
  expect(screen.getByRole('article', { name: 'Maple Lane' })).toBeTruthy();
});

test('Escape lets go of what is chosen', async () => {
  const user = userEvent.setup();
  showApp('/dashboard/myTour');
  (await mark('Barn')).focus();
  await user.keyboard(' ');
  await bar();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Selected tours' })).toBeNull();
});

test('the bin restores a tour, and asks before one goes for good', async () => {
  const user = userEvent.setup();
  const old = { scenes: 4, thumbnailUrl: null, deletedAt: '2026-11-20T10:00:00.000Z' };
  let items = ['Loft', 'Villa'].map((title) => ({
    ...old,
    id: title,
    title,
    erasedAt: '2026-12-20T10:00:00.000Z',
  }));
  const without = (id: string) => {
    items = items.filter((tour) => tour.id !== id);
  };
  server.answer({
    'GET /api/bin': () => ({ items, next: null }),
    'POST /api/tours/Loft/restore': () => {
      without('Loft');
      return maple.tourData;
    },
    'DELETE /api/bin/Villa': () => {
      without('Villa');
      return { id: 'Villa', erased: true };
    },
  });
  showApp('/dashboard/myTour');
  await user.click(await screen.findByRole('link', { name: 'Bin' }));
  await user.click(await screen.findByRole('button', { name: 'Restore Loft' }));
  expect(await screen.findByText('Loft is back')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Delete for good: Villa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Villa for good?' });
  expect(pathsOf('DELETE')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByRole('heading', { name: 'The bin is empty' })).toBeTruthy();
  expect(pathsOf('DELETE')).toEqual(['/api/bin/Villa']);
});

/** The server keeps each field that is set, and lists it from then on. */
function keepEdits() {
  server.answer({
    'POST /api/tours/t1/edits': ({ body }: { body: unknown }) => {
      const { edits } = body as { edits: { field: string; value: unknown }[] };
      for (const { field, value } of edits)
        list.rows = list.rows.map((row) => ({ ...row, tourData: { ...row.tourData, [field]: value } }));
      return { version: 4, answers: [{ id: 'x', status: 'applied', version: 4 }], missed: [] };
    },
  });
}

test('a tour without a kind has the facts that its page shows, and says so, until one is chosen; none is lost', async () => {
  const user = userEvent.setup();
  const { tourtype: _, ...untyped } = maple.tourData;
  list.rows = [{ ...maple, tourData: { ...untyped, factBeds: 3 } }];
  keepEdits();
  showApp('/dashboard/myTour');
  await user.click(await screen.findByRole('button', { name: 'More for Maple Lane' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Facts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Facts of Maple Lane' }));
  expect(dialog.getByText(/do not see the facts of a home that this tour has/)).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Categories' })).toBeTruthy();
  expect(dialog.queryByRole('textbox', { name: 'Bedrooms' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'A home' }));
  expect(await dialog.findByRole('textbox', { name: 'Bedrooms' })).toHaveProperty('value', '3');
  expect(dialog.getByRole('button', { name: 'A home' }).getAttribute('aria-pressed')).toBe('true');
  const edits = sent('POST').map(([, body]) => (body as { edits: object[] }).edits[0]);
  expect(edits).toMatchObject([{ kind: 'tour.set', field: 'tourtype', value: 'real-estate' }]);
});

test('keeps facts one by one, each as an edit of its own, and shows them on the card', {
  tags: 'long',
}, async () => {
  const user = userEvent.setup();
  list.rows = [{ ...maple, tourData: { ...maple.tourData, tourtype: 'real-estate' } }];
  keepEdits();
  showApp('/dashboard/myTour');
  await user.click(await screen.findByRole('button', { name: 'More for Maple Lane' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Facts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Facts of Maple Lane' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Price' }), 'a lot');
  await user.tab();
  expect(await within(dialog).findByText('Not saved yet. Write an amount, such as 450,000.')).toBeTruthy();
  await user.clear(within(dialog).getByRole('textbox', { name: 'Price' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Price' }), '450,000{Enter}');
  await user.type(within(dialog).getByRole('textbox', { name: 'Bedrooms' }), '3{Enter}');
  await waitFor(() => expect(sent('POST')).toHaveLength(3));
  const edits = sent('POST').map(([, body]) => (body as { edits: object[] }).edits[0]);
  expect(edits).toMatchObject([
    { kind: 'tour.set', field: 'factCurrency', value: 'EUR' },
    { kind: 'tour.set', field: 'factPrice', value: 45_000_000 },
    { kind: 'tour.set', field: 'factBeds', value: 3 },
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  const card = await screen.findByRole('article', { name: 'Maple Lane' });
  await waitFor(() => expect(card.textContent).toContain('€450,0003 bedrooms'));
});
