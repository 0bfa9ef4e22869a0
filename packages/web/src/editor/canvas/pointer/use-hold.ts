import { useEffect, useRef } from 'react';
import type { CanvasPoint } from '../../tools/tool.ts';

/** How long a finger rests on a hotspot to select several. */
const holdMs = 500;
/** A finger never rests quite still. */
const restRadius = 8;

/** Reports a long press on a hotspot: the touch equivalent of Shift. */
export function useHold(onHold: (hotspotId: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef<CanvasPoint>({ x: 0, y: 0 });
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start(hotspotId: string, point: CanvasPoint) {
      end();
      from.current = point;
      timer.current = setTimeout(() => onHold(hotspotId), holdMs);
    },
    move({ x, y }: CanvasPoint) {
      if (Math.hypot(x - from.current.x, y - from.current.y) > restRadius) end();
    },
    end,
  };
}
