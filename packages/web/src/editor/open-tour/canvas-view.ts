/**
 * The view of the canvas, degrees: sent at every frame, only to its subscribers. In the store it would
 * run every selector of the editor at each of them.
 */
import type { SceneView } from '@tourwright/tour/document';

/** Where the canvas looks, apart from the store since it changes with every frame. */
export interface CanvasView {
  get(): SceneView;
  set(view: SceneView): void;
  /** The view that a reload returns to: where the user looks, or where the user looked before a sheet moved the picture aside. */
  resting(): SceneView;
  /** Rests at a view until it is given up with null. */
  rest(view: SceneView | null): void;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/** Makes the record of where the canvas looks. */
export function createCanvasView(): CanvasView {
  const listeners = new Set<() => void>();
  let current: SceneView = { yaw: 0, pitch: 0, hfov: 90 };
  let rested: SceneView | null = null;
  return {
    get: () => current,
    set: (view) => {
      current = view;
      for (const listener of listeners) listener();
    },
    resting: () => rested ?? current,
    rest: (view) => {
      rested = view;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
