/** The whole screen with a fake server. jsdom has no WebGL: the picture itself is tested in a browser. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImageInfo } from '@tourwright/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAnswer, problem } from '../testing/pretend-server.ts';
import { showApp } from '../testing/show-app.tsx';
import { FakeServer } from './testing/fake-server.ts';
import type { PretendEditor } from './testing/pretend-editor.ts';
import { readyPhoto, sampleEditor } from './testing/sample-editor.ts';
import { sampleTour } from './testing/sample-tour.ts';

let editor: PretendEditor;
let edits: PretendEditor['edits'];
let server: PretendEditor['server'];

beforeEach(() => {
  editor = sampleEditor();
  ({ edits, server } = editor);
});
afterEach(() => editor.close());

const sceneNames = () => edits.tour.scenes.map(({ name }) => name);
const open = () => editor.open();

test('shows the scenes with their links, and that all is saved', async () => {
  await open();
  const list = screen.getByRole('list', { name: 'Scenes in their order' });
  const [hall, kitchen] = within(list).getAllByRole('listitem');
  expect(within(hall!).getByText('1 link out')).toBeTruthy();
  expect(within(kitchen!).getByText('No exits')).toBeTruthy();
  expect(await screen.findByText('Saved')).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('Maple Lane'));
});

test('a scene whose photo is cut again says so on its card, and when that failed', async () => {
  const light = { exposure: 0.5, contrast: 0, saturation: 0, warmth: 0 };
  edits.tour = {
    ...edits.tour,
    scenes: edits.tour.scenes.map((scene) => ({ ...scene, adjustment: { light } })),
  };
  const reason = { code: 'damaged', params: {} };
  const images = {
    'tour-1/hall.jpg': { ...readyPhoto('tour-1/hall.jpg'), adjusting: { progress: 0.4, reason: null } },
    'tour-1/kitchen.jpg': { ...readyPhoto('tour-1/kitchen.jpg'), adjusting: { progress: 0, reason } },
  };
  server.answer({ 'GET /api/tours/:id/media': { images } });
  await open();
  const [hall, kitchen] = within(screen.getByRole('list', { name: 'Scenes in their order' })).getAllByRole(
    'listitem',
  );
  expect(within(hall!).getByText('Applying… 40%')).toBeTruthy();
  expect(within(hall!).getByRole('progressbar', { name: 'Progress of Hall' })).toBeTruthy();
  expect(within(kitchen!).getByText('Change not made')).toBeTruthy();
});

test('a wide photo that does not say how wide it is is asked for its angle of view, which undo takes back', {
  tags: 'long',
}, async () => {
  const user = userEvent.setup();
  const slug = 'tour-1/hall.jpg';
  const band = { left: 0, top: 0.1387, width: 1, height: 0.7226 };
  const manifest = {
    version: 1,
    source: { width: 4096, height: 2048 },
    tileSize: 512,
    levels: [{ faceSize: 512 }],
    formats: ['jpg'],
    coverage: band,
  };
  const panorama = { baseUrl: '/media/a/b/', manifest, preview: '' };
  const images = { [slug]: { ...readyPhoto(slug), width: 4096, height: 1480, panorama } };
  server.answer({ 'GET /api/tours/:id/media': { images } });
  await open();
  const angle = await screen.findByRole('textbox', { name: 'Angle of view, degrees' });
  expect(screen.getByText(/does not say how wide it is/)).toBeTruthy();
  await user.clear(angle);
  await user.type(angle, '150{Enter}');
  await waitFor(() => expect(edits.tour.scenes[0]?.adjustment).toEqual({ across: 150 }));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(edits.tour.scenes[0]?.adjustment ?? null).toBeNull());
});

test('of photos that are to be prepared it shows which one is, and which ones wait', async () => {
  const images = {
    'tour-1/hall.jpg': { ...readyPhoto('tour-1/hall.jpg'), state: 'processing', progress: 0.2 },
    'tour-1/kitchen.jpg': { ...readyPhoto('tour-1/kitchen.jpg'), state: 'processing', progress: 0 },
  };
  server.answer({ 'GET /api/tours/:id/media': { images } });
  await open();
  const cards = within(screen.getByRole('list', { name: 'Scenes in their order' })).getAllByRole('listitem');
  expect(within(cards[0]!).getByText('Preparing, 20%')).toBeTruthy();
  expect(within(cards[1]!).getByText('Queued')).toBeTruthy();
});

test('a photo that is being prepared can be stopped: its scene goes, and the server drops it', async () => {
  const user = userEvent.setup();
  const slug = 'tour-1/kitchen.jpg';
  const kitchen: ImageInfo = { ...readyPhoto(slug), state: 'processing', progress: 0.2 };
  const images = { 'tour-1/hall.jpg': readyPhoto('tour-1/hall.jpg'), [slug]: kitchen };
  server.answer({ 'GET /api/tours/:id/media': { images }, 'DELETE /delete': { url: null } });
  await open();
  await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Stop and remove' }));
  await waitFor(() => expect(sceneNames()).toEqual(['Hall']));
  const removals = () => server.sent.filter(({ method }) => method === 'DELETE');
  await waitFor(() => expect(removals().map(({ query }) => query.get('slug'))).toEqual([slug]));
});

test('F2 renames in place, Escape restores, Enter keeps; the change is saved and undo names it', async () => {
  const user = userEvent.setup();
  await open();
  screen.getByRole('button', { name: 'Open Kitchen' }).focus();
  await user.keyboard('{F2}Cellar{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open Kitchen' }));
  await user.keyboard('{F2}Cucina{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open Cucina' }));
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Cucina']));
  await user.click(await screen.findByRole('button', { name: 'Undo: Rename Kitchen' }));
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Kitchen']));
  await user.click(screen.getByRole('button', { name: 'Redo: Rename Kitchen' }));
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Cucina']));
});

test('the menu of a scene leads into its name at once, and the focus stays there', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Rename/ }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.keyboard('Cucina{Enter}');
  await waitFor(() => expect(sceneNames()).toEqual(['Hall', 'Cucina']));
});

test('without network the changes are counted and kept, and sent when it is back', async () => {
  const user = userEvent.setup();
  await open();
  server.answer({ 'POST /api/tours/:id/edits': noAnswer });
  await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Start here' }));
  expect(await screen.findByText('Offline, 1 change kept here')).toBeTruthy();
  server.answer({
    'POST /api/tours/:id/edits': ({ body }: { body: unknown }) => {
      const { base, edits: sent } = body as { base: number; edits: Parameters<FakeServer['sendEdits']>[1] };
      return edits.sendEdits(base, sent);
    },
  });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(edits.tour.initialSceneId).toBe(2);
});

test('the palette finds an action by a few letters and does it', async () => {
  const user = userEvent.setup();
  await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByPlaceholderText('What do you want to do?'), 'check');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Kitchen has no exits')).toBeTruthy();
});

test('the palette finds an action by the words that others use for it', async () => {
  const user = userEvent.setup();
  await open();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByPlaceholderText('What do you want to do?');
  await user.type(field, 'shortcuts');
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Keys');
  await user.clear(field);
  await user.type(field, 'upload');
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('Add photos');
});

test('what is called just as it was typed is the first in the palette', async () => {
  const user = userEvent.setup();
  await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByPlaceholderText('What do you want to do?'), 'kit');
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Go to Kitchen');
});

test('the keyboard keeps its place: after the palette, and after the scene that it was in is deleted', async () => {
  const user = userEvent.setup();
  await open();
  const kitchen = screen.getByRole('button', { name: 'Open Kitchen' });
  kitchen.focus();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(kitchen));
  screen.getByRole('button', { name: 'More about Kitchen' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Delete' });
  await user.keyboard('{End}{Enter}');
  await waitFor(() => expect(kitchen.isConnected).toBe(false));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Open Hall/ })),
  );
});

test('publishing sends what is unsent first and says that the tour is live', async () => {
  const user = userEvent.setup();
  await open();
  server.answer({
    'POST /api/tours/:id/publish': () => ({
      ...edits.tour,
      version: edits.tour.version + 1,
      activity: 'published',
      published_version: edits.tour.version + 1,
      published_at: '2026-11-21T00:00:00.000Z',
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  // A warning is shown beside the button, and does not block it.
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Kitchen has no exits/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Your tour is live')).toBeTruthy();
  expect(await screen.findByText('Live')).toBeTruthy();
});

test('a tour without scenes asks for photos and says what it takes', async () => {
  editor.edits = new FakeServer(sampleTour({ scenes: [] }));
  showApp('/editor?tourId=tour-1');
  expect(await screen.findByRole('heading', { name: 'Drop your 360 photos here' })).toBeTruthy();
  expect(screen.getByText(/500 MB each/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use sample photos' })).toBeTruthy();
});

test('a picture is pasted wherever the focus is; words that are dropped are refused kindly', async () => {
  await open();
  const paste = (clipboardData: object, target: Element = document.body) =>
    fireEvent.paste(target, { clipboardData });
  const picture = new File([Uint8Array.from([0x47, 0x49])], 'image.png', { type: 'image/png' });
  // Text copied in an office program comes with a picture of it.
  const field = screen.getByRole('textbox', { name: 'Name' });
  paste({ files: [picture], types: ['text/plain', 'Files'] }, field);
  fireEvent.drop(screen.getByRole('main'), {
    dataTransfer: { types: ['text/uri-list', 'text/plain'], files: [], items: [] },
  });
  expect(await screen.findByText(/^That is no file, so it cannot become a scene/)).toBeTruthy();
  expect(screen.queryByText(/image.png is not a photo/)).toBeNull();
  paste({ files: [picture], types: ['Files'] });
  expect(await screen.findByText(/^image.png is not a photo that can be shown/)).toBeTruthy();
});

test('an unknown tour is logged in the specification’s words, and leads back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answer({ 'GET /api/tours/:id': problem(404, 'not_found') });
  showApp('/editor?tourId=gone');
  expect(await screen.findByRole('heading', { name: 'This tour is not here' })).toBeTruthy();
  expect(log).toHaveBeenCalledWith('No tour found with the given ID.');
  log.mockRestore();
});

test('a viewer of the tour is shown the way to look at it, and nothing that would change it', async () => {
  server.answer({ 'GET /api/tours/:id/media': { images: {}, isReadOnly: true } });
  showApp('/editor?tourId=tour-1');
  expect(
    await screen.findByRole('heading', { name: 'You may look at this tour, not change it' }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look at the tour' }).getAttribute('href')).toBe('/welcome/tour-1');
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('without a tour in the address the newest one opens', async () => {
  server.answer({ 'GET /api/tours': () => ({ items: [{ id: 'tour-1' }], next: null }) });
  const shown = showApp('/editor');
  await screen.findByRole('button', { name: 'Open Kitchen' });
  expect(shown.address()).toBe('/editor?tourId=tour-1');
});

test('a newcomer is asked for a name and gets a tour', async () => {
  const user = userEvent.setup();
  server.answer({
    'GET /api/tours': () => ({ items: [], next: null }),
    'POST /api/tours': ({ body }: { body: unknown }) => ({ ...edits.tour, ...(body as object) }),
  });
  const shown = showApp('/create-tour');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Oak Street');
  await user.click(screen.getByRole('button', { name: 'Create tour' }));
  await waitFor(() => expect(shown.address()).toBe('/editor?tourId=tour-1'));
  // The keyboard goes on in the tour, not at the top of the page.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main', { name: 'Canvas' })));
  expect(server.sent.find(({ method, path }) => method === 'POST' && path === '/api/tours')?.body).toEqual({
    name: 'Oak Street',
    tourtype: 'real-estate',
    description: 'Look around Oak Street at your own pace, on any screen.',
  });
});

test('a panel that was open is open again after a reload, and its help says what to do there', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByRole('button', { name: 'Details' }));
  cleanup();
  showApp('/editor?tourId=tour-1');
  const panel = await screen.findByRole('complementary', { name: 'Details' });
  await user.click(within(panel).getByRole('button', { name: 'Help: Details' }));
  const help = await screen.findByRole('dialog', { name: 'Help: Details' });
  expect(within(help).getByText(/read before visitors enter/)).toBeTruthy();
  await user.click(within(help).getByRole('button', { name: 'Brand' }));
  expect(await screen.findByRole('dialog', { name: 'Help: Brand' })).toBeTruthy();
});

test('the menu of a scene is the same by its button and by the other mouse button', async () => {
  const user = userEvent.setup();
  await open();
  const namesOf = () =>
    screen.findAllByRole('menuitem').then((items) => items.map((item) => item.textContent));
  await user.click(screen.getByRole('button', { name: 'More about Kitchen' }));
  const byButton = await namesOf();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  fireEvent.contextMenu(screen.getByRole('button', { name: 'Open Kitchen' }));
  expect(await namesOf()).toEqual(byButton);
});

test('while Space is held the pointer only looks around, with any tool active', async () => {
  await open();
  const isLooking = () => document.querySelector('[data-editor-canvas]')?.hasAttribute('data-looking');
  // Held keys repeat; the canvas may still be on its way at the first.
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(isLooking()).toBe(true);
  });
  fireEvent.keyUp(document.body, { key: ' ' });
  await waitFor(() => expect(isLooking()).toBe(false));
});
