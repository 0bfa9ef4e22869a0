/** The screen of versions in the editor: its texts, and restoring as one undo step. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

interface Asked {
  path: string;
  query: URLSearchParams;
}

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
  await page.findByText(`Karim Bello, ${momentText(at)}`);
  const saidOf = (words: string) => page.getByText(words).closest('button')?.textContent;
  expect(saidOf('Old hall renamed to Hall')).toBe(`Old hall renamed to HallKarim Bello, ${momentText(at)}`);
  expect(saidOf('Name of the tour changed')).toBe(`Name of the tour changedBefore ${momentText(at)}`);
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
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('2 changes since you published');
  const [first, second] = within(dialog.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem');
  await waitFor(() =>
    expect(first?.textContent).toBe(`Old hall renamed to HallKarim Bello, ${momentText(at)}`),
  );
  expect(second?.textContent).toBe(`Name of the tour changedBefore ${momentText(at)}`);
});

test('what has the published content again is live, not changed: restored, or changed back by hand', async () => {
  const user = userEvent.setup();
  const published = { activity: 'published', published_version: 3 } as const;
  editor.edits = new FakeServer(sampleTour({ version: 4, ...published }));
  const page = await openVersions(user);
  screen.getByText('Live with changes');
  await user.click(await page.findByRole('button', { name: 'Restore this version' }));
  await screen.findByText('Live');
  expect(await screen.findByRole('button', { name: 'Publish' })).toHaveProperty('disabled', true);

  (await screen.findByRole('button', { name: 'Open Kitchen' })).focus();
  await user.keyboard('{F2}Cucina{Enter}');
  await screen.findByText('Live with changes');
  (await screen.findByRole('button', { name: 'Open Cucina' })).focus();
  await user.keyboard('{F2}Kitchen{Enter}');
  await waitFor(() => expect(editor.edits.tour.version).toBe(7));
  await screen.findByText('Live');
});

async function openVersions(user: ReturnType<typeof userEvent.setup>) {
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'More ways to publish' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  return within(await screen.findByRole('dialog'));
}

test('a version can be looked at alone before it is restored', async () => {
  const user = userEvent.setup();
  const page = await openVersions(user);
  expect(await page.findAllByRole('region', { name: /^(Old hall|Hall) in / })).toHaveLength(2);
  await user.click(page.getByRole('button', { name: 'Only this one' }));
  const [alone, ...others] = page.getAllByRole('region', { name: / in / });
  expect(alone?.getAttribute('aria-label')).toBe('Old hall in Staged by Lea');
  expect(others).toEqual([]);
  page.getByRole('button', { name: 'Restore this version' });
});

test('a divider between two pictures goes with the hand and with the keys', async () => {
  const user = userEvent.setup();
  const page = await openVersions(user);
  await user.click(await page.findByRole('button', { name: 'Slider' }));
  expect(page.getAllByRole('region', { name: /^(Old hall|Hall) in / })).toHaveLength(2);
  const divider = page.getByRole<HTMLInputElement>('slider', {
    name: 'Divider between Staged by Lea and Now',
  });
  expect(divider.getAttribute('aria-valuetext')).toBe('50% Staged by Lea');
  const line = divider.parentElement as HTMLElement;
  const panes = line.parentElement as HTMLElement;
  panes.getBoundingClientRect = () => new DOMRect(100, 0, 400, 300);
  line.setPointerCapture = () => undefined;
  line.hasPointerCapture = () => true;
  fireEvent.pointerDown(line, { button: 0, clientX: 300 });
  expect(document.activeElement).toBe(divider);
  fireEvent.pointerMove(line, { clientX: 400 });
  expect(divider.getAttribute('aria-valuetext')).toBe('75% Staged by Lea');
  expect(panes.style.getPropertyValue('--divider')).toBe('75%');
  fireEvent.pointerMove(line, { clientX: 900 });
  expect(divider.value).toBe('100');
  // The browser moves a range by the keys, so this is what they bring.
  fireEvent.change(divider, { target: { value: '12' } });
  expect(panes.style.getPropertyValue('--divider')).toBe('12%');
  // What is looked at is not below the divider, nor on the covered side.
  await user.click(page.getByRole('button', { name: 'All 2' }));
  divider.focus();
  await user.keyboard('n');
  expect(panes.style.getPropertyValue('--divider')).toBe('25%');
  await user.click(page.getByRole('button', { name: 'Side by side' }));
  expect(page.queryByRole('slider')).toBeNull();
});

test('the draft is compared too, with what came before it', async () => {
  const user = userEvent.setup();
  const page = await openVersions(user);
  await user.click(await page.findByRole('button', { name: /^Now/ }));
  await page.findByRole('heading', { name: 'From Staged by Lea to Now: 2 changes' });
  expect(page.queryByRole('button', { name: 'Restore this version' })).toBeNull();
  await user.click(page.getByRole('button', { name: 'Only this one' }));
  const [alone, ...others] = page.getAllByRole('region', { name: / in / });
  expect(alone?.getAttribute('aria-label')).toBe('Hall in Now');
  expect(others).toEqual([]);
});

test('of two versions the earlier one is the first, whichever was chosen, and the chosen one is restored', async () => {
  const asked: string[] = [];
  const common = { kind: 'named', at, by: 'Ines Novak', isLive: false, scenes: 2, changes: [] };
  editor.server.answer({
    'GET /api/tours/:id/versions': {
      items: [
        { ...common, version: 3, name: 'Before the viewing' },
        { ...common, version: 2, name: 'Staged by Lea' },
      ],
      keep: { hourlyDays: 1, dailyDays: 30, published: 5 },
    },
    'GET /api/tours/:id/versions/:version': ({ path }: { path: string }) => {
      const tour = sampleTour();
      return { tour: path.endsWith('/3') ? { ...tour, name: 'Maple Villa' } : former(tour), images: {} };
    },
    'GET /api/tours/:id/versions/:version/changes': ({ path, query }: Asked) => {
      asked.push(`${path}?${query}`);
      return { items: [] };
    },
  });
  const user = userEvent.setup();
  const page = await openVersions(user);
  // As this server's settings have it.
  await page.findByText(/^Kept hourly for 1 day, then daily for 30. Named versions and the newest 5 /);
  const other = await page.findByRole('combobox', { name: 'Compare with' });
  await user.selectOptions(other, `Staged by Lea, ${momentText(at)}`);
  await page.findByRole('heading', { name: 'From Staged by Lea to Before the viewing: 2 changes' });
  page.getByRole('heading', { name: 'Restore “Before the viewing”' });
  await waitFor(() => expect(asked.at(-1)).toBe('/api/tours/tour-1/versions/2/changes?to=3'));
});

test('publishing and unpublishing wait for a time on the clock of a zone', async () => {
  let plan = {};
  editor.server.answer({
    'PATCH /api/tours/:id/schedule': ({ body }: { body: unknown }) => {
      plan = body as object;
      return plan;
    },
  });
  const user = userEvent.setup();
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Plan publishing or unpublishing' }));
  fireEvent.change(dialog.getByLabelText('Publish on'), { target: { value: '2030-05-02T09:00' } });
  fireEvent.change(dialog.getByLabelText('Unpublish on'), { target: { value: '2030-06-01T18:30' } });
  await user.selectOptions(dialog.getByLabelText('Time zone'), 'America/New York');
  await user.click(dialog.getByRole('button', { name: 'Save the plan' }));
  await dialog.findByText('Published by itself on May 2, 2030, 9:00 AM (America/New_York)');
  dialog.getByText('Unpublished by itself on Jun 1, 2030, 6:30 PM (America/New_York)');
  expect(plan).toEqual({
    publishAt: '2030-05-02T09:00',
    unpublishAt: '2030-06-01T18:30',
    timeZone: 'America/New_York',
  });
});
