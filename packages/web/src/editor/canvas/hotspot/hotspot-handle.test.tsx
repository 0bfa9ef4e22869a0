/** The tools beside the selected hotspot on the picture. */
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Hotspot, Vector } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { EditorContext } from '../../editor-context.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { HotspotHandle } from './hotspot-handle.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(cleanup);

const at = (yaw: number, pitch: number) => [...directionOf(radians(yaw), radians(pitch))] as Vector;
const size = { clientWidth: 800, clientHeight: 600 };
/** Ten pixels are a degree; the horizon is 300 pixels below the upper rim. */
const viewer = {
  canvas: Object.defineProperties(document.createElement('div'), {
    clientWidth: { value: size.clientWidth },
    clientHeight: { value: size.clientHeight },
  }),
  project: (direction: Vector) => {
    const { yaw, pitch } = yawPitchOf(direction);
    return { x: 400 + degrees(yaw) * 10, y: 300 - degrees(pitch) * 10 };
  },
} as unknown as Viewer;

function select(more: Partial<Hotspot>) {
  const hotspot = { id: 'a', kind: 'polygon', position: at(0, 0), scale: 1, rotation: 0, ...more } as Hotspot;
  const base = tourBase('tour-1');
  base.store
    .getState()
    .loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots: [hotspot] })] }), {});
  base.store.getState().selectHotspot('a');
  render(
    <OpenTourContext value={base as OpenTour}>
      <EditorContext value={{} as NonNullable<Parameters<typeof EditorContext>[0]['value']>}>
        <HotspotHandle viewer={viewer} />
      </EditorContext>
    </OpenTourContext>,
  );
  return base;
}

function styleOf(more: Partial<Hotspot>) {
  select(more);
  return screen.getByRole('toolbar', { name: 'Selected hotspot' }).style;
}

test('the tools of an area leave its corners free: below the lowest, else above the highest, always in sight', () => {
  const area = (top: number, bottom: number) => [at(-5, top), at(5, top), at(0, bottom)];
  expect(styleOf({ polygon: area(4, -8) })).toMatchObject({ top: '104px', bottom: '' });
  cleanup();
  expect(styleOf({ polygon: area(12, -20) })).toMatchObject({ top: '', bottom: '144px' });
  cleanup();
  expect(styleOf({ polygon: area(40, -40) })).toMatchObject({ top: '', bottom: '232px' });
});

test('the tools of a mark leave what turns it and sets its size free', () => {
  const turned = { kind: 'info', rotation: 90, scale: 2 };
  expect(styleOf(turned)).toMatchObject({ top: '84px', bottom: '' });
});

test('low in the picture, where the tools are above a mark, they leave its label free', () => {
  const low = { kind: 'info', position: at(0, -20) };
  expect(styleOf(low)).toMatchObject({ top: '', bottom: '60px' });
  cleanup();
  expect(styleOf({ ...low, text: 'Sofa' })).toMatchObject({ top: '', bottom: '80px' });
  cleanup();
  expect(styleOf({ ...low, text: 'Sofa', labelMode: 'never' })).toMatchObject({ top: '', bottom: '60px' });
});

test('near a side, the tools stay as far within the picture as they are wide', () => {
  // 20 pixels from the right side: eight are left free, and nobody has measured the tools yet.
  const style = styleOf({ position: at(38, 0) });
  expect(style.getPropertyValue('--most')).toMatch(/^12(\.0+\d*)?px$|^11\.9+\d*px$/);
  expect(style.getPropertyValue('--least')).toMatch(/^-77[12]/);
});

test('the inspector that opens over the hotspot turns the picture until the hotspot is beside it', () => {
  const drawer = document.createElement('aside');
  drawer.dataset['drawer'] = '';
  document.body.append(drawer);
  onTestFinished(() => drawer.remove());
  const box = (element: Element, left: number, right: number) => {
    element.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 600);
  };
  box(viewer.canvas, 64, 864);
  box(drawer, 524, 864);
  const lookTo = vi.fn();
  Object.assign(viewer, { lookTo, view: { yaw: 0, pitch: 0, hfov: radians(90) } });
  const open = (position: Vector) => {
    const { store } = select({ position });
    lookTo.mockClear();
    act(() => store.setState({ isInspectorOpen: true }));
  };
  open(at(-10, 0));
  expect(lookTo).not.toHaveBeenCalled();
  cleanup();
  open(at(20, 0));
  // To the right, so that what was there moves to the left.
  expect(lookTo.mock.calls[0]?.[0].yaw).toBeGreaterThan(radians(20));
});
