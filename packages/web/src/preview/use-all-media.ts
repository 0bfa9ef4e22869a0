import type { ImageInfo } from '@tourwright/api';
import { useEffect, useState } from 'react';
import { getJson } from '../client/get-json.ts';
import { logError } from '../client/log.ts';
import type { TourData } from '../client/tour-data.ts';

/** The media of a tour; previews of rooms that did not come with the page are asked for once `hasTime`. */
export function useAllMedia({ tour, media }: TourData, hasTime: boolean): TourData['media'] {
  const [all, setAll] = useState(media);
  const isPartial = tour.scenes.some(({ slug }) => all[slug]?.panorama?.preview === '');

  useEffect(() => {
    if (!hasTime || !isPartial) return;
    const abort = new AbortController();
    getJson<{ images: Record<string, ImageInfo> }>(
      `/api/tours/${encodeURIComponent(tour.id)}/media`,
      abort.signal,
    ).then(
      ({ images }) => setAll((known) => ({ ...known, ...images })),
      // Rooms open without a preview then, coarse tiles first.
      (cause: unknown) => abort.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => abort.abort();
  }, [tour.id, hasTime, isPartial]);

  return all;
}
