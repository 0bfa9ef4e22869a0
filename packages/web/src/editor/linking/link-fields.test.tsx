/** A link's fields on the screen. jsdom has no WebGL: insets are tested in a browser. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for them.
import './link-fields.tsx';
import './new-link.tsx';
import './picker/picker-layer.tsx';

let editor: PretendEditor;
const user = userEvent.setup();
type Link = Hotspot & { targetSceneId?: number; arrival?: unknown; hoverPreview?: boolean };
const linksOf = (index: number) => (editor.edits.tour.scenes[index]?.hotspots ?? []) as Link[];

beforeEach(async () => {
  const [hall, kitchen] = sampleTour().scenes;
  const scenes = [hall, kitchen, sampleScene(3, 'Attic')].flatMap((scene) => scene ?? []);
  const link = { ...scenes[0]?.hotspots[0], arrival: { yaw: 20, pitch: 0 } } as Hotspot;
  const tour = sampleTour({ scenes: scenes.with(0, { ...scenes[0]!, hotspots: [link] }) });
  editor = pretendEditor(
    tour,
    scenes.map(({ slug }) => slug),
  );
  await editor.open();
  await user.click(screen.getByRole('button', { name: 'Hotspots' }));
  const list = await screen.findByRole('complementary', { name: 'Hotspots' });
  await user.click(within(list).getByRole('button', { name: /^Kitchen/ }));
  await screen.findByText('View on arrival');
});
afterEach(() => editor.close());

test('a link that nobody comes back by gets its way back, in its look and as one step', async () => {
  expect(screen.getByText('Kitchen has no link back to here.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add the way back' }));
  await waitFor(() => expect(linksOf(1)).toMatchObject([{ kind: 'link', targetSceneId: 1, text: 'Hall' }]));
  expect(linksOf(1)[0]?.arrival).toBeUndefined();
  expect(await screen.findByRole('button', { name: 'Undo: Add the way back to Hall' })).toBeTruthy();
  // It was placed behind the view on arrival, and nobody has looked at it yet.
  expect(screen.getByText('Placed behind the arriving visitor.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Looks right' }));
  expect(screen.queryByText('Check its place')).toBeNull();
});

test('the view on arrival and the preview on hover are chosen', async () => {
  await user.click(screen.getByRole('button', { name: 'Start view' }));
  await waitFor(() => expect(linksOf(0)[0]?.arrival).toEqual({ yaw: 0, pitch: 0, hfov: 90 }));
  await user.click(screen.getByRole('button', { name: 'Walking direction' }));
  await waitFor(() => expect(linksOf(0)[0]?.arrival).toBeUndefined());
  await user.click(screen.getByRole('checkbox', { name: 'Show where it goes on hover' }));
  await waitFor(() => expect(linksOf(0)[0]?.hoverPreview).toBe(false));
});

test('a link is led elsewhere: searched, chosen by keys, its view on arrival forgotten', {
  tags: 'long',
}, async () => {
  await user.click(screen.getByRole('button', { name: 'Change' }));
  const picker = within(await screen.findByRole('dialog', { name: 'Where does it go?' }));
  expect(screen.getByRole('heading', { name: 'Change where it goes' })).toBeTruthy();
  // Where it goes now is highlighted.
  const kitchen = picker.getByRole('option', { name: /Kitchen/ });
  expect(kitchen.getAttribute('aria-selected')).toBe('true');
  await user.click(picker.getByRole('button', { name: 'Search' }));
  await user.keyboard('att{Enter}');
  await waitFor(() => expect(linksOf(0)[0]).toMatchObject({ targetSceneId: 3, text: 'Attic' }));
  expect(linksOf(0)[0]?.arrival).toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo: Lead the link to Attic' })).toBeTruthy();
});
