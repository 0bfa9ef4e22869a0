import { useEffect, useRef } from 'react';
import type { CanvasPoint } from '../../tools/tool.ts';

/** How long a finger rests. */
const holdMs = 500;
/** A finger never rests quite still. */
const restRadius = 8;

/** Reports a long press of a finger: what Shift and the second button are for a mouse. */
export function useHold() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<CanvasPoint>({ x: 0, y: 0 });
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start(point: CanvasPoint, onHold: () => void) {
      end();
      from.current = point;
      timer.current = setTimeout(() => {
        ignoreRelease();
        onHold();
      }, holdMs);
    },
    move({ x, y }: CanvasPoint) {
      if (Math.hypot(x - from.current.x, y - from.current.y) > restRadius) end();
    },
    end,
  };
}

/** When the finger is lifted the browser would make a click of it, which closes what has opened. */
function ignoreRelease(): void {
  const ended = new AbortController();
  const { signal } = ended;
  const onEnd = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
    ended.abort();
  };
  window.addEventListener('touchend', onEnd, { capture: true, passive: false, signal });
  window.addEventListener('touchcancel', () => ended.abort(), { signal });
}
