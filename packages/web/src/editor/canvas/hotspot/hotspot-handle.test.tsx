/** The tools beside the selected hotspot on the picture. */
import { cleanup, render, screen } from '@testing-library/react';
import type { Hotspot, Vector } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  return screen.getByRole('toolbar', { name: 'Selected hotspot' }).style;
}

test('the tools of an area leave its corners free: below the lowest, else above the highest, always in sight', () => {
  const area = (top: number, bottom: number) => [at(-5, top), at(5, top), at(0, bottom)];
  expect(select({ polygon: area(4, -8) })).toMatchObject({ top: '104px', bottom: '' });
  cleanup();
  expect(select({ polygon: area(12, -20) })).toMatchObject({ top: '', bottom: '144px' });
  cleanup();
  expect(select({ polygon: area(40, -40) })).toMatchObject({ top: '', bottom: '232px' });
});
