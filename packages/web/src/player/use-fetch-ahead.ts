import type { ViewerScene } from '@tourwright/viewer';
import { fetchAhead, isGenerous, type Line, tilesAhead } from '@tourwright/viewer/radians/ahead';
import { useEffect } from 'react';
import type { Walk } from './use-tour.ts';

/** How long a scene has been sharp before the next ones are fetched. */
const restMs = 1000;

/** Fetches the first tiles of the scenes next door once the present one is sharp, on a connection that can carry it. */
export function useFetchAhead({ viewer, sceneId, state }: Walk, scenes: readonly ViewerScene[]): void {
  useEffect(() => {
    const scene = scenes.find(({ id }) => id === sceneId);
    const { connection } = navigator as Navigator & { connection?: Line };
    if (state !== 'sharp' || !scene || !isGenerous(connection)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const { current } = viewer;
      if (!current) return;
      const { clientWidth: width, clientHeight: height } = current.canvas;
      const seen = { view: current.view, size: { width, height }, devicePixelRatio };
      void fetchAhead(tilesAhead(scene, scenes, seen), abort.signal);
    }, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [viewer, sceneId, state, scenes]);
}
