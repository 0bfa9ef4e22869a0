/** A mark is turned, sized and tilted by its handles, whatever it faces. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotspot, Vector } from '@tourwright/tour/document';
import { directionOf, project, radians, unproject } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, expect, test } from 'vitest';
import { useEditorStore } from '../editor-store.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { tourBase } from '../testing/tour-base.ts';
import { TurnLayer } from './turn-layer.tsx';

afterEach(cleanup);

const view = { yaw: 0, pitch: 0, hfov: 1.4, width: 1000, height: 600 };
const viewer = {
  canvas: document.createElement('div'),
  view,
  project: (direction: Vector) => project(view, direction),
  unproject: (x: number, y: number) => unproject(view, { x, y }),
} as unknown as Viewer;

function Editing() {
  const scene = useEditorStore((state) => state.shownTour?.scenes[0]);
  return scene ? <TurnLayer viewer={viewer} scene={scene} /> : null;
}

/** A mark below the horizon and to the right, which is selected. */
function edit(facing: Hotspot['facing']) {
  const position = [...directionOf(radians(10), radians(-20))] as Vector;
  const mark: Hotspot = { id: 'a', kind: 'info', text: 'Oak', position, scale: 1, rotation: 0 };
  const base = tourBase('tour-1');
  const { store } = base;
  const hotspots = [facing ? { ...mark, facing } : mark];
  store.getState().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots })] }), {}, 1);
  store.setState({ canvasSceneId: 1 });
  store.getState().selectHotspot('a');
  Element.prototype.setPointerCapture = () => undefined;
  render(
    <OpenTourContext value={base as OpenTour}>
      <Editing />
    </OpenTourContext>,
  );
  const kept = () => store.getState().tour?.scenes[0]?.hotspots[0];
  const handle = (name: RegExp) => screen.getByRole('button', { name });
  const placeOf = (element: HTMLElement) => {
    const [x = 0, y = 0] = (element.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
    return { x, y };
  };
  /** Drags a handle to a place of the canvas, by way of another. */
  const drag = (name: RegExp, to: { x: number; y: number }) => {
    const element = handle(name);
    const start = placeOf(element);
    const at = ({ x, y }: { x: number; y: number }) => ({ button: 0, pointerId: 1, clientX: x, clientY: y });
    fireEvent.pointerDown(element, at(start));
    fireEvent.pointerMove(element, at({ x: to.x + 20, y: to.y + 20 }));
    fireEvent.pointerMove(element, at(to));
    expect(kept()).toEqual(hotspots[0]);
    fireEvent.pointerUp(element, at(to));
  };
  const middle = project(view, position) ?? { x: 0, y: 0 };
  return { kept, handle, drag, middle, placeOf, state: store.getState, before: hotspots[0] };
}

test.each([undefined, 'wall', 'floor', 'free'] as const)(
  'a mark that faces %s is turned by its handle to where the hand is, as one step',
  (facing) => {
    const { drag, kept, handle, placeOf, middle, state, before } = edit(facing);
    // A quarter on is where the handle for its size stands.
    drag(/^Rotation of Oak/, placeOf(handle(/^Size of Oak/)));
    expect(kept()?.rotation).toBe(90);
    const turned = placeOf(handle(/^Rotation of Oak/));
    expect(turned.x).toBeGreaterThan(middle.x + 10);
    state().undo();
    expect(kept()).toEqual(before);
  },
);

test('what hangs on a wall or is free is tilted by its handle and by the arrow keys; what lies on the floor is not', async () => {
  const user = userEvent.setup();
  const { drag, kept, handle, placeOf, state, before } = edit('wall');
  const { x, y } = placeOf(handle(/^Tilt of Oak/));
  const yaw = () => kept()?.orientation?.yaw ?? 10;
  const first = yaw();
  drag(/^Tilt of Oak/, { x: x + 40, y });
  expect(yaw()).toBeCloseTo(first + 20, 0);
  handle(/^Tilt of Oak/).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
  expect(yaw()).toBeCloseTo(first + 11, 0);
  state().undo();
  state().undo();
  expect(kept()).toEqual(before);
  cleanup();
  edit('floor');
  expect(screen.queryByRole('button', { name: /^Tilt of Oak/ })).toBeNull();
});

test('its size grows as its handle is drawn away from it', () => {
  const { drag, kept, handle, placeOf, middle } = edit('wall');
  const at = placeOf(handle(/^Size of Oak/));
  drag(/^Size of Oak/, { x: middle.x + 2 * (at.x - middle.x), y: middle.y + 2 * (at.y - middle.y) });
  expect(kept()?.scale).toBeCloseTo(2, 1);
});

test('the label of a mark keeps off the handle that turns it, until the mark is no longer selected', () => {
  const host = document.createElement('div');
  const button = document.createElement('button');
  button.dataset['hotspotId'] = 'a';
  host.append(viewer.canvas, button);
  const { state } = edit(undefined);
  // Half the handle is above its middle, which is 30 pixels above the mark's; the label would begin 4 above that.
  expect(button.style.getPropertyValue('--beyond')).toBe('40px');
  expect(button.hasAttribute('data-turned')).toBe(true);
  act(() => state().selectHotspot(null));
  expect(button.hasAttribute('data-turned')).toBe(false);
  viewer.canvas.remove();
});

test('so does the label of a mark that the viewer shows only after it was selected', async () => {
  const host = document.createElement('div');
  host.append(viewer.canvas);
  edit(undefined);
  const button = document.createElement('button');
  button.dataset['hotspotId'] = 'a';
  host.append(button);
  await waitFor(() => expect(button.hasAttribute('data-turned')).toBe(true));
  viewer.canvas.remove();
});
