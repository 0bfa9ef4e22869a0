/** Surfaces: a picture or a video is pinned by four corners, by handles, by numbers and by keyboard. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImageInfo } from '@tourwright/api';
import type { SceneVideo, Vector } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, expect, test, vi } from 'vitest';
import type { ActionContext } from '../actions/action.ts';
import { actionOf } from '../actions/all-actions.ts';
import { EditorContext } from '../editor-context.ts';
import { useEditorStore } from '../editor-store.ts';
import type { OpenTour } from '../open-tour/open-tour.ts';
import { OpenTourContext } from '../open-tour/open-tour-context.ts';
import { attachedFiles } from '../open-tour/uploads/attached-files.ts';
import { specified } from '../state/specified-state.ts';
import { storedImage } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { tourBase } from '../testing/tour-base.ts';
import { quadAround } from './corners/quad.ts';
import { SurfaceInspector } from './surface-inspector.tsx';
import { SurfaceLayer } from './surface-layer.tsx';
import { SurfacesSection } from './surfaces-section.tsx';

afterEach(cleanup);

const at = (yaw: number, pitch: number) => [...directionOf(radians(yaw), radians(pitch))] as Vector;
const angles = (direction: Vector | undefined) => {
  const { yaw, pitch } = yawPitchOf(direction ?? [0, 0, 0]);
  return [degrees(yaw), degrees(pitch)].map((angle) => Math.round(angle * 10) / 10);
};
/** Ten pixels are a degree. */
const viewer = {
  canvas: Object.assign(document.createElement('div'), { tabIndex: -1 }),
  view: { yaw: 0, pitch: 0, hfov: 1.5 },
  project: (direction: Vector) => {
    const { yaw, pitch } = yawPitchOf(direction);
    return { x: degrees(yaw) * 10, y: -degrees(pitch) * 10 };
  },
  unproject: (x: number, y: number) => at(x / 10, -y / 10),
} as unknown as Viewer;

function Editing() {
  const scene = useEditorStore((state) => state.selectedScene);
  const selected = useEditorStore(specified.selectedVideo);
  return (
    scene && (
      <>
        <SurfaceLayer viewer={viewer} scene={scene} />
        {selected ? <SurfaceInspector scene={scene} /> : <SurfacesSection scene={scene} />}
      </>
    )
  );
}

function edit(videos: SceneVideo[] = []) {
  const base = tourBase('tour-1');
  const { store } = base;
  store.getState().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { videos })] }), {
    'tour-1/pictures/oak.jpg': storedImage('tour-1/pictures/oak.jpg'),
  });
  store.setState({ canvasSceneId: 1 });
  const attached = attachedFiles(base, { add: () => undefined });
  const lookTo = vi.fn();
  const context = {
    store,
    state: store.getState,
    centre: () => at(20, 0),
    lookTo,
  } as unknown as ActionContext;
  const editor = { actions: context } as NonNullable<Parameters<typeof EditorContext>[0]['value']>;
  render(
    <OpenTourContext value={{ ...base, attached } as OpenTour}>
      <EditorContext value={editor}>
        <Editing />
      </EditorContext>
    </OpenTourContext>,
  );
  const surfaces = () => store.getState().tour?.scenes[0]?.videos ?? [];
  return { store, context, surfaces, state: store.getState, lookTo };
}

const frame: SceneVideo = {
  id: 'a',
  slug: 'tour-1/videos/sea.mp4',
  name: 'Sea',
  corners: quadAround(at(0, 0)),
};

test('a surface is added in the middle of the view, filled from the tour, and taken back', async () => {
  const user = userEvent.setup();
  const { context, surfaces, state } = edit();
  actionOf('add-surface').run(context);
  expect(
    await screen.findByRole('button', { name: 'All of Surface: drag it, or move it by the arrow keys' }),
  ).toBeDefined();
  expect(specified.isVideoPanelEnabled(state())).toBe(true);
  await user.click(screen.getAllByRole('button', { name: /^From this tour: / })[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'oak' }));
  expect(surfaces()).toMatchObject([{ slug: 'tour-1/pictures/oak.jpg', kind: 'picture', name: 'oak' }]);
  // The buttons that were there are gone; the keyboard goes on with the one in their place.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Replace picture' })),
  );
  await user.click(screen.getByRole('button', { name: 'Fill' }));
  await user.click(screen.getByLabelText('A click opens it large'));
  expect(surfaces()).toMatchObject([{ fit: 'cover', opens: false }]);
  for (const _ of [1, 2, 3, 4]) state().undo();
  expect(surfaces()).toEqual([]);
});

test('the video of a surface is known by its picture and length, and plays where it is listed', async () => {
  const user = userEvent.setup();
  const { store } = edit([frame]);
  const image = { slug: frame.slug, state: 'ready', url: '/media/sea.mp4', thumbnail: null } as ImageInfo;
  store.getState().setMedia({ [frame.slug]: image });
  await user.click(screen.getByRole('button', { name: 'Select surface Sea' }));
  const play = await screen.findByRole('button', { name: 'Play Sea' });
  const film = play.previousElementSibling as HTMLVideoElement;
  expect(film.getAttribute('src')).toBe('/media/sea.mp4');
  Object.defineProperties(film, { duration: { value: 42.4 }, videoHeight: { value: 1080 } });
  fireEvent.loadedMetadata(film);
  expect(await screen.findByText('0:42, 1080p')).toBeDefined();
  film.play = async () => void fireEvent.play(film);
  film.pause = () => void fireEvent.pause(film);
  await user.click(play);
  await user.click(await screen.findByRole('button', { name: 'Pause Sea' }));
  expect(screen.getByRole('button', { name: 'Play Sea' })).toBe(play);
});

test('a surface that is chosen in the list is turned to', async () => {
  const { state, lookTo } = edit([{ ...frame, corners: quadAround(at(40, 0)) }]);
  await userEvent.click(screen.getByRole('button', { name: 'Sea' }));
  expect(lookTo.mock.lastCall?.[0].yaw).toBeCloseTo(40, 3);
  expect(specified.selectedVideo(state())?.id).toBe('a');
});

test('a corner is dragged, moved by the arrow keys and by numbers; one that crosses stays where it was', async () => {
  const user = userEvent.setup();
  const { surfaces, state } = edit([frame]);
  await user.click(screen.getByRole('button', { name: 'Select surface Sea' }));
  const corner = screen.getByRole('button', { name: /^Top left corner of Sea/ });
  const drag = (x: number, y: number) => {
    for (const [type, to] of [
      ['pointerDown', [0, 0]],
      ['pointerMove', [x, y]],
      ['pointerUp', [x, y]],
    ] as const) {
      fireEvent[type](corner, { button: 0, pointerId: 1, clientX: to[0], clientY: to[1] });
    }
  };
  corner.setPointerCapture = () => undefined;
  corner.hasPointerCapture = () => true;
  drag(-200, -100);
  expect(angles(surfaces()[0]?.corners[0])).toEqual([-20, 10]);
  corner.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(angles(surfaces()[0]?.corners[0])).toEqual([-19.9, 11]);
  await user.tripleClick(screen.getByRole('textbox', { name: 'Top left, yaw' }));
  await user.keyboard('-18{Enter}');
  expect(angles(surfaces()[0]?.corners[0])).toEqual([-18, 11]);
  // Over to the right of its neighbour: nothing could be there.
  drag(300, -100);
  expect(angles(surfaces()[0]?.corners[0])).toEqual([-18, 11]);
  await user.tripleClick(screen.getByRole('textbox', { name: 'Top left, yaw' }));
  await user.keyboard('40{Enter}');
  expect(screen.getByText(/^These corners cross/)).toBeDefined();
  expect(angles(surfaces()[0]?.corners[0])).toEqual([-18, 11]);
  // Dragged, by keys as one step, and by a number.
  for (const _ of [1, 2, 3]) state().undo();
  expect(surfaces()).toEqual([frame]);
});

test('what is pinned is duplicated, hidden while one edits, and deleted, beside it and by keys', async () => {
  const user = userEvent.setup();
  const { context, surfaces, state } = edit([frame]);
  state().selectVideo('a');
  await user.click(await screen.findByRole('button', { name: 'Hide while editing' }));
  expect(specified.hideEditVideo(state())).toBe(true);
  // The same beside it, in the picture.
  const tools = within(screen.getByRole('toolbar', { name: 'Selected surface' }));
  await user.click(tools.getByRole('button', { name: 'Show' }));
  expect(specified.hideEditVideo(state())).toBe(false);
  await user.click(tools.getByRole('button', { name: 'Hide' }));
  await user.click(tools.getByRole('button', { name: 'Duplicate' }));
  expect(surfaces()).toHaveLength(2);
  expect(specified.hideEditVideo(state())).toBe(false);
  actionOf('delete').run(context);
  expect(surfaces()).toEqual([frame]);
  act(() => state().selectVideo('a'));
  const others = within(screen.getByRole('toolbar', { name: 'Selected surface' }));
  await user.click(others.getByRole('button', { name: 'Delete' }));
  expect(surfaces()).toEqual([]);
  state().undo();
  actionOf('deselect').run(context);
  expect(specified.isVideoPanelEnabled(state())).toBe(false);
});

test('a video on a surface is played and paused from its tools, as visitors do it', async () => {
  const user = userEvent.setup();
  const stage = document.createElement('div');
  stage.append(viewer.canvas);
  stage.insertAdjacentHTML(
    'beforeend',
    '<video data-pinned="a"></video><div data-pinned="a"><button /></div>',
  );
  const video = stage.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(video, 'paused', { value: true, writable: true });
  stage.querySelector('button')?.addEventListener('click', () => {
    Object.assign(video, { paused: !video.paused });
    video.dispatchEvent(new Event(video.paused ? 'pause' : 'play'));
  });
  const { state } = edit([frame]);
  act(() => state().selectVideo('a'));
  await user.click(await screen.findByRole('button', { name: 'Play' }));
  expect(video.paused).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(video.paused).toBe(true);
  // What is hidden plays nothing.
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});
