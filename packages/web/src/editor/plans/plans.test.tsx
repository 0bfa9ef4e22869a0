/** Placing scenes on floor plans, on the whole screen with a fake server. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendEditor, pretendEditor } from '../testing/pretend-editor.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import { anglePlace } from './pins/cone-handle.tsx';
import { coneLength } from './pins/cones.tsx';
// Compiled before a test waits for them.
import './pins/pin-inspector.tsx';
import './plan-canvas.tsx';
import './plans-panel.tsx';

let editor: PretendEditor;
let edits: PretendEditor['edits'];

const pin = (sceneId: number, x: number, heading = 0) => ({ id: `p${sceneId}`, sceneId, x, y: 0.5, heading });
const slugs = [
  'tour-1/hall.jpg',
  'tour-1/kitchen.jpg',
  'tour-1/floor-plans/g.png',
  'tour-1/floor-plans/f.png',
];
const floor = (id: string, name: string, pins: ReturnType<typeof pin>[] = []) => ({
  id,
  name,
  slug: `tour-1/floor-plans/${id}.png`,
  pins,
});

function withPlans(...floorPlans: ReturnType<typeof floor>[]): void {
  editor = pretendEditor(sampleTour({ floorPlans }), slugs, () => ({ width: 1000, height: 500 }));
  ({ edits } = editor);
}

beforeEach(() => {
  Element.prototype.setPointerCapture = () => undefined;
  withPlans(floor('g', 'Ground floor'), floor('f', 'First floor'));
});
afterEach(() => editor.close());

const plan = (index = 0) => edits.tour.floorPlans[index];
const pins = (index = 0) => plan(index)?.pins ?? [];
const open = async () => {
  await editor.open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  await screen.findByRole('heading', { name: /Not on a plan|Show visitors where they are/ });
  return user;
};

test('Enter puts a scene into the middle of the plan; keys move it, turn it and take it off, each undone by its name', async () => {
  const user = await open();
  screen.getByRole('button', { name: /^Kitchen ?Drag/ }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pins()).toMatchObject([{ sceneId: 2, x: 0.5, y: 0.5, heading: 0 }]));
  const onPlan = await screen.findByRole('button', { name: /^Kitchen, looking towards/ });
  await waitFor(() => expect(document.activeElement).toBe(onPlan));
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}..,');
  await waitFor(() => expect(pins()).toMatchObject([{ x: 0.505, y: 0.45, heading: 5 }]));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(pins()).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo: Take Kitchen off the plan' }));
  await waitFor(() => expect(pins()).toMatchObject([{ sceneId: 2, heading: 5 }]));
});

test('the inspector of a pin moves it by numbers and takes it off at its foot; the keyboard continues in the list', {
  tags: 'long',
}, async () => {
  withPlans(floor('g', 'Ground floor', [pin(1, 0.3, 40)]));
  const user = await open();
  const place = within(await screen.findByRole('region', { name: 'Place on the plan' }));
  const left = place.getByRole('textbox', { name: 'From left' });
  await user.clear(left);
  await user.type(left, '71.1{Enter}');
  await user.type(place.getByRole('textbox', { name: 'From top' }), '{ArrowUp}');
  await waitFor(() => expect(pins()).toMatchObject([{ sceneId: 1, x: 0.711, y: 0.505, heading: 40 }]));
  place.getByRole('button', { name: 'Remove pin' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pins()).toEqual([]));
  const list = document.querySelector('[data-plan-scenes]');
  expect(list?.contains(document.activeElement)).toBe(true);
});

test('the north of a plan gives every scene on it its compass direction, as one step that is undone by its name', {
  tags: 'long',
}, async () => {
  withPlans(floor('g', 'Ground floor', [pin(1, 0.3, 40), pin(2, 0.6, 350)]), floor('f', 'First floor'));
  const user = await open();
  const headings = () => edits.tour.scenes.slice(0, 2).map(({ heading }) => heading);
  const north = await screen.findByRole('textbox', { name: 'North, degrees' });
  expect((north as HTMLInputElement).value).toBe('—');
  expect(screen.getByText(/^Nobody has said where north is/)).toBeTruthy();
  await user.type(north, '14{Enter}');
  await waitFor(() => expect(headings()).toEqual([54, 4]));
  expect((north as HTMLInputElement).value).toBe('14°');
  await user.type(north, '{ArrowDown}');
  await waitFor(() => expect(headings()).toEqual([53, 3]));
  await user.click(screen.getByRole('button', { name: 'Undo: Set north of Ground floor' }));
  await user.click(await screen.findByRole('button', { name: 'Undo: Set north of Ground floor' }));
  await waitFor(() => expect(headings().map((heading) => heading ?? null)).toEqual([null, null]));
  expect((north as HTMLInputElement).value).toBe('—');
});

test('a pin turned by hand keeps the top of the plan where it is, and is one step to undo', {
  tags: 'long',
}, async () => {
  withPlans(floor('g', 'Ground floor', [pin(1, 0.3, 40), pin(2, 0.6, 350)]), floor('f', 'First floor'));
  const user = await open();
  const headings = () => edits.tour.scenes.slice(0, 2).map(({ heading }) => heading);
  const north = await screen.findByRole<HTMLInputElement>('textbox', { name: 'North, degrees' });
  await user.type(north, '14{Enter}');
  await waitFor(() => expect(headings()).toEqual([54, 4]));
  (document.querySelector('[data-pin="2"]') as HTMLElement).focus();
  await user.keyboard('.');
  await waitFor(() => expect(headings()).toEqual([54, 9]));
  expect(pins()[1]?.heading).toBe(355);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'North, degrees' }).value).toBe('14°');
  await user.click(screen.getByRole('button', { name: 'Undo: Turn Kitchen on the plan' }));
  await waitFor(() => expect(headings()).toEqual([54, 4]));
  expect(pins()[1]?.heading).toBe(350);
});

test('the menu of a pin opens its scene, moves it to another floor, and takes it off; the keyboard goes along', {
  tags: 'long',
}, async () => {
  withPlans(floor('g', 'Ground floor', [pin(2, 0.3, 40)]), floor('f', 'First floor'));
  const user = await open();
  const menu = async () => {
    fireEvent.contextMenu(await screen.findByRole('button', { name: /^Kitchen, looking towards/ }));
    return within(await screen.findByRole('menu', { name: 'More about the pin of Kitchen' }));
  };
  await user.click((await menu()).getByRole('menuitem', { name: 'Move to First floor' }));
  await waitFor(() => expect(pins(1)).toMatchObject([{ sceneId: 2, x: 0.3, heading: 40 }]));
  await user.click((await menu()).getByRole('menuitem', { name: /^Remove pin/ }));
  await waitFor(() => expect(pins(1)).toEqual([]));
  const unplaced = screen.getByRole('region', { name: 'Not on a plan' });
  await waitFor(() => expect(unplaced.contains(document.activeElement)).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Undo: Take Kitchen off the plan' }));
  await user.click((await menu()).getByRole('menuitem', { name: 'Open scene' }));
  await waitFor(() => expect(document.activeElement?.matches('canvas')).toBe(true));
  expect(screen.queryByRole('region', { name: /^Floor plan/ })).toBeNull();
});

test('the cone of a pin is dragged: freely with Ctrl, else onto a wall of the plan, each drag as one step', async () => {
  withPlans(floor('g', 'Ground floor', [pin(2, 0.5)]));
  const user = await open();
  await user.click(await screen.findByRole('button', { name: /^Kitchen, looking towards/ }));
  const cone = await screen.findByRole('button', { name: /^Turn Kitchen: / });
  /** The end of the cone is at 0, 0, and its pin below it. */
  const drag = (to: { clientX: number; clientY: number; ctrlKey?: boolean }) => {
    fireEvent.pointerDown(cone, { pointerId: 1 });
    fireEvent.pointerMove(cone, { pointerId: 1, clientX: 40, clientY: 0 });
    fireEvent.pointerMove(cone, { pointerId: 1, ...to });
    fireEvent.pointerUp(cone, { pointerId: 1, ...to });
  };
  const below = coneLength;
  drag({ clientX: 200, clientY: below - 5 });
  await waitFor(() => expect(pins()[0]?.heading).toBe(90));
  await user.click(await screen.findByRole('button', { name: 'Undo: Turn Kitchen on the plan' }));
  await waitFor(() => expect(pins()[0]?.heading).toBe(0));
  drag({ clientX: 200, clientY: below - 5, ctrlKey: true });
  await waitFor(() => expect(pins()[0]?.heading).toBe(88.6));
});

test('a scene is on one floor: put onto another it leaves the first, with its heading', async () => {
  withPlans(floor('g', 'Ground floor', [pin(2, 0.3, 40)]), floor('f', 'First floor'));
  const user = await open();
  const standing = screen.getByRole('region', { name: 'On Ground floor' });
  await user.click(within(standing).getByRole('button', { name: /^Kitchen/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Floor' }), 'First floor');
  await waitFor(() => expect(pins(1)).toMatchObject([{ sceneId: 2, x: 0.3, heading: 40 }]));
  expect(pins(0)).toEqual([]);
  expect(screen.getByRole('region', { name: 'Floor plan, First floor' })).toBeTruthy();
});

test('what the links say of a heading is proposed with its reason, accepted as one step, or dismissed', async () => {
  // The link of the hall leads to yaw 90; the kitchen is to the right: the hall's photo looks up the plan.
  withPlans(floor('g', 'Ground floor', [pin(1, 0.2, 120), pin(2, 0.8)]));
  const user = await open();
  expect(await screen.findByText('1 heading from your links')).toBeTruthy();
  expect(screen.getByText('0° proposed')).toBeTruthy();
  expect(screen.getByText('The link to Kitchen points that way.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept 0° for Hall' }));
  await waitFor(() => expect(pins()[0]?.heading).toBe(0));
  expect(screen.queryByText('1 heading from your links')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo: Turn Hall as its links say' }));
  await user.click(await screen.findByRole('button', { name: 'Dismiss the proposal for Hall' }));
  expect(screen.queryByText('1 heading from your links')).toBeNull();
  await waitFor(() => expect(pins()[0]?.heading).toBe(120));
});

test('a cone that was turned by hand is proposed to be put straight by the lines in the photo, and nothing turns by itself', {
  tags: 'long',
}, async () => {
  const plans = [floor('g', 'Ground floor', [pin(1, 0.4, 34)])];
  editor = pretendEditor(sampleTour({ floorPlans: plans }), slugs, () => ({
    ...{ width: 1000, height: 500 },
    axes: { yaw: 50, confidence: 0.9 },
  }));
  ({ edits } = editor);
  const user = await open();
  expect(await screen.findByText('1 heading proposed')).toBeTruthy();
  expect(screen.getByText('The straight lines in the photo run along the plan that way.')).toBeTruthy();
  expect(pins()[0]?.heading).toBe(34);
  await user.click(screen.getByRole('button', { name: 'Accept 40° for Hall' }));
  await waitFor(() => expect(pins()[0]?.heading).toBe(40));
  expect(screen.queryByText('1 heading proposed')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Undo: Turn Hall along the walls' })).toBeTruthy();
});

test('floors are renamed and reordered, and a deleted one comes back with its pins', {
  tags: 'long',
}, async () => {
  withPlans(floor('g', 'Ground floor', [pin(2, 0.3)]), floor('f', 'First floor'));
  const user = await open();
  const name = screen.getByRole('textbox', { name: 'Name of this floor' });
  await user.clear(name);
  await user.type(name, 'Cellar{Enter}');
  await waitFor(() => expect(plan()?.name).toBe('Cellar'));
  await user.click(screen.getByRole('button', { name: 'More about Cellar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move after First floor' }));
  await waitFor(() =>
    expect(edits.tour.floorPlans.map((each) => each.name)).toEqual(['First floor', 'Cellar']),
  );
  await user.click(screen.getByRole('button', { name: 'More about Cellar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete floor' }));
  await waitFor(() => expect(edits.tour.floorPlans).toHaveLength(1));
  const toast = (await screen.findByText('Cellar deleted')).closest<HTMLElement>('[role="alert"]');
  await user.click(within(toast!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(pins(1)).toMatchObject([{ sceneId: 2 }]));
});

test('a file that is not a plan gets a sentence and changes nothing', async () => {
  withPlans();
  await open();
  const [field] = screen.getAllByLabelText('Choose a floor plan');
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(field!, [new File(['hello'], 'plan.png')]);
  expect(await screen.findByText(/plan\.png is not a floor plan that can be shown/)).toBeTruthy();
  expect(edits.tour.floorPlans).toEqual([]);
});

test('the angle of a cone covers neither another pin nor its name', () => {
  const beyond = anglePlace(0, []);
  expect(beyond.x).toBeCloseTo(0);
  expect(beyond.y).toBeLessThan(-100);
  const name = { ...beyond, width: 80, height: 20 };
  const beside = anglePlace(0, [name]);
  expect(Math.abs(beside.x)).toBeGreaterThan(50);
  expect(beside.y).toBeGreaterThan(-100);
  // Where all around is taken, it is in the cone.
  const all = { x: 0, y: -90, width: 300, height: 60 };
  expect(anglePlace(0, [all])).toEqual({ x: 0, y: -38 });
});
