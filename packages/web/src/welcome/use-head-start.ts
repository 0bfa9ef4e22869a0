import { openingScene } from '@tourwright/tour/rules';
import { useEffect } from 'react';
import { isSavingData } from '../client/is-saving-data.ts';
import { logError } from '../client/log.ts';
import type { TourData } from '../client/tour-data.ts';

/** What the visitor is about to need, fetched while they read: the viewer's code and the first room's tiles. */
export function useHeadStart({ tour, media }: TourData): void {
  useEffect(() => {
    if (isSavingData()) return;
    const start = async () => {
      const { firstTiles, viewerScenes } = await import('@tourwright/viewer');
      const [scene] = viewerScenes({ scenes: [openingScene(tour)].filter((room) => room !== null) }, media);
      if (!scene) return;
      // Into the browser's own cache, also when the visitor enters meanwhile: the viewer asks for the very same. That
      // one of them fails matters to nobody yet.
      for (const url of firstTiles(scene, { width: innerWidth, height: innerHeight }, devicePixelRatio)) {
        fetch(url, { priority: 'low' }).catch(() => undefined);
      }
    };
    return whenIdle(() => {
      start().catch((cause: unknown) => logError('Fetching ahead failed:', cause));
    });
  }, [tour, media]);
}

/** Not every browser tells when it is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
