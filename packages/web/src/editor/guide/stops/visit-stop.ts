import type { GuideStop } from '@tourwright/tour/document';
import type { RefObject } from 'react';
import type { CanvasHandle } from '../../canvas/canvas-handle.ts';
import type { EditorStore } from '../../open-tour/create-editor-store.ts';

/** How long the canvas turns to the view of a stop in the same scene. */
const turnMs = 1500;
/** A scene without a picture holds nobody up. */
const mostWaitMs = 6000;

/** Brings a stop onto the canvas; resolves when it is in sight, or something else was selected meanwhile. */
export async function visitStop(
  store: EditorStore,
  canvas: RefObject<CanvasHandle | null>,
  { sceneId, yaw, pitch, hfov }: GuideStop,
): Promise<void> {
  const { tour, canvasSceneId, selectScene } = store.getState();
  if (!tour?.scenes.some(({ id }) => id === sceneId)) return;
  const isThere = canvasSceneId === sceneId;
  selectScene(sceneId);
  if (!isThere) await untilShown(store, sceneId);
  if (yaw === undefined || store.getState().selectedSceneId !== sceneId) return;
  const view = { yaw, ...(pitch !== undefined && { pitch }), ...(hfov !== undefined && { hfov }) };
  await canvas.current?.lookTo(view, isThere ? turnMs : 0);
}

function untilShown(store: EditorStore, sceneId: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, mostWaitMs);
    const stop = store.subscribe(({ canvasSceneId, selectedSceneId }) => {
      if (canvasSceneId === sceneId || selectedSceneId !== sceneId) end();
    });
  });
}
