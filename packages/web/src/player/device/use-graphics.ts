import type { Viewer } from '@tourwright/viewer';
import { useCallback, useRef, useState } from 'react';

/** How many losses in so short a time: the card will not hold. */
const mostLosses = 3;
const withinMs = 120_000;
/** A card that comes back does so within this time; browsers that have seen too many crashes give none any more. */
const gpuReturnTimeoutMs = 5000;

/**
 * Whether panoramas can be drawn here: false without WebGL 2, after the card was lost again and again, and as long as
 * a lost one does not come back.
 */
export function useGraphics() {
  const [canDraw, setCanDraw] = useState(true);
  const leave = useRef<(() => void) | null>(null);
  const watch = useCallback((viewer: Viewer | null) => {
    // A viewer that is closed gives its card back by the same event.
    leave.current?.();
    leave.current = viewer && watchCard(viewer.canvas, setCanDraw);
  }, []);
  return { canDraw, watch };
}

function watchCard(canvas: HTMLCanvasElement, tell: (canDraw: boolean) => void): () => void {
  if (!canvas.getContext('webgl2')) tell(false);
  const listening = new AbortController();
  const { signal } = listening;
  let losses: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    // A hidden page gets its card back when it is seen again.
    timer = setTimeout(() => (document.hidden ? wait() : tell(false)), gpuReturnTimeoutMs);
  };
  const onLost = ({ timeStamp }: Event) => {
    losses = [...losses.filter((at) => timeStamp - at < withinMs), timeStamp];
    if (losses.length >= mostLosses) tell(false);
    wait();
  };
  const onRestored = () => {
    clearTimeout(timer);
    if (losses.length < mostLosses) tell(true);
  };
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  canvas.addEventListener('webglcontextrestored', onRestored, { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
