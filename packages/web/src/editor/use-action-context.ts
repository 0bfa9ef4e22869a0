import { tourSlug } from '@tourwright/tour/rules';
import { type RefObject, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { ActionContext, MediaChoice } from './actions/action.ts';
import type { CanvasHandle } from './canvas/canvas-handle.ts';
import { useEditorStore } from './editor-store.ts';
import { t } from './editor-text.ts';
import { stepText } from './session/step-text.ts';
import type { TourSession } from './session/tour-session.ts';
import { showTourToast } from './session/tour-toast.ts';
import type { UndoneStep } from './state/editor-state.ts';
import { hasPictureOfScene } from './state/has-picture.ts';

/** What actions may use, made of the open editor's parts. */
export function useActionContext(
  session: TourSession,
  canvas: RefObject<CanvasHandle | null>,
  choosePhotos: () => void,
  chooseMedia: (choice: MediaChoice) => void,
): ActionContext {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      state: useEditorStore.getState,
      set: (change) => useEditorStore.setState(change),
      lookTo: (view) => canvas.current?.lookTo(view),
      centre: () => canvas.current?.centre() ?? null,
      choosePhotos,
      chooseMedia,
      openPreview: () => {
        void session.flush().then(() => navigate(previewPath()));
      },
      goToTours: () => navigate('/dashboard/myTour'),
      undo: () => tellLeftAlone(useEditorStore.getState().undo()),
      redo: () => tellLeftAlone(useEditorStore.getState().redo()),
    }),
    [session, canvas, choosePhotos, chooseMedia, navigate],
  );
}

/** The real player, with the scene and view that are on the canvas. */
function previewPath(): string {
  const state = useEditorStore.getState();
  const { tour, selectedSceneId, view } = state;
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
function tellLeftAlone(step: UndoneStep | null): void {
  if (!step || step.leftAlone.length === 0) return;
  const names = [...new Set(step.leftAlone)].join(', ');
  showTourToast('info', t('undo.left-alone', { step: stepText(step.name), names }));
}
