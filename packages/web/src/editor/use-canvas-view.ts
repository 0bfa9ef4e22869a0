import type { SceneView } from '@tourwright/tour/document';
import { useSyncExternalStore } from 'react';
import { useOpenTour } from './open-tour/open-tour-context.ts';

/** Where the canvas looks now. Draws its component again at every frame of a turn. */
export function useCanvasView(): SceneView {
  const { view } = useOpenTour();
  return useSyncExternalStore(view.subscribe, view.get);
}
