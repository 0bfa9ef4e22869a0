/** The screen of versions in the editor: what it says, and the way back as one step that can be undone. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restoreEdit } from '@tourwright/tour/changes';
import type { Tour } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import { momentText } from './shown-state.ts';
// Compiled before a test waits for it.
import './versions-page.tsx';

let editor: PretendEditor;
let count = 0;
const newId = () => `of-the-server-${count++}`;
const at = '2026-11-20T14:15:00.000Z';
const minutesBefore = (count: number) => new Date(Date.parse(at) - count * 60_000).toISOString();
const renamed = { thing: 'scene', sort: 'renamed', sceneId: 1, id: '1' };
const former = (tour: Tour): Tour => ({
  ...tour,
  name: 'Maple House',
  scenes: tour.scenes.map((scene, index) => (index === 0 ? { ...scene, name: 'Old hall' } : scene)),
});

beforeEach(() => {
  const tour = sampleTour({ version: 4 });
  editor = pretendEditor(tour, []);
  const version = { version: 3, kind: 'named', name: 'Staged by Lea', at, by: 'Ines Novak' };
  const moved = { thing: 'hotspot', sort: 'moved', count: 3, kind: null, sceneName: 'Kitchen', name: '' };
  const price = { thing: 'tour', sort: 'changed', count: 1, kind: null, sceneName: null, name: 'factPrice' };
  const changes = [
    { ...moved, by: 'Ines Novak', at },
    { ...price, by: 'Karim Bello', at: minutesBefore(30) },
  ];
  editor.server.answer({
    'GET /api/tours/:id/versions': {
      items: [{ ...version, isLive: false, scenes: 2, changes }],
      keep: { hourlyDays: 7, dailyDays: 90, published: 20 },
    },
    'GET /api/tours/:id/versions/:version': { tour: former(tour), images: {} },
    'GET /api/tours/:id/versions/:version/changes': {
      items: [
        { ...renamed, by: 'Karim Bello', at, atLatest: false },
        { thing: 'tour', sort: 'changed', sceneId: null, id: 'name', by: null, at, atLatest: true },
      ],
    },
    'POST /api/tours/:id/versions/:version/restore': () => ({
      edit: restoreEdit(editor.edits.tour, former(editor.edits.tour), { newId }),
    }),
  });
});
afterEach(() => editor.close());

test('says what a version brought and what changed since, and restores it as one step', async () => {
  const user = userEvent.setup();
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'More ways to publish' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  const page = within(await screen.findByRole('dialog'));
  await page.findByText(`Ines Novak, ${momentText(at)}: 3 hotspots moved in Kitchen`);
  page.getByText(`Karim Bello, ${momentText(minutesBefore(30))}: Price changed`);
  page.getByText(/^Kept hourly for 7 days, then daily for 90/);
  await user.click(await page.findByRole('button', { name: 'All 2' }));
  page.getByText('Old hall renamed to Hall');
  page.getByText('Name of the tour changed');
  // Who and when, of each.
  await page.findByRole('button', { name: `Old hall renamed to Hall Karim Bello, ${momentText(at)}` });
  page.getByRole('button', { name: `Name of the tour changed Before ${momentText(at)}` });
  await user.click(page.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(editor.edits.tour.name).toBe('Maple House'));
  expect(editor.edits.tour.scenes[0]?.name).toBe('Old hall');
  await user.click(await screen.findByRole('button', { name: /^Undo: Restore Staged by Lea/ }));
  await waitFor(() => expect(editor.edits.tour.scenes[0]?.name).toBe('Hall'));
});

test('says before publishing who changed what since the last time, and when', async () => {
  const user = userEvent.setup();
  const published = { activity: 'published', published_version: 3 } as const;
  editor.edits = new FakeServer(sampleTour({ version: 4, ...published }));
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Publish', exact: true }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('2 changes since you published');
  const [first, second] = within(dialog.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem');
  await waitFor(() =>
    expect(first?.textContent).toBe(`Old hall renamed to HallKarim Bello, ${momentText(at)}`),
  );
  expect(second?.textContent).toBe(`Name of the tour changedBefore ${momentText(at)}`);
});
