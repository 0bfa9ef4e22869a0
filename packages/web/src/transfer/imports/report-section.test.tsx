import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TourExport, TourImport } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPretendServer, type PretendServer, problem } from '../../testing/pretend-server.ts';
import { sampleRow } from '../../testing/sample-row.ts';
import { sampleTour } from '../../testing/sample-tour.ts';
import { ann, closeApp, rememberUser, showApp } from '../../testing/show-app.tsx';

let server: PretendServer;
const tour = sampleTour({});
const [scene] = tour.scenes;
const gone: TourExport = {
  id: 'e1',
  format: 'site',
  withVersions: false,
  state: 'done',
  progress: 1,
  fileName: 'maple-site.zip',
  sizeBytes: 1000,
  sha256: 'ab',
  url: '/file',
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2026-11-08T10:00:00.000Z',
  report: {
    name: 'Maple Lane',
    files: 3,
    lacking: ['t1/lost.mp3'],
    report: [
      {
        outcome: 'mapped',
        code: 'scene',
        place: `scenes[${scene?.id}]`,
        params: { name: scene?.name ?? '' },
      },
      {
        outcome: 'approximated',
        code: 'needs_line',
        place: `scenes[${scene?.id}].hotspots[${scene?.hotspots[0]?.id}]`,
        params: {},
      },
    ],
  },
  fault: null,
};

beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': () => ({ items: [sampleRow({ id: tour.id })], next: null }),
    'GET /api/users/ann': ann,
    [`GET /api/tours/${tour.id}`]: tour,
    [`GET /api/tours/${tour.id}/media`]: {
      images: { [scene?.slug ?? '']: { slug: scene?.slug, thumbnail: '/media/hall-small.jpg' } },
    },
    [`GET /api/tours/${tour.id}/exports/e1`]: gone,
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

test('a page lists what became of each thing of an export, and links to its place in the editor', async () => {
  showApp(`/dashboard?show=report&tour=${tour.id}&export=e1`);
  expect(await screen.findByRole('heading', { name: 'Export report: maple-site.zip' })).toBeTruthy();
  const lines = within(screen.getByRole('region', { name: 'Approximated' }));
  expect(lines.getByText(/needs the internet/)).toBeTruthy();
  expect(lines.getByRole('presentation').getAttribute('src')).toBe('/media/hall-small.jpg');
  const link = lines.getByRole('link', { name: /^Show in editor/ });
  expect(link.textContent).toContain(scene?.name);
  const query = new URL((link as HTMLAnchorElement).href).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    tourId: tour.id,
    scene: String(scene?.id),
    hotspot: scene?.hotspots[0]?.id,
  });
  expect(within(screen.getByRole('region', { name: 'Missing' })).getByText('t1/lost.mp3')).toBeTruthy();
});

test('a report that is gone says so', async () => {
  server.answer({ [`GET /api/tours/${tour.id}/exports/e1`]: () => problem(404, 'export_not_found') });
  showApp(`/dashboard?show=report&tour=${tour.id}&export=e1`);
  expect((await screen.findByRole('alert')).textContent).toContain('This report is gone');
});

test('an import lists its places too, also when its tour was deleted since', async () => {
  const came = {
    id: 'i1',
    state: 'done',
    name: 'house.zip',
    address: null,
    progress: 1,
    fileCount: 1,
    sizeBytes: 1,
    createdAt: '2026-11-01T10:00:00.000Z',
    expiresAt: '2026-11-08T10:00:00.000Z',
    found: null,
    tourId: 'deleted',
    fault: null,
    report: {
      name: 'House',
      scenes: 1,
      stored: 1,
      tourVersion: 1,
      isChecked: false,
      comparison: {
        counts: [
          { part: 'scenes', there: 1, here: 1 },
          { part: 'links', there: 2, here: 1 },
        ],
        differences: [{ scene: 'Attic', part: 'links', there: 2, here: 1 }],
        directions: { compared: 12, largestDegrees: 0.0004 },
        files: { there: 1, here: 1 },
      },
      lacking: [],
      report: [
        { outcome: 'mapped', code: 'scene', place: 'scenes.a', params: { name: 'Attic' } },
        {
          ...{ outcome: 'dropped', code: 'script', place: 'scenes.a.hotSpots[0]', params: {} },
          ...{ file: 'config/tour.json', line: 14 },
        },
      ],
    },
  } as TourImport;
  server.answer({
    [`GET /api/users/${ann.id}/imports/i1`]: came,
    'GET /api/tours/deleted': () => problem(404, 'tour_not_found'),
  });
  showApp('/dashboard?show=report&import=i1');
  const dropped = within(await screen.findByRole('region', { name: 'Dropped' }));
  expect(dropped.getByText('Attic')).toBeTruthy();
  expect(dropped.getByText('scenes.a.hotSpots[0]')).toBeTruthy();
  expect(dropped.getByText('config/tour.json:14')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Show in editor/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo import' })).toBeNull();
  const links = screen.getByRole('row', { name: /^Links to a scene/ });
  expect(
    within(links)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2', '1']);
  const differences = screen.getByRole('list', { name: 'Where they differ' });
  expect(differences.textContent).toBe('Attic Links to a scene: 2 in the original, 1 in the tour');
  expect(screen.getByText(/^12 directions were compared/).textContent).toContain('differ by 0.000°');
});

test('the way back from a report of an import leads the keyboard along', async () => {
  server.answer({
    [`GET /api/users/${ann.id}/imports/i1`]: () => problem(404, 'import_not_found'),
    [`GET /api/users/${ann.id}/imports`]: { items: [], fetchesAddresses: false },
  });
  showApp('/dashboard?show=report&import=i1');
  await userEvent.click(await screen.findByRole('link', { name: 'Import a tour' }));
  await screen.findByRole('heading', { name: 'Import a tour' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('what came in nearly is marked as looked at, and the import is undone while its tour is as it came', {
  tags: 'long',
}, async () => {
  let report = {
    ...{ name: 'House', scenes: 1, stored: 1, lacking: [], tourVersion: tour.version, isChecked: false },
    report: [
      { outcome: 'approximated', code: 'markup', place: 'scenes.a.hotSpots[0]', params: {} },
      { outcome: 'approximated', code: 'kept_field', place: 'scenes.a', params: { field: 'odd' } },
    ],
  };
  const undone: string[] = [];
  server.answer({
    [`GET /api/users/${ann.id}/imports/i1`]: () => ({
      ...{ id: 'i1', state: 'done', name: 'house.zip', address: null, progress: 1, fileCount: 1 },
      ...{ sizeBytes: 3_000_000, createdAt: gone.createdAt, expiresAt: gone.expiresAt },
      found: { tool: 'pannellum' },
      ...{ tourId: tour.id, report, fault: null },
    }),
    [`PATCH /api/users/${ann.id}/imports/i1`]: ({ body }: { body: { isChecked: boolean } }) => {
      report = { ...report, ...body };
      return { id: 'i1', report };
    },
    [`POST /api/users/${ann.id}/imports/i1/undo`]: () => {
      undone.push('i1');
      return { id: 'i1' };
    },
    [`GET /api/users/${ann.id}/imports`]: { items: [], fetchesAddresses: false },
  });
  showApp('/dashboard?show=report&import=i1');
  const nearly = within(await screen.findByRole('region', { name: 'Approximated' }));
  expect(screen.getByText(/^house\.zip from Pannellum, .*1 scene, 1 file, 3 MB\.$/)).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Kept' })).getByText(/“odd” has no counterpart/),
  ).toBeTruthy();
  screen.getByText('As Pannellum the tour takes the kept field along.');
  await userEvent.click(nearly.getByRole('button', { name: 'Mark all as checked' }));
  expect(await nearly.findByText('All checked')).toBeTruthy();
  await userEvent.click(nearly.getByRole('button', { name: 'Look at them again' }));
  await nearly.findByRole('button', { name: 'Mark all as checked' });

  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
  await screen.findByRole('heading', { name: 'Import a tour' });
  expect(undone).toEqual(['i1']);
});

test('a photo that did not come is added from its line of the report, in its scene', async () => {
  const hall = tour.scenes[0]!;
  const came = {
    ...{ id: 'i2', fileName: 'house.zip', state: 'done', progress: 1, createdAt: '2026-11-01T10:00:00.000Z' },
    ...{ expiresAt: '2026-11-08T10:00:00.000Z', found: null, tourId: tour.id, fault: null },
    report: {
      ...{ name: 'House', scenes: 1, stored: 0, tourVersion: 1, isChecked: false },
      lacking: [{ place: 'scenes.a', address: 'panos/cellar.jpg', reason: null }],
      report: [{ outcome: 'mapped', code: 'scene', place: 'scenes.a', params: { name: hall.name } }],
    },
  } as unknown as TourImport;
  server.answer({ [`GET /api/users/${ann.id}/imports/i2`]: came });
  showApp('/dashboard?show=report&import=i2');
  const missing = within(await screen.findByRole('region', { name: 'Missing' }));
  const link = await missing.findByRole('link', { name: /^Add the photo/ });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get('scene')).toBe(String(hall.id));
});
