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
import { MiniPlan } from './mini-plan.tsx';
// Compiled before a test waits for it.
import '../../../player/chrome/plan-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the small plan marks the open scene, and a press on a pin opens its scene', async () => {
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
  const pin = (sceneId: number) => ({ id: `p${sceneId}`, sceneId, x: sceneId / 4, y: 0.5, heading: 0 });
  const plan = { id: 'g', name: 'Ground floor', slug, pins: [pin(1), pin(2)] };
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
  store.getState().loadTour(sampleTour({ scenes, floorPlans: [plan] }), { [slug]: storedImage(slug) }, 1);
  const viewer = { view: { yaw: 0, hfov: 1.5 }, on: () => () => {} } as unknown as Viewer;
  const actions = { state: store.getState, set: store.setState } as unknown as ActionContext;
  render(
    <OpenTourContext value={base as OpenTour}>
      <EditorContext value={{ actions, canvas: { current: null } }}>
        <MiniPlan viewer={viewer} />
      </EditorContext>
    </OpenTourContext>,
  );
  expect(screen.queryByRole('region', { name: 'Floor plan' })).toBeNull();
  act(() => store.setState({ isMiniPlanShown: true }));
  expect(await screen.findByText('Ground floor')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Kitchen' }));
  expect(store.getState().selectedSceneId).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(store.getState().isMiniPlanShown).toBe(false);
});
