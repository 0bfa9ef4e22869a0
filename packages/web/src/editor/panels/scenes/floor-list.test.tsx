/** The scenes of the list by their floors, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setFloor } from '../../scenes/set-floor.ts';
import { type PretendEditor, pretendEditor } from '../../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';

let editor: PretendEditor;

const pin = (sceneId: number) => ({ id: `p${sceneId}`, sceneId, x: 0.5, y: 0.5, heading: 40 });
const floor = (id: string, name: string, ...ids: number[]) => {
  return { id, name, slug: `tour-1/floor-plans/${id}.png`, pins: ids.map(pin) };
};

beforeEach(async () => {
  const { scenes } = sampleTour();
  const floorPlans = [floor('g', 'Ground floor', 1), floor('f', 'First floor', 2)];
  const tour = sampleTour({ scenes: [...scenes, sampleScene(3, 'Attic')], floorPlans });
  editor = pretendEditor(
    tour,
    ['hall', 'kitchen', 'attic'].map((name) => `tour-1/${name}.jpg`),
  );
  await editor.open();
});
afterEach(() => editor.close());

const names = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);
const pinsOf = (index: number) =>
  editor.edits.tour.floorPlans[index]?.pins?.map(({ sceneId }) => sceneId) ?? [];

test('scenes are under their floors, those on none last; a head folds its scenes, a search finds them all the same', async () => {
  const user = userEvent.setup();
  expect([names('Ground floor'), names('First floor'), names('Not on a floor')]).toEqual([
    ['Hall'],
    ['Kitchen'],
    ['Attic'],
  ]);
  const head = screen.getByRole('button', { name: /^First floor/ });
  await user.click(head);
  expect(head.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Open Kitchen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search scenes' }));
  await user.type(screen.getByRole('searchbox'), 'kit');
  expect(names('First floor')).toEqual(['Kitchen']);
  expect(screen.queryByRole('region', { name: 'Ground floor' })).toBeNull();
});

test('the menu moves a scene to another floor with its heading, as one step', { tags: 'long' }, async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More about Hall' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to First floor' }));
  await waitFor(() => expect(pinsOf(1)).toEqual([2, 1]));
  expect(pinsOf(0)).toEqual([]);
  expect(editor.edits.tour.floorPlans[1]?.pins?.[1]?.heading).toBe(40);
  expect(names('First floor')).toEqual(['Hall', 'Kitchen']);
  await user.click(screen.getByRole('button', { name: 'Undo: Move Hall to First floor' }));
  await waitFor(() => expect([pinsOf(0), pinsOf(1)]).toEqual([[1], [2]]));
});

test('Shift selects what is between two cards of the list, over floors', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Open Hall/ }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Open Attic' }));
  await user.keyboard('{/Shift}');
  expect(document.querySelectorAll('[data-chosen]')).toHaveLength(3);
});

test('several that go to a floor together stand apart, and come off it together', () => {
  const kept: unknown[] = [];
  const tour = sampleTour({ floorPlans: [floor('g', 'Ground floor', 9)] });
  const context = {
    state: () => ({
      tour,
      history: { done: [] },
      commit: (edit: unknown) => kept.push(edit) && { ok: true },
    }),
    say: () => {},
    undo: () => {},
  } as never;
  setFloor(context, [1, 2], 'g', 9);
  const [edit] = kept as [{ edits: { item: { x: number; y: number } }[] }];
  const [a, b] = edit.edits.map(({ item }) => item);
  expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(0.02);
  expect(Math.hypot((a?.x ?? 0) - 0.5, (a?.y ?? 0) - 0.5)).toBeGreaterThan(0.02);
  setFloor(context, [1, 2], null);
  expect(kept).toHaveLength(1);
});

test('by keyboard a scene moves from floor to floor, its card keeps the focus, and its place is announced', async () => {
  const user = userEvent.setup();
  screen.getByRole('button', { name: /^Open Hall/ }).focus();
  expect(document.activeElement?.getAttribute('aria-keyshortcuts')).toBe('F2 Alt+PageUp Alt+PageDown');
  await user.keyboard('{Alt>}{PageUp}{/Alt}');
  expect(await screen.findByText('It is on the first floor of the list already')).toBeTruthy();
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await waitFor(() => expect(pinsOf(1)).toEqual([2, 1]));
  expect(await screen.findByText(/^Hall is on First floor now/)).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Open Hall/ })),
  );
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  await waitFor(() => expect(pinsOf(1)).toEqual([2]));
  expect(names('Not on a floor')).toEqual(['Hall', 'Attic']);
});
