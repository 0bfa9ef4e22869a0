import type { SceneVideo, Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { type PointerEvent, useRef } from 'react';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import type { EditorState } from '../../state/editor-state.ts';
import { specified } from '../../state/specified-state.ts';
import { type Corners, isWithin, movedBetween } from '../../surfaces/corners/quad.ts';
import { moveSurface, showSurface } from '../../surfaces/surface-edits.ts';
import type { CanvasPoint } from '../../tools/tool.ts';

interface Held {
  pointerId: number;
  start: CanvasPoint;
  from: Vector;
  surface: SceneVideo;
  /** Where its corners would be; null until it is dragged. */
  corners: Corners | null;
}

/** A press that moved further than this many pixels is a drag. */
const dragRadius = 4;

/** The uppermost of what is pinned there. */
export function surfaceAt(state: EditorState, direction: Vector): SceneVideo | null {
  return specified.videos(state).findLast(({ corners }) => isWithin(corners, direction)) ?? null;
}

/** A drag inside the selected surface moves it as a whole; the spot that was taken stays under the pointer. */
export function useSurfaceDrag(viewer: Viewer | null) {
  const { store } = useOpenTour();
  const held = useRef<Held | null>(null);
  /** The selected surface, where it is at a point. */
  const selectedAt = ({ x, y }: CanvasPoint): SceneVideo | null => {
    const state = store.getState();
    const surface = state.tool === 'select' ? specified.selectedVideo(state) : null;
    return viewer && surface && isWithin(surface.corners, viewer.unproject(x, y)) ? surface : null;
  };
  return {
    start(event: PointerEvent, point: CanvasPoint): boolean {
      const surface = event.isPrimary ? selectedAt(point) : null;
      if (!viewer || !surface) return false;
      const from = viewer.unproject(point.x, point.y);
      held.current = { pointerId: event.pointerId, start: point, from, surface, corners: null };
      return true;
    },
    /** True while it is this pointer's. */
    move(event: PointerEvent, { x, y }: CanvasPoint): boolean {
      const { current } = held;
      const scene = store.getState().selectedScene;
      if (!viewer || !scene || current?.pointerId !== event.pointerId) return false;
      const { start, from, surface } = current;
      if (!current.corners && Math.hypot(x - start.x, y - start.y) < dragRadius) return true;
      current.corners = movedBetween(surface.corners, from, viewer.unproject(x, y));
      showSurface(store, scene, surface, { corners: current.corners });
      return true;
    },
    /** A press that moves nothing selects the uppermost surface there. */
    end(event: PointerEvent, point: CanvasPoint | null): boolean {
      const { current } = held;
      const scene = store.getState().selectedScene;
      if (!viewer || current?.pointerId !== event.pointerId) return false;
      held.current = null;
      store.setState({ preview: null });
      if (!point || !scene) return true;
      const { corners, surface, from } = current;
      if (corners) moveSurface(store, scene, surface, corners);
      else store.getState().selectVideo(surfaceAt(store.getState(), from)?.id ?? surface.id);
      return true;
    },
    /** Shows by the pointer's form what a drag would do. */
    hover(point: CanvasPoint): void {
      if (!viewer) return;
      const { style } = viewer.canvas;
      if (held.current || selectedAt(point)) style.cursor = 'move';
      else if (style.cursor === 'move') style.cursor = '';
    },
  };
}
