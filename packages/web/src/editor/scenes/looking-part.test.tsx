import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EditorContext, type EditorServices } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import type { PretendEditor } from '../testing/pretend-editor.ts';
import { readyPhoto, sampleEditor } from '../testing/sample-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { tourBase } from '../testing/tour-base.ts';
import { LookingPart } from './looking-part.tsx';

let editor: PretendEditor;
beforeEach(() => {
  editor = sampleEditor();
});
afterEach(() => editor.close());

test('the north that the camera recorded is shown as it is, until the owner says another', async () => {
  const user = userEvent.setup();
  const slug = 'tour-1/hall.jpg';
  const manifest = { version: 1, heading: 285 };
  const panorama = { baseUrl: '/media/a/b/', manifest, preview: '' };
  editor.server.answer({
    'GET /api/tours/:id/media': { images: { [slug]: { ...readyPhoto(slug), panorama } } },
  });
  await editor.open();
  const field = await screen.findByRole('textbox', { name: /^Compass direction of the middle/ });
  expect((field as HTMLInputElement).value).toBe('285.0°');
  expect(screen.getByText(/where the camera recorded it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'As the photo says' })).toBeNull();
  await user.clear(field);
  await user.type(field, '90{Enter}');
  await waitFor(() => expect(editor.edits.tour.scenes[0]?.heading).toBe(90));
  expect(screen.queryByText(/where the camera recorded it/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'As the photo says' }));
  await waitFor(() => expect(editor.edits.tour.scenes[0]?.heading ?? null).toBeNull());
  expect((field as HTMLInputElement).value).toBe('285.0°');
});

/** The part alone, with the hall's picture on the canvas or without it. */
function showPart(isOnCanvas: boolean) {
  const base = tourBase('tour-1');
  const hall = { ...sampleScene(1, 'Hall'), heading: 90, limits: { yaw: { min: -40, max: 40 } } };
  base.store.getState().loadTour(sampleTour({ scenes: [hall] }), {}, 1);
  base.store.setState({ canvasSceneId: isOnCanvas ? 1 : null });
  const services = { actions: {}, canvas: { current: null } } as unknown as EditorServices;
  function Part() {
    const scene = useEditorStore(({ tour }) => tour?.scenes[0]);
    return scene ? <LookingPart scene={scene} /> : null;
  }
  render(
    <OpenTourContext value={base as OpenTour}>
      <EditorContext value={services}>
        <main id="main" tabIndex={-1}>
          <Part />
        </main>
      </EditorContext>
    </OpenTourContext>,
  );
}

test.each([
  ['Remove limits', 'End the view here'],
  ['Remove north', 'North is here'],
])('after “%s” the keyboard continues at “%s”, where that can be pressed', async (clear, setter) => {
  const user = userEvent.setup();
  for (const isOnCanvas of [true, false]) {
    showPart(isOnCanvas);
    const button = screen.getByRole('button', { name: clear });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button.isConnected).toBe(false);
    const heir = isOnCanvas ? screen.getByRole('button', { name: setter }) : screen.getByRole('main');
    expect(document.activeElement).toBe(heir);
    cleanup();
  }
});
