import { openingScene } from '@tourwright/tour/rules';
import { useEffect, useState } from 'react';
import { isSavingData } from '../client/loading/is-saving-data.ts';
import { useQuietPage } from '../client/loading/use-quiet-page.ts';
import { logError } from '../client/log.ts';
import type { TourData } from '../client/tour/tour-data.ts';

/**
 * What the visitor is about to need, fetched while they read: the viewer's code and the first scene's tiles. It begins when the
 * page has come to rest, or when they reach for it; the result says whether that is so.
 */
export function useHeadStart({ tour, media }: TourData): boolean {
  const isQuiet = useQuietPage();
  const isUsed = useUsedPage();
  const isTime = isQuiet || isUsed;
  useEffect(() => {
    if (!isTime || isSavingData()) return;
    const start = async () => {
      const { firstTiles, viewerScenes } = await import('@tourwright/viewer/radians');
      const [scene] = viewerScenes({ scenes: [openingScene(tour)].filter((scene) => scene !== null) }, media);
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
  }, [tour, media, isTime]);
  return isTime;
}

/** Whether the visitor has moved the pointer, touched the page or pressed a key. */
function useUsedPage(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown'];
    const onSign = () => setUsed(true);
    for (const sign of signs) addEventListener(sign, onSign, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, onSign);
    };
  }, []);
  return isUsed;
}

/** Not every browser has `requestIdleCallback`. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
