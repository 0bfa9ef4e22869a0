import { tourSlug } from '@tourwright/tour/rules';
import { type RefObject, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { listText } from '../i18n/format.ts';
import type { ActionContext, MediaChoice } from './actions/action.ts';
import { placeHotspot } from './actions/tour-actions.ts';
import type { CanvasHandle } from './canvas/canvas-handle.ts';
import { t } from './editor-text.ts';
import type { OpenTour } from './open-tour/open-tour.ts';
import { useOpenTour } from './open-tour/open-tour-context.ts';
import { stepText } from './session/step-text.ts';
import type { UndoneStep } from './state/editor-state.ts';
import { hasPictureOfScene } from './state/has-picture.ts';

/** What actions may use, made of the open editor's parts. */
export function useActionContext(
  canvas: RefObject<CanvasHandle | null>,
  choosePhotos: () => void,
  chooseMedia: (choice: MediaChoice) => void,
): ActionContext {
  const openTour = useOpenTour();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      store: openTour.store,
      say: openTour.say,
      state: openTour.store.getState,
      set: (change) => openTour.store.setState(change),
      view: openTour.view.get,
      lookTo: (view) => void canvas.current?.lookTo(view),
      centre: () => canvas.current?.centre() ?? null,
      place: (kind, direction) => placeHotspot(openTour.store.getState(), kind, direction),
      choosePhotos,
      chooseMedia,
      openPreview: () => {
        void openTour.flush().then(() => navigate(previewPath(openTour)));
      },
      enterHeadset: () => void canvas.current?.enterHeadset(),
      goToTours: () => navigate('/dashboard/myTour'),
      undo: () => tellLeftAlone(openTour, openTour.store.getState().undo()),
      redo: () => tellLeftAlone(openTour, openTour.store.getState().redo()),
    }),
    [openTour, canvas, choosePhotos, chooseMedia, navigate],
  );
}

/** The real player, with the scene and view that are on the canvas. */
function previewPath({ store, view: canvasView }: OpenTour): string {
  const state = store.getState();
  const { tour, selectedSceneId } = state;
  const view = canvasView.get();
  const query = new URLSearchParams({
    tourId: tour?.id ?? '',
    ...(selectedSceneId !== null && { scene: String(selectedSceneId) }),
    ...(hasPictureOfScene(state) && {
      yaw: view.yaw.toFixed(1),
      pitch: view.pitch.toFixed(1),
      hfov: view.hfov.toFixed(1),
    }),
  });
  return `/preview/${tourSlug(tour?.name ?? '')}?${query}`;
}

/** Says what a step left as somebody else had changed it. */
function tellLeftAlone({ say }: OpenTour, step: UndoneStep | null): void {
  if (!step || step.leftAlone.length === 0) return;
  const names = listText([...new Set(step.leftAlone)]);
  say('info', t('undo.left-alone', { step: stepText(step.name), names }));
}
