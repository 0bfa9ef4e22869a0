import type { Viewer } from '@tourwright/viewer';
import { useCallback, useState } from 'react';

/** So many losses in so short a time: the card will not hold. */
const mostLosses = 3;
const withinMs = 120_000;

/** Whether panoramas can be drawn here: false without WebGL 2, and after the card was lost again and again. */
export function useGraphics() {
  const [canDraw, setCanDraw] = useState(true);
  const watch = useCallback((viewer: Viewer | null) => {
    if (!viewer) return;
    if (!viewer.canvas.getContext('webgl2')) setCanDraw(false);
    const losses: number[] = [];
    viewer.canvas.addEventListener('webglcontextlost', ({ timeStamp }) => {
      losses.push(timeStamp);
      const recent = losses.filter((at) => timeStamp - at < withinMs);
      // A viewer that is closed gives its card back by the same event.
      if (recent.length >= mostLosses) setCanDraw(false);
    });
  }, []);
  return { canDraw, watch };
}
