import type { CanvasView } from './canvas-view.ts';
import type { EditorStore } from './create-editor-store.ts';
import type { Say } from './tour-toasts.ts';

/** What everything that works on an open tour is handed. */
export interface TourBase {
  readonly tourId: string;
  readonly store: EditorStore;
  readonly view: CanvasView;
  readonly say: Say;
}
