import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { degrees, yawPitchOf } from '@tourwright/tour/sphere';
import { afterEach, expect, test } from 'vitest';
import { useEditorStore } from '../../editor-store.ts';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { HotspotPosition } from './hotspot-position.tsx';

afterEach(cleanup);

function Selected() {
  const scene = useEditorStore((state) => state.selectedScene);
  const hotspot = useEditorStore((state) => state.selectedHotspot);
  return scene && hotspot && <HotspotPosition scene={scene} hotspot={hotspot} />;
}

test('yaw and pitch are typed, each as one step, and Escape leaves the place as it was', async () => {
  const user = userEvent.setup();
  const { store, ...base } = tourBase('tour-1');
  const hotspot = {
    id: 'a',
    kind: 'info',
    position: [0, 0, -1] as [number, number, number],
    scale: 1,
    rotation: 0,
  };
  const scenes = [sampleScene(1, 'Hall', { hotspots: [hotspot] })];
  store.getState().loadTour(sampleTour({ scenes }), {}, 1);
  store.getState().selectHotspot('a');
  render(
    <OpenTourContext value={{ ...base, store } as OpenTour}>
      <Selected />
    </OpenTourContext>,
  );
  const place = () => {
    const { yaw, pitch } = yawPitchOf(store.getState().tour?.scenes[0]?.hotspots[0]?.position ?? [0, 0, -1]);
    return [Math.round(degrees(yaw) * 10) / 10, Math.round(degrees(pitch) * 10) / 10];
  };
  const write = async (name: string, text: string) => {
    await user.tripleClick(screen.getByRole('textbox', { name }));
    await user.keyboard(text);
  };
  await write('Yaw', '-120.5{Enter}');
  await write('Pitch', '12,5°{Enter}');
  expect(place()).toEqual([-120.5, 12.5]);
  // No further down than one can look.
  await write('Pitch', '-120{Enter}');
  expect(place()).toEqual([-120.5, -89.5]);
  await write('Yaw', '40{Escape}');
  expect(place()).toEqual([-120.5, -89.5]);
  store.getState().undo();
  expect(place()).toEqual([-120.5, 12.5]);
});
