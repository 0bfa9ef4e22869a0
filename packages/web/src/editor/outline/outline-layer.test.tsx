/** Areas: drawn corner by corner, reshaped by their handles, moved as a whole; by pointer and by keyboard. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Vector } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ActionContext } from '../actions/action.ts';
import { actionOf, isEnabled } from '../actions/all-actions.ts';
import { placeHotspot } from '../actions/tour-actions.ts';
import { EditorContext } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { tourBase } from '../testing/tour-base.ts';
import { outlineTool } from '../tools/outline-tool.ts';
import { AreaAction } from './area-action.tsx';
import { addCorner } from './corners.ts';
import { OutlineLayer } from './outline-layer.tsx';

const at = (yaw: number, pitch: number) => [...directionOf(radians(yaw), radians(pitch))] as Vector;
const angles = (direction: readonly number[]) => {
  const { yaw, pitch } = yawPitchOf(direction as Vector);
  return [Math.round(degrees(yaw)), Math.round(degrees(pitch))];
};
/** Ten pixels are a degree. */
const viewer = {
  canvas: Object.assign(document.createElement('div'), { tabIndex: -1 }),
  view: { yaw: 0, pitch: 0, hfov: 1.5 },
  project: (direction: Vector) => {
    const { yaw, pitch } = yawPitchOf(direction);
    return { x: degrees(yaw) * 10, y: degrees(pitch) * -10 };
  },
  unproject: (x: number, y: number) => at(x / 10, -y / 10),
} as unknown as Viewer;

let base: ReturnType<typeof tourBase>;
const state = () => base.store.getState();
const hotspots = () => state().tour?.scenes[0]?.hotspots ?? [];
const shape = () => hotspots()[0]?.polygon?.map(angles);
const context = () => ({ state }) as unknown as ActionContext;

beforeEach(() => {
  base = tourBase();
  const panorama = { baseUrl: '', manifest: {}, preview: '' };
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
  state().loadTour(sampleTour({ scenes }), {
    'tour-1/hall.jpg': { slug: 'tour-1/hall.jpg', panorama } as never,
  });
  base.store.setState({ canvasSceneId: 1 });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.hasPointerCapture = () => true;
});
afterEach(cleanup);

function Action() {
  const scene = useEditorStore(({ selectedScene }) => selectedScene);
  const hotspot = useEditorStore(({ selectedHotspot }) => selectedHotspot);
  return scene && hotspot && <AreaAction scene={scene} hotspot={hotspot} />;
}

function show(): void {
  render(
    <OpenTourContext value={base as unknown as OpenTour}>
      <EditorContext value={{} as NonNullable<Parameters<typeof EditorContext>[0]['value']>}>
        <OutlineLayer viewer={viewer} />
        <Action />
      </EditorContext>
    </OpenTourContext>,
  );
}

/** A square of 20 degrees around the middle of the picture. */
function draw(): void {
  state().setTool('polygon');
  const tool = outlineTool({
    project: (direction) => viewer.project(direction),
    corners: () => state().corners,
    add: (direction, isAtFirst) => addCorner(state(), direction, isAtFirst),
  });
  for (const corner of [at(-10, 10), at(10, 10), at(10, -10), at(-10, -10)]) tool.tap(corner);
  tool.tap(at(-9.5, 9.5));
}

test('clicks are corners, and one at the first makes the area, which one undo takes away', () => {
  draw();
  expect(shape()).toEqual([
    [-10, 10],
    [10, 10],
    [10, -10],
    [-10, -10],
  ]);
  expect(hotspots()[0]).toMatchObject({ kind: 'polygon' });
  expect(angles(hotspots()[0]?.position ?? [])).toEqual([0, 0]);
  expect(state()).toMatchObject({ tool: 'select', corners: [], selectedHotspotId: hotspots()[0]?.id });
  state().undo();
  expect(hotspots()).toEqual([]);
});

test('by keyboard corners are placed in the middle, the last one deleted, and Enter finishes; Escape gives it up', () => {
  state().setTool('polygon');
  for (const corner of [at(0, 0), at(20, 0), at(60, 60)]) placeHotspot(state(), 'polygon', corner);
  actionOf('delete').run(context());
  expect(state().corners.map(angles)).toEqual([
    [0, 0],
    [20, 0],
  ]);
  expect(isEnabled(actionOf('finish-area'), state())).toBe(false);
  placeHotspot(state(), 'polygon', at(10, 20));
  actionOf('finish-area').run(context());
  expect(shape()).toHaveLength(3);
  state().setTool('polygon');
  placeHotspot(state(), 'polygon', at(0, 0));
  actionOf('deselect').run(context());
  expect(state()).toMatchObject({ tool: 'select', corners: [] });
  expect(hotspots()).toHaveLength(1);
});

test('a corner is dragged, one is added between two, and one is deleted, each as a step', async () => {
  draw();
  show();
  const handle = (name: RegExp) => screen.getByRole('button', { name });
  const drag = (element: HTMLElement, x: number, y: number) => {
    fireEvent.pointerDown(element, { button: 0, clientX: 0, clientY: 0, pointerId: 1 });
    fireEvent.pointerMove(element, { clientX: x - 20, clientY: y, pointerId: 1 });
    fireEvent.pointerMove(element, { clientX: x, clientY: y, pointerId: 1 });
    fireEvent.pointerUp(element, { pointerId: 1 });
  };
  drag(handle(/^Corner 1 of 4/), -200, -150);
  expect(shape()?.[0]).toEqual([-20, 15]);
  drag(handle(/^After corner 1:/), 0, -300);
  expect(shape()).toHaveLength(5);
  expect(shape()?.[1]).toEqual([0, 30]);
  fireEvent.keyDown(handle(/^Corner 2 of 5/), { key: 'Delete' });
  expect(shape()).toHaveLength(4);
  for (const _ of [1, 2, 3]) state().undo();
  expect(shape()?.[0]).toEqual([-10, 10]);
});

test('without a keyboard, a corner that is pressed can be removed by the button beside it', async () => {
  const user = userEvent.setup();
  draw();
  show();
  expect(screen.queryByRole('button', { name: /^Remove corner/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Corner 2 of 4/ }));
  await user.click(screen.getByRole('button', { name: 'Remove corner 2' }));
  expect(shape()).toEqual([
    [-10, 10],
    [10, -10],
    [-10, -10],
  ]);
  // No area has fewer.
  await user.click(screen.getByRole('button', { name: /^Corner 1 of 3/ }));
  expect(screen.queryByRole('button', { name: /^Remove corner/ })).toBeNull();
});

test('the keyboard moves a corner and the whole, and no area has fewer than three corners', async () => {
  const user = userEvent.setup();
  draw();
  show();
  screen.getByRole('button', { name: /^Corner 2 of 4/ }).focus();
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
  expect(shape()).toHaveLength(3);
  screen.getByRole('button', { name: /^Corner 1 of 3/ }).focus();
  await user.keyboard('{Delete}');
  expect(shape()).toHaveLength(3);
  const [before] = shape() ?? [];
  screen.getByRole('button', { name: /^The whole area/ }).focus();
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  expect(shape()?.[0]?.[0]).toBeGreaterThan((before?.[0] ?? 0) + 8);
});

test('an area leads to a scene when its owner says so, and asks which', async () => {
  const user = userEvent.setup();
  draw();
  show();
  await user.click(screen.getByRole('button', { name: 'Leads to a scene' }));
  expect(hotspots()[0]).toMatchObject({ kind: 'link' });
  expect(state().overlay).toBe('target');
  await user.click(screen.getByRole('button', { name: 'Shows info' }));
  expect(hotspots()[0]).toMatchObject({ kind: 'polygon' });
});
