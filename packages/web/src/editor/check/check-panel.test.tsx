import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tour } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './check-panel.tsx';

let editor: PretendEditor;
const tour = (): Tour => editor.edits.tour;

beforeEach(() => {
  const [hall, kitchen] = sampleTour().scenes;
  const scenes = [
    hall,
    kitchen,
    sampleScene(3, 'living_room.jpg'),
    sampleScene(4, 'Attic'),
  ] as Tour['scenes'];
  editor = pretendEditor(
    sampleTour({ scenes }),
    scenes.map(({ slug }) => slug),
  );
});
afterEach(() => editor.close());

async function openPanel() {
  const user = userEvent.setup();
  await editor.open();
  await user.click(await screen.findByRole('button', { name: /^Check.*4 problems/ }));
  const panel = await screen.findByRole('region', { name: 'Tour Check' });
  return { user, panel: within(panel) };
}

test('the bar counts the problems; a fix is one step, its line says so and takes it back', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole('button', { name: 'Add link: Kitchen has no exits' }));
  expect(await panel.findByText('Fixed')).toBeTruthy();
  await waitFor(() => expect(tour().scenes[1]?.hotspots).toMatchObject([{ kind: 'link', targetSceneId: 1 }]));
  await user.click(panel.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(tour().scenes[1]?.hotspots).toEqual([]));
  expect(await panel.findByRole('button', { name: 'Add link: Kitchen has no exits' })).toBeTruthy();
});

test('all fixes together are one step; what is ignored is not fixed, stays counted and comes back', {
  tags: 'long',
}, async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByText('living_room.jpg is named like a file'));
  await user.click(screen.getByRole('button', { name: 'Ignore' }));
  await waitFor(() => expect(tour().ignoredProblems).toEqual([{ id: 'scene-named-like-a-file/3' }]));
  await user.click(await panel.findByRole('button', { name: 'Fix all 1' }));
  await waitFor(() => expect(tour().scenes[1]?.hotspots).toHaveLength(1));
  expect(tour().scenes[2]?.name).toBe('living_room.jpg');
  await user.click(panel.getByRole('button', { name: '1 ignored' }));
  await user.click(panel.getByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(tour().ignoredProblems).toBeUndefined());
  expect(await panel.findByRole('button', { name: /^Rename: living_room.jpg/ })).toBeTruthy();
});

test('what no fix can do leads to the field in question', async () => {
  const mark = { position: [0, 0, -1], scale: 1, rotation: 0 };
  const hotspots = [
    { ...mark, id: 'a', kind: 'image', text: 'Stove', pictures: [{ id: 'p', slug: 'tour-1/stove.jpg' }] },
    { ...mark, id: 'b', kind: 'info', text: 'Sink', position: [1, 0, 0] },
  ];
  const [hall] = sampleTour().scenes;
  const scenes = [hall, sampleScene(2, 'Kitchen', { hotspots: hotspots as never })] as Tour['scenes'];
  editor.edits = new FakeServer(sampleTour({ scenes, description: '' }));
  await editor.open();
  const user = userEvent.setup();
  const leadsTo = async (button: RegExp, label: string) => {
    if (!screen.queryByRole('region', { name: 'Tour Check' }))
      await user.click(await screen.findByRole('button', { name: /^Check/ }));
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
  };
  await leadsTo(/^Write: A picture without alt text/, 'Alt text');
  await leadsTo(/^Add: A hotspot has nothing to show/, 'Text');
  await leadsTo(/^Write: The tour has no description/, 'Description');
});

test('on a tablet, where it is over the picture, one button closes it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 1279px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await openPanel();
  const around = within(screen.getByRole('complementary', { name: 'Properties' }));
  const closing = around.getAllByRole('button', { name: /^Close/ }).map(({ ariaLabel }) => ariaLabel);
  expect(closing).toEqual(['Close Tour Check']);
});

test('on a phone it is a sheet of its own name, which one button closes', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width: 767px') || query === '(max-width: 1279px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await editor.open();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'tour check{Enter}');
  const sheet = within(await screen.findByRole('dialog', { name: 'Tour Check' }));
  expect(await sheet.findByText(/^4 problems/)).toBeTruthy();
  expect(sheet.getAllByRole('heading', { name: 'Tour Check' })).toHaveLength(1);
  expect(sheet.getAllByRole('button', { name: /^Close/ })).toHaveLength(1);
});

test('the palette fixes all that has a fix', async () => {
  const { user } = await openPanel();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByPlaceholderText('What do you want to do?'), 'fix all');
  await user.click(screen.getByRole('option', { name: 'Fix all problems that have a fix' }));
  await waitFor(() => expect(tour().scenes[1]?.hotspots).toHaveLength(1));
  expect(await screen.findByText('2 problems were fixed')).toBeTruthy();
});

test('N walks the list, and Escape closes it', async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByText('Kitchen has no exits'));
  const place = () => screen.getByRole('navigation', { name: 'Problems' }).textContent;
  const first = place();
  await user.keyboard('n');
  expect(place()).not.toBe(first);
  await user.keyboard('{Shift>}n{/Shift}');
  expect(place()).toBe(first);
  panel.getByRole('button', { name: 'Add link: Kitchen has no exits' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Tour Check' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Check.*4 problems/ }));
});

test('the rail ends it for a section that is where the panorama would be, and no other', async () => {
  const { user } = await openPanel();
  await user.click(screen.getByRole('button', { name: 'Files' }));
  expect(screen.getByRole('region', { name: 'Tour Check' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Links' }));
  expect(screen.queryByRole('region', { name: 'Tour Check' })).toBeNull();
});
