/** Returning to the same place in the editor, and leaving it safely. */
import { readFile } from 'node:fs/promises';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchAll } from '../testing/prefetch-all.ts';
import { noAnswer } from '../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';
import { actionOf } from './actions/all-actions.ts';
import { t } from './editor-text.ts';
import { helpTopics } from './help/help-topics.ts';
import { panelList } from './panels/panel-list.ts';
import kitchen from './samples/kitchen.webp?url';
import livingRoom from './samples/living-room.webp?url';
import { rememberPlace } from './session/remembered-place.ts';
import { FakeServer } from './testing/fake-server.ts';
import { type PretendEditor, pretendEditor, storedImage } from './testing/pretend-editor.ts';
import { sampleTour } from './testing/sample-tour.ts';

let editor: PretendEditor;
const aPhoto = (slug: string) => ({ thumbnail: `/media/${slug}.thumbnail.jpg`, width: 4096, height: 2048 });

beforeEach(() => {
  editor = pretendEditor(sampleTour(), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg'], aPhoto);
});
afterEach(() => editor.close());

/** Whether the browser would ask before it leaves. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('leaving is asked about only while something is unsent', async () => {
  const user = userEvent.setup();
  await editor.open();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(asksBeforeLeaving()).toBe(false);
  editor.server.answer({ 'POST /api/tours/:id/edits': noAnswer });
  await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Start here' }));
  await screen.findByText('Offline, 1 change kept here');
  expect(asksBeforeLeaving()).toBe(true);
  editor.server.answer({
    'POST /api/tours/:id/edits': ({ body }: { body: unknown }) => {
      const { base, edits } = body as { base: number; edits: Parameters<FakeServer['sendEdits']>[1] };
      return editor.edits.sendEdits(base, edits);
    },
  });
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Saved');
  expect(asksBeforeLeaving()).toBe(false);
});

test('a reload returns to the scene that was open', async () => {
  await editor.open();
  rememberPlace('tour-1', { sceneId: 2, view: { yaw: 30, pitch: 0, hfov: 80 } });
  await closeApp();
  rememberUser(ann.id);
  showApp('/editor?tourId=tour-1');
  const kitchen = await screen.findByRole('button', { name: 'Open Kitchen' });
  expect(kitchen.getAttribute('aria-current')).toBe('true');
});

test('the way back from the preview returns to the hotspot that was selected', async () => {
  const user = userEvent.setup();
  const shown = await editor.open();
  await user.click(screen.getByRole('button', { name: 'Hotspots' }));
  const link = () => screen.findByRole('button', { name: /^Kitchen ?Link/ });
  await user.click(await link());
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(shown.visited.at(-1)).toMatch(/^\/preview\//));
  await closeApp();
  rememberUser(ann.id);
  showApp('/editor?tourId=tour-1');
  expect((await link()).getAttribute('aria-current')).toBe('true');
  // One that was let go stays so.
  document.querySelector<HTMLElement>('[data-editor-canvas] canvas[tabindex]')?.focus();
  await user.keyboard('{Escape}');
  await waitFor(async () => expect((await link()).getAttribute('aria-current')).toBe('false'));
  await closeApp();
  rememberUser(ann.id);
  showApp('/editor?tourId=tour-1');
  expect((await link()).getAttribute('aria-current')).toBe('false');
});

test('the way back from the preview returns to the surface that was selected', async () => {
  const corners = [
    [-0.2, 0.2, -1],
    [0.2, 0.2, -1],
    [0.2, -0.2, -1],
    [-0.2, -0.2, -1],
  ] as const;
  const [hall, ...others] = sampleTour().scenes;
  const tour = sampleTour({
    scenes: [{ ...hall!, videos: [{ id: 'v', slug: '', name: 'Screen', corners }] }, ...others] as never,
  });
  editor.edits = new FakeServer(tour);
  await editor.open();
  await userEvent.click(await screen.findByRole('button', { name: 'Screen' }));
  await closeApp();
  rememberUser(ann.id);
  showApp('/editor?tourId=tour-1');
  expect(await screen.findByRole('heading', { name: 'Corners' })).toBeTruthy();
});

test('one click on the sample photos makes a tour of two scenes', async () => {
  const user = userEvent.setup();
  editor.edits = new FakeServer(sampleTour({ scenes: [] }));
  const sample = (url: string) => async () => {
    const bytes = await readFile(`packages/web/src/editor/samples/${url.split('/').at(-1)}`);
    return new Response(new Uint8Array(bytes));
  };
  editor.server.answer({ [`GET ${kitchen}`]: sample(kitchen), [`GET ${livingRoom}`]: sample(livingRoom) });
  showApp('/editor?tourId=tour-1');
  expect((await screen.findByRole('link', { name: 'See finished tours' })).getAttribute('href')).toBe(
    '/explore',
  );
  await user.click(screen.getByRole('button', { name: 'Use sample photos' }));
  expect(await screen.findByRole('button', { name: /^Open Living room/ })).toBeTruthy();
  // The button is gone; the keyboard goes on from the canvas, not from the top of the page.
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('button', { name: /^Open Kitchen/ })).toBeTruthy();
});

test('the preview opens the player at the open scene, by its key', async () => {
  const user = userEvent.setup();
  const shown = await editor.open();
  await user.click(screen.getByRole('button', { name: 'Open Kitchen' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(shown.visited.at(-1)).toMatch(/^\/preview\/maple-lane\?tourId=tour-1&scene=2/));
});

test('on a phone, whose bar has no room for them, preview and sharing are in the menu of publishing', async () => {
  const user = userEvent.setup();
  const phone = (query: string) => ({
    matches: query === '(max-width: 767px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', phone);
  const shown = await editor.open();
  await user.click(screen.getByRole('button', { name: 'More ways to publish' }));
  expect(await screen.findByRole('menuitem', { name: 'Share' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Preview' }));
  await waitFor(() => expect(shown.visited.at(-1)).toMatch(/^\/preview\/maple-lane\?tourId=tour-1/));
});

test('what visitors could not open at all blocks publishing, with the reason beside the button', async () => {
  const user = userEvent.setup();
  const images = {
    'tour-1/hall.jpg': storedImage('tour-1/hall.jpg', {
      state: 'failed',
      reason: { code: 'damaged', params: {} },
    }),
    'tour-1/kitchen.jpg': storedImage('tour-1/kitchen.jpg', aPhoto('tour-1/kitchen.jpg')),
  };
  editor.server.answer({ 'GET /api/tours/:id/media': { images } });
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole<HTMLButtonElement>('button', { name: 'Publish now' })).disabled).toBe(true);
  expect((await dialog.findAllByText(/Hall/)).length).toBeGreaterThan(0);
  expect(dialog.queryByText(/Everything is in order/)).toBeNull();
  // Hall alone is said to be in the way; the rest is only worth fixing.
  expect(dialog.getAllByText('Publishing waits for this.')).toHaveLength(1);
  expect(dialog.getByText('Fix what publishing waits for, then publish.')).toBeTruthy();
});

test('a live tour that is changed says so, and that what visitors see is older', async () => {
  const user = userEvent.setup();
  editor.edits = new FakeServer(
    sampleTour({ activity: 'published', published_version: 1, published_at: '2026-11-21T00:00:00.000Z' }),
  );
  await editor.open();
  expect(await screen.findByText('Live')).toBeTruthy();
  screen.getByRole('button', { name: 'Open Kitchen' }).focus();
  await user.keyboard('{F2}Cucina{Enter}');
  expect(await screen.findByText('Live with changes')).toBeTruthy();
});

test('in a new tour every panel has a line that says what it is for', { tags: 'long' }, async () => {
  const user = userEvent.setup();
  editor.edits = new FakeServer(sampleTour({ scenes: [] }));
  editor.server.answer({ 'GET /api/tours/:id/media': { images: {} } });
  await prefetchAll();
  showApp('/editor?tourId=tour-1');
  const rail = within(await screen.findByRole('navigation', { name: 'Editor sections' }));
  const lines = new Map<string, RegExp>([
    ['scenes', /^Each photo becomes a scene here/],
    ['hotspots', /^There are no hotspots yet\. Choose a kind/],
    ['plans', /^Floor plans on which visitors see/],
    ['map', /^No scene leads to another yet/],
    ['details', /^What visitors and search engines read/],
    ['visit', /^How a visit begins/],
    ['products', /^Things to buy/],
    ['brand', /^Your logo, colours and words/],
    ['files', /^No files yet\. Upload/],
  ]);
  // A tour without scenes has nothing to lead through.
  for (const [name, { label }] of panelList.filter(([each]) => each !== 'guide')) {
    await user.click(rail.getByRole('button', { name: t(label) }));
    expect(await screen.findAllByText(lines.get(name) ?? 'no line is known'), name).not.toEqual([]);
  }
  await closeApp();
  rememberUser(ann.id);
  editor.edits = new FakeServer(sampleTour());
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Guide' }));
  expect(await screen.findByText(/^Visitors who press play are led through every scene/)).toBeTruthy();
});

test('every panel of the rail is opened from the palette, too', { tags: 'long' }, async () => {
  const user = userEvent.setup();
  await editor.open();
  const rail = within(screen.getByRole('navigation', { name: 'Editor sections' }));
  const [[last, { label }] = panelList[0]!] = panelList.slice(-1);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByPlaceholderText('What do you want to do?');
  const rowOf = (name: string) =>
    screen.queryAllByText(t(actionOf(`${name}-panel`).label), { selector: '[role=option] *' })[0];
  expect(panelList.map(([name]) => name).filter((name) => !rowOf(name))).toEqual([]);
  await user.click(rowOf(last)!);
  await waitFor(() =>
    expect(rail.getByRole('button', { name: t(label) }).getAttribute('aria-current')).toBe('true'),
  );
  // The keyboard goes along.
  const panel = await screen.findByRole('complementary', { name: t(label) });
  await waitFor(() => expect(document.activeElement).toBe(panel));
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByPlaceholderText('What do you want to do?');
  await user.click(rowOf('guide')!);
  const guide = await screen.findByRole('region', { name: 'Guided tour' });
  await waitFor(() => expect(document.activeElement).toBe(guide));
});

test('every panel of the rail has a page of help, which the palette finds', { tags: 'long' }, async () => {
  const user = userEvent.setup();
  await editor.open();
  for (const [name, { label }] of panelList) {
    await user.click(
      within(screen.getByRole('navigation', { name: 'Editor sections' })).getByRole('button', {
        name: t(label),
      }),
    );
    const topic = t(helpTopics[name]);
    expect((await screen.findAllByRole('button', { name: `Help: ${topic}` })).length).toBeGreaterThan(0);
  }
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByPlaceholderText('What do you want to do?'), 'help');
  expect(screen.getAllByRole('option', { name: /^Help/ }).length).toBeGreaterThanOrEqual(panelList.length);
});
