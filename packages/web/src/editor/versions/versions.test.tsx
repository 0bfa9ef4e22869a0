/** The screen of versions in the editor: what it says, and the way back as one step that can be undone. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restoreEdit } from '@tourwright/tour/changes';
import type { Tour } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './versions-page.tsx';

let editor: PretendEditor;
let count = 0;
const newId = () => `of-the-server-${count++}`;
const at = '2026-11-20T14:15:00.000Z';
const former = (tour: Tour): Tour => ({
  ...tour,
  name: 'Maple House',
  scenes: tour.scenes.map((scene, index) => (index === 0 ? { ...scene, name: 'Old hall' } : scene)),
});

beforeEach(() => {
  const tour = sampleTour();
  editor = pretendEditor(tour, []);
  const version = { version: 3, kind: 'named', name: 'Staged by Lea', at, by: 'Ines Novak' };
  const moved = { thing: 'hotspot', sort: 'moved', count: 3, kind: null, sceneName: 'Kitchen', name: '' };
  editor.server.answer({
    'GET /api/tours/:id/versions': {
      items: [{ ...version, isLive: false, scenes: 2, changes: [moved] }],
      keep: { hourlyDays: 7, dailyDays: 90, published: 20 },
    },
    'GET /api/tours/:id/versions/:version': { tour: former(tour), images: {} },
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
  await page.findByText('Ines Novak: 3 hotspots moved in Kitchen');
  page.getByText(/^Kept hourly for 7 days, then daily for 90/);
  await user.click(await page.findByRole('button', { name: 'All 2' }));
  page.getByText('Old hall renamed to Hall');
  page.getByText('Name of the tour changed');
  await user.click(page.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(editor.edits.tour.name).toBe('Maple House'));
  expect(editor.edits.tour.scenes[0]?.name).toBe('Old hall');
  await user.click(await screen.findByRole('button', { name: /^Undo: Restore Staged by Lea/ }));
  await waitFor(() => expect(editor.edits.tour.scenes[0]?.name).toBe('Hall'));
});
