import type { Viewer } from '@tourwright/viewer';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { useOpenTour } from '../../open-tour/open-tour-context.ts';
import { idsOfChosen } from '../../selection/chosen.ts';
import type { CanvasPoint } from '../../tools/tool.ts';

interface Frame {
  pointerId: number;
  from: CanvasPoint;
  /** What was selected before, which stays. */
  before: readonly string[];
}

/** With Shift held, a drag over the picture draws a frame: what is in it is selected, too. */
export function useMarquee(viewer: Viewer | null) {
  const { store } = useOpenTour();
  const frame: RefObject<Frame | null> = useRef(null);
  return {
    start(event: PointerEvent, from: CanvasPoint): boolean {
      if (!viewer || !event.shiftKey || store.getState().tool !== 'select') return false;
      frame.current = { pointerId: event.pointerId, from, before: idsOfChosen(store.getState()) };
      store.setState({ marquee: { from, to: from } });
      return true;
    },
    /** True while it is this pointer's. */
    move(event: PointerEvent, to: CanvasPoint): boolean {
      if (frame.current?.pointerId !== event.pointerId) return false;
      store.setState({ marquee: { from: frame.current.from, to } });
      return true;
    },
    end(event: PointerEvent, to: CanvasPoint | null): boolean {
      const { current } = frame;
      if (!viewer || current?.pointerId !== event.pointerId) return false;
      frame.current = null;
      store.setState({ marquee: null });
      if (!to) return true;
      const [left, right] = [Math.min(current.from.x, to.x), Math.max(current.from.x, to.x)];
      const [top, bottom] = [Math.min(current.from.y, to.y), Math.max(current.from.y, to.y)];
      const inside = (store.getState().selectedScene?.hotspots ?? []).filter(({ position }) => {
        const point = viewer.project(position);
        return point && point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
      });
      store.getState().choose([...new Set([...current.before, ...inside.map(({ id }) => id)])]);
      return true;
    },
  };
}
