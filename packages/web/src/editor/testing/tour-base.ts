import { createCanvasView } from '../open-tour/canvas-view.ts';
import { createEditorStore } from '../open-tour/create-editor-store.ts';
import type { TourBase } from '../open-tour/tour-base.ts';
import type { Say } from '../open-tour/tour-toasts.ts';

/** What a service of an open tour is handed, for tests. */
export function tourBase(tourId = 'tour-1', say: Say = () => undefined): TourBase {
  return { tourId, store: createEditorStore(), view: createCanvasView(), say };
}
