/** The map of links, on the whole screen with a fake server. There is no worker here: boxes are in rows. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tour } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for them.
import './link-map.tsx';
import './links-panel.tsx';

let editor: PretendEditor;

const slugs = ['hall.jpg', 'kitchen.jpg', 'attic.jpg', 'floor-plans/g.png'].map((name) => `tour-1/${name}`);

function withTour(change: Partial<Tour> = {}): void {
  const { scenes } = sampleTour();
  const tour = sampleTour({ scenes: [...scenes, sampleScene(3, 'Attic')], ...change });
  editor = pretendEditor(tour, slugs, () => ({ width: 1000, height: 500 }));
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  withTour();
});
afterEach(() => editor.close());

const open = async () => {
  await editor.open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Links' }));
  await screen.findByRole('button', { name: 'Hall, start. 1 link, 1 of them one way' });
  return user;
};
const ways = () =>
  editor.edits.tour.scenes.flatMap(({ id, hotspots }) =>
    hotspots.map((each) => `${id} to ${each.targetSceneId}`),
  );

test('L on a scene links it to another, both ways, as one step that is taken back by its name', async () => {
  const user = await open();
  screen.getByRole('button', { name: /^Attic\./ }).focus();
  await user.keyboard('l');
  const picker = await screen.findByRole('dialog', { name: 'Link Attic to another scene' });
  await user.type(within(picker).getByRole('combobox'), 'kit{Enter}');
  await waitFor(() => expect(ways()).toEqual(['1 to 2', '2 to 3', '3 to 2']));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-box')).toBe('3'));
  await user.click(await screen.findByRole('button', { name: 'Undo: Link Attic to Kitchen' }));
  await waitFor(() => expect(ways()).toEqual(['1 to 2']));
});

test('a link without its way back is said in words, and gets it from the list', async () => {
  const user = await open();
  const panel = screen.getByRole('complementary', { name: 'Map of links' });
  await user.click(within(panel).getByRole('button', { name: 'One way' }));
  await user.click(within(panel).getByRole('button', { name: /Hall to Kitchen/ }));
  await user.click(within(panel).getByRole('button', { name: 'Add the way back' }));
  await waitFor(() => expect(ways()).toEqual(['1 to 2', '2 to 1']));
  expect(within(panel).getByText('Every link has its way back.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Undo: Add the way back to Hall' })).toBeTruthy();
});

test('all links between two scenes are deleted as one step, and a press opens a scene', {
  tags: 'long',
}, async () => {
  const user = await open();
  const panel = screen.getByRole('complementary', { name: 'Map of links' });
  await user.click(within(panel).getByRole('button', { name: /Hall to Kitchen/ }));
  await user.click(within(panel).getByRole('button', { name: 'Delete the links between Hall and Kitchen' }));
  await waitFor(() => expect(ways()).toEqual([]));
  await user.click(screen.getByRole('button', { name: /^Kitchen\./ }));
  const opened = await screen.findByRole('button', { name: 'Open Kitchen' });
  expect(opened.getAttribute('aria-current')).toBe('true');
});

test('a search lists the links of the scenes that fit, and the rest of the map steps back', async () => {
  const user = await open();
  const panel = screen.getByRole('complementary', { name: 'Map of links' });
  await user.click(within(panel).getByRole('button', { name: 'Search scenes' }));
  await user.keyboard('kitch');
  expect(within(panel).getByRole('button', { name: /Hall to Kitchen/ })).toBeTruthy();
  const isDimmed = (name: RegExp) =>
    screen.getByRole('button', { name }).closest('[class*=place]')?.className.includes('dimmed');
  expect([/^Kitchen\./, /^Attic\./].map(isDimmed)).toEqual([false, true]);
  await user.keyboard('{Backspace>5}attic');
  expect(within(panel).queryByRole('button', { name: /Hall to Kitchen/ })).toBeNull();
  expect(within(panel).getByText('No link fits what you search for.')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(within(panel).getByRole('button', { name: /Hall to Kitchen/ })).toBeTruthy();
  expect(isDimmed(/^Attic\./)).toBe(false);
});

test('neighbours on the floor plan are suggested, accepted together as one step, or dismissed', async () => {
  const pin = (sceneId: number, x: number) => ({ id: `p${sceneId}`, sceneId, x, y: 0.5, heading: 90 });
  const plan = {
    id: 'g',
    name: 'Ground floor',
    slug: 'tour-1/floor-plans/g.png',
    pins: [pin(1, 0.2), pin(2, 0.4), pin(3, 0.6)],
  };
  withTour({ floorPlans: [plan] });
  const user = await open();
  const panel = screen.getByRole('complementary', { name: 'Map of links' });
  await user.click(within(panel).getByRole('button', { name: 'Suggested' }));
  expect(within(panel).getByText('Next to each other on Ground floor.')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Accept all 2' }));
  await waitFor(() => expect(ways()).toEqual(['1 to 2', '2 to 1', '2 to 3', '3 to 2']));
  await user.click(await screen.findByRole('button', { name: 'Undo: Accept 2 suggested links' }));
  await waitFor(() => expect(ways()).toEqual(['1 to 2']));
  await user.click(
    await screen.findByRole('button', { name: 'Dismiss the suggestion for Kitchen and Attic' }),
  );
  expect(within(panel).queryByText('Next to each other on Ground floor.')).toBeNull();
});

test('beside a selected arrow both ends are seen, named, made both ways, and opened', {
  tags: 'long',
}, async () => {
  const user = await open();
  const panel = screen.getByRole('complementary', { name: 'Map of links' });
  await user.click(within(panel).getByRole('button', { name: /Hall to Kitchen/ }));
  const arrow = within(screen.getByRole('region', { name: 'Hall to Kitchen' }));
  const label = arrow.getByRole('textbox', { name: 'Label in Hall' });
  await user.clear(label);
  await user.type(label, 'To the stove{Enter}');
  await waitFor(() => expect(editor.edits.tour.scenes[0]?.hotspots[0]?.text).toBe('To the stove'));
  // Where the way back would be is only guessed: there is no plan, and nothing leads back.
  expect(arrow.getByText('Kitchen, a guess')).toBeTruthy();
  await user.click(arrow.getByRole('button', { name: 'Make it both ways' }));
  await waitFor(() => expect(ways()).toEqual(['1 to 2', '2 to 1']));
  const both = within(screen.getByRole('region', { name: 'Hall and Kitchen' }));
  expect(both.getByRole('textbox', { name: 'Label in Kitchen' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Hall and Kitchen' })).toBeNull();
  await user.click(within(panel).getByRole('button', { name: /Hall and Kitchen/ }));
  const again = within(screen.getByRole('region', { name: 'Hall and Kitchen' }));
  await user.click(again.getByTitle('Open Kitchen'));
  const opened = await screen.findByRole('button', { name: 'Open Kitchen' });
  expect(opened.getAttribute('aria-current')).toBe('true');
});

test('whose library draws the map is said in its corner', async () => {
  await open();
  const credit = screen.getByRole('link', { name: 'Drawn with React Flow' });
  expect(credit.getAttribute('href')).toBe('https://reactflow.dev');
});
