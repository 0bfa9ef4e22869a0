import { getNodesBounds, getViewportForBounds, useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import { box, type Places } from './place.ts';
import type { ShownFloor } from './scene-places.ts';

/** How far the map can be zoomed out and in. */
export const zooms = { least: 0.04, most: 2 } as const;
/** Pixels at the top where the map's own buttons are. */
const head = 56;
/** Beyond this nothing is better seen. */
const mostFitted = 1.15;

/**
 * Shows the whole map when it has settled otherwise than before, when its room becomes another one unless somebody has
 * moved or zoomed it since, and whenever the answer is called.
 */
export function useFitting(
  settled: string | null,
  places: Places,
  floors: readonly ShownFloor[],
): () => void {
  const { setViewport, getViewport } = useReactFlow();
  const fitted = useRef<Viewport | null>(null);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const fit = useCallback(() => {
    if (width === 0 || height === 0) return;
    const boxes = [...places].map(([id, position]) => ({ id: `${id}`, position, ...box, data: {} }));
    const pictures = floors.map(({ x, y, width, height, plan }) => {
      // Its name is above.
      return { id: plan.id, position: { x, y: y - 40 }, width, height: height + 40, data: {} };
    });
    const bounds = getNodesBounds([...boxes, ...pictures]);
    const below = Math.max(height - head, 1);
    const viewport = getViewportForBounds(bounds, width, below, zooms.least, mostFitted, 0.05);
    fitted.current = { ...viewport, y: viewport.y + head };
    void setViewport(fitted.current);
  }, [places, floors, width, height, setViewport]);
  const latest = useRef(fit);
  latest.current = fit;
  const isMeasured = width > 0 && height > 0;
  useEffect(() => {
    if (settled !== null && isMeasured) latest.current();
  }, [settled, isMeasured]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size is what it waits for
  useEffect(() => {
    if (fitted.current && isSame(fitted.current, getViewport())) latest.current();
  }, [width, height, getViewport]);
  return fit;
}

function isSame(one: Viewport, other: Viewport): boolean {
  return one.x === other.x && one.y === other.y && one.zoom === other.zoom;
}
