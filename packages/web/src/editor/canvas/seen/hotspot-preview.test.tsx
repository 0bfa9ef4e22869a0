import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, expect, test } from 'vitest';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { newEdit } from '../../state/new-edit.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { HotspotPreview } from './hotspot-preview.tsx';
// Compiled before a test waits for it.
import '../../../player/panels/panels.ts';

afterEach(cleanup);

const note = (id: string, text: string, body: string) =>
  ({ id, kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0, text, body }) as Hotspot;

test('shows what visitors read, follows changes and the selection, and gives the focus back', async () => {
  const user = userEvent.setup();
  const base = tourBase();
  const { store } = base;
  const hotspots = [note('a', 'Floor', 'Oak.'), note('b', 'Wall', 'Lime.')];
  store.getState().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots })] }), {});
  store.getState().selectHotspot('a');
  render(
    <OpenTourContext value={base as OpenTour}>
      <button type="button" onClick={() => store.setState({ isHotspotPreviewOpen: true })}>
        Preview
      </button>
      <HotspotPreview />
    </OpenTourContext>,
  );
  const button = screen.getByRole('button', { name: 'Preview' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Floor' });
  const set = { kind: 'hotspot.set', sceneId: 1, hotspotId: 'a', field: 'body' } as const;
  act(() => void store.getState().commit(newEdit({ ...set, value: 'Ash, oiled.' })));
  await screen.findByText('Ash, oiled.');
  act(() => store.getState().selectHotspot('b'));
  expect((await screen.findByRole('dialog', { name: 'Wall' })).textContent).toContain('Lime.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});
