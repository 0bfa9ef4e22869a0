import type { ImageInfo } from '@tourwright/api';
import { useCallback, useEffect, useState } from 'react';
import { isSavingData } from '../client/loading/is-saving-data.ts';
import { logError } from '../client/log.ts';
import { getJson } from '../client/requests/get-json.ts';
import type { TourData } from '../client/tour/tour-data.ts';
import { linkQuery } from '../client/visit/visit-pass.ts';
import { loadPanels } from './lazy-panels.tsx';

/**
 * The media of a tour. Once `onSharp` says that the connection is free, previews of scenes that did not come with the
 * page are requested, and what hotspots open, so that it is there when it is wanted; not where data is to be saved.
 */
export function useAllMedia({ tour, media, link }: TourData): {
  media: TourData['media'];
  onSharp: () => void;
} {
  const [all, setAll] = useState(media);
  const [hasTime, setHasTime] = useState(false);
  const isPartial = tour.scenes.some(({ slug }) => all[slug]?.panorama?.preview === '');

  useEffect(() => {
    if (!hasTime || !isPartial) return;
    const abort = new AbortController();
    getJson<{ images: Record<string, ImageInfo> }>(
      `/api/tours/${encodeURIComponent(tour.id)}/media${linkQuery(link?.key)}`,
      abort.signal,
    ).then(
      ({ images }) => setAll((known) => ({ ...known, ...images })),
      // Scenes open without a preview then, coarse tiles first.
      (cause: unknown) => abort.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => abort.abort();
  }, [tour.id, link?.key, hasTime, isPartial]);

  const onSharp = useCallback(() => {
    if (isSavingData()) return;
    setHasTime(true);
    loadPanels().catch(() => undefined);
  }, []);
  return { media: all, onSharp };
}
