import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourRow } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PretendServer } from '../testing/pretend-server.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { closeApp, showApp } from '../testing/show-app.tsx';
import { openTourList } from '../testing/tour-list.ts';

const maple = sampleRow({ id: 't1', title: 'Maple Lane', status: 'live', gallery: 'declined' });
const studio = sampleRow({ id: 't2', title: 'City studio', status: 'draft' });
let server: PretendServer;
let list: { rows: TourRow[] };
beforeEach(() => {
  ({ server, list } = openTourList([maple, studio]));
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const card = (title: string) => screen.findByRole('article', { name: title });
async function openGallery(title: string) {
  await userEvent.click(within(await card(title)).getByRole('button', { name: `More for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Gallery' }));
}

test('a tour asks for a place in the gallery, and its card says how far that is', async () => {
  const nothing = { state: 'none', askedAt: null, decidedAt: null, reason: '' } as const;
  server.answer({
    'GET /api/tours/t1/gallery': {
      ...nothing,
      state: 'declined',
      askedAt: '2026-11-20T10:00:00.000Z',
      decidedAt: '2026-11-21T10:00:00.000Z',
      reason: 'The photos are dark.',
    },
    'POST /api/tours/t1/gallery': () => {
      list.rows = [{ ...maple, gallery: 'asked' }, studio];
      return { ...nothing, state: 'asked', askedAt: '2026-11-24T10:00:00.000Z' };
    },
    'GET /api/tours/t2/gallery': nothing,
  });
  showApp('/dashboard/myTour');
  expect(within(await card('Maple Lane')).getByText('Gallery: declined')).toBeTruthy();
  await openGallery('Maple Lane');
  const dialog = within(await screen.findByRole('dialog', { name: 'Gallery: Maple Lane' }));
  expect(await dialog.findByText('The photos are dark.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Ask again' }));
  expect(await dialog.findByText(/You asked for a place/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await within(await card('Maple Lane')).findByText('Gallery: asked for')).toBeTruthy();

  await openGallery('City studio');
  const draft = within(await screen.findByRole('dialog', { name: 'Gallery: City studio' }));
  expect(await draft.findByText(/Once the tour is published/)).toBeTruthy();
  expect(draft.queryByRole('button', { name: /Ask/ })).toBeNull();
});
