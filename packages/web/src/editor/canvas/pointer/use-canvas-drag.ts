import type { Viewer } from '@tourwright/viewer';
import type { PointerEvent } from 'react';
import type { CanvasPoint } from '../../tools/tool.ts';
import { useMarquee } from './use-marquee.ts';
import { useSurfaceDrag } from './use-surface-drag.ts';

/** What a drag over the picture does instead of looking around: it frames hotspots, or moves the selected surface. */
export function useCanvasDrag(viewer: Viewer | null) {
  const marquee = useMarquee(viewer);
  const surface = useSurfaceDrag(viewer);
  return {
    start: (event: PointerEvent, at: CanvasPoint) => marquee.start(event, at) || surface.start(event, at),
    /** True while it is this pointer's. */
    move: (event: PointerEvent, to: CanvasPoint) => marquee.move(event, to) || surface.move(event, to),
    /** Null: it is given up. */
    end: (event: PointerEvent, to: CanvasPoint | null) => marquee.end(event, to) || surface.end(event, to),
    hover: surface.hover,
  };
}
