/** What takes the place of what is in the inspector, on the whole screen with a fake server. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { quadAround } from '../surfaces/corners/quad.ts';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import '../surfaces/surface-inspector.tsx';

let editor: PretendEditor;
afterEach(() => editor.close());

/** By its row: the picture may show a button of that name too. */
async function selectInList(user: ReturnType<typeof userEvent.setup>, name: RegExp) {
  await user.click(screen.getByRole('button', { name: 'Hotspots' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Hotspots' }));
  fireEvent.click(panel.getByRole('button', { name }));
}

test('what is selected from within the inspector keeps the keyboard there', async () => {
  const slug = 'tour-1/pictures/oak.jpg';
  const surface = { id: 'v1', slug, kind: 'picture', name: 'Oak', corners: quadAround([0, 0, -1]) };
  const scenes = [sampleScene(1, 'Hall', { videos: [surface as never] }), sampleScene(2, 'Kitchen')];
  editor = pretendEditor(sampleTour({ scenes }), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg', slug]);
  await editor.open();
  const user = userEvent.setup();
  (await screen.findByRole('button', { name: 'Oak' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Corners' });
  const inspector = screen.getByRole('complementary', { name: 'Properties' });
  await waitFor(() => expect(document.activeElement).toBe(inspector));
  await user.tab();
  expect(inspector.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(inspector);
});

test('Enter on the picture goes to the fields of what is selected, and Escape back to the picture', async () => {
  const hotspot = { id: 'a', kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0, text: 'Sofa' };
  const scenes = [sampleScene(1, 'Hall', { hotspots: [hotspot as never] }), sampleScene(2, 'Kitchen')];
  editor = pretendEditor(sampleTour({ scenes }), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg']);
  await editor.open();
  const user = userEvent.setup();
  const picture = document.querySelector('[data-editor-canvas]') as HTMLElement;
  fireEvent.keyDown(picture, { key: 'Enter' });
  expect(screen.queryByRole('textbox', { name: 'Label' })).toBeNull();
  await selectInList(user, /^Sofa/);
  const label = await screen.findByRole('textbox', { name: 'Label' });
  fireEvent.keyDown(picture, { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(label));
  await user.keyboard('{Escape}');
  expect(picture.contains(document.activeElement)).toBe(true);
});

test('on a phone the preview of a hotspot takes the place of its fields, which would cover it', async () => {
  const hotspot = { id: 'a', kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0, text: 'Sofa' };
  const scenes = [sampleScene(1, 'Hall', { hotspots: [hotspot as never] }), sampleScene(2, 'Kitchen')];
  editor = pretendEditor(sampleTour({ scenes }), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg']);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await editor.open();
  const user = userEvent.setup();
  await selectInList(user, /^Sofa/);
  await user.click(screen.getByRole('button', { name: 'Properties' }));
  const fields = await screen.findByRole('dialog', { name: 'Properties' });
  await user.click(within(fields).getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Properties' })).toBeNull());
  expect(await screen.findByRole('heading', { name: 'Sofa' })).toBeTruthy();
});
