/** The small plan over the picture. */
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, expect, test, vi } from 'vitest';
import type { ActionContext } from '../../actions/action.ts';
import { EditorContext } from '../../editor-context.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { storedImage } from '../../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { StatusBar } from '../status-bar.tsx';
import { MiniPlan } from './mini-plan.tsx';
// Compiled before a test waits for it.
import '../../../player/chrome/plan-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the small plan is shown and put away, marks the open scene, turns along with the look, and opens scenes', async () => {
  const user = userEvent.setup();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const base = tourBase('tour-1');
  const { store } = base;
  const slug = 'tour-1/floor-plans/g.png';
  const pin = (sceneId: number) => ({ id: `p${sceneId}`, sceneId, x: sceneId / 4, y: 0.5, heading: 40 });
  const plan = { id: 'g', name: 'Ground floor', slug, pins: [pin(1), pin(2)] };
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
  store.getState().loadTour(sampleTour({ scenes, floorPlans: [plan] }), { [slug]: storedImage(slug) }, 1);
  store.getState().selectScene(1);
  let look = () => {};
  const view = { yaw: 0, hfov: 1.5 };
  const on = (_: string, draw: () => void) => {
    look = draw;
    return () => {};
  };
  const viewer = { view, on } as unknown as Viewer;
  const actions = { state: store.getState, set: store.setState } as unknown as ActionContext;
  render(
    <OpenTourContext value={base as OpenTour}>
      <EditorContext value={{ actions, canvas: { current: null } }}>
        <MiniPlan viewer={viewer} />
        <StatusBar isDisabled={false} />
      </EditorContext>
    </OpenTourContext>,
  );
  expect(screen.queryByRole('region', { name: 'Floor plan' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Mini plan' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await user.click(button);
  expect(await screen.findByText('Ground floor')).toBeTruthy();
  expect(button.getAttribute('aria-pressed')).toBe('true');
  const open = () => document.querySelector('[aria-current="true"]');
  const cone = () => open()?.parentElement?.querySelector('path')?.getAttribute('transform');
  expect(open()?.getAttribute('title')).toBe('Hall');
  // The pin's heading, and beyond it the way one looks.
  expect(cone()).toBe('rotate(40)');
  view.yaw = Math.PI / 2;
  act(() => look());
  expect(cone()).toBe('rotate(130)');
  await user.click(screen.getByRole('button', { name: 'Kitchen' }));
  expect(store.getState().selectedSceneId).toBe(2);
  expect(open()?.getAttribute('title')).toBe('Kitchen');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Floor plan' })).toBeNull();
  expect(button.getAttribute('aria-pressed')).toBe('false');
  // Without a pin on any plan there is nothing to show, and no button for it.
  act(() => store.getState().loadTour(sampleTour({ scenes, floorPlans: [] }), {}, 2));
  expect(screen.queryByRole('button', { name: 'Mini plan' })).toBeNull();
});
