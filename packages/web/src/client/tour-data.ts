/** What a visitor's page shows of a tour: it comes with the page, else it is asked for. */
import type { Cover, ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { getJson, RequestError } from './get-json.ts';
import { logError } from './log.ts';

export interface TourData {
  tour: Tour;
  /** What is known of the tour's images, by slug. */
  media: Record<string, ImageInfo>;
  /** The picture behind the welcome page, where it shows one; null: there is none. */
  cover?: Cover | null;
  /** Whether the visitor owns the tour. */
  owner: boolean;
  /** Set where visits are also counted by Google Analytics, after consent. */
  gaMeasurementId?: string;
}

export type TourLoading =
  | { status: 'loading' }
  | { status: 'ready'; data: TourData }
  /** There is no such tour, or none that this visitor may see. */
  | { status: 'missing' }
  | { status: 'unreachable' };

/** The data of a tour; `missingMessage` is what the specification logs when there is none. `retry` asks again. */
export function useTourData(
  tourId: string | null,
  missingMessage: string,
): TourLoading & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<TourLoading>(() => readInlined(tourId) ?? { status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const inlined = readInlined(tourId);
    setLoading(inlined ?? { status: 'loading' });
    if (inlined) return;
    const abort = new AbortController();
    void fetchTour(tourId, abort.signal).then((found) => {
      if (!abort.signal.aborted) setLoading(found);
    });
    return () => abort.abort();
  }, [tourId, attempt]);

  useEffect(() => {
    if (loading.status === 'missing') logError(missingMessage);
  }, [loading.status, missingMessage]);

  return { ...loading, retry: () => setAttempt((count) => count + 1) };
}

/** What pages that are drawn ahead show, where there is no document to read it from. */
let drawnData: TourData | null = null;

/** Makes the pages that are drawn from now on show this tour. For the build alone. */
export function drawWith(data: TourData): void {
  drawnData = data;
}

/** What the server put into the page; null when this is not the page of that tour. */
function readInlined(tourId: string | null): TourLoading | null {
  if (drawnData) return { status: 'ready', data: drawnData };
  const text = document.getElementById('tour-data')?.textContent;
  if (!text) return null;
  const data = inlinedData(text);
  if (data?.tour?.id === tourId) return { status: 'ready', data };
  // A page that says that there is nothing speaks of its own tour only.
  return data === null && isFirstPage() ? { status: 'missing' } : null;
}

const firstPath = typeof location === 'undefined' ? '' : location.pathname + location.search;

function isFirstPage(): boolean {
  return location.pathname + location.search === firstPath;
}

let parsed: { text: string; data: TourData | null } | null = null;

/** Parsed once: the same page is asked again at every render that needs it. */
function inlinedData(text: string): TourData | null {
  if (parsed?.text !== text) parsed = { text, data: JSON.parse(text) as TourData | null };
  return parsed.data;
}

async function fetchTour(tourId: string | null, signal: AbortSignal): Promise<TourLoading> {
  if (!tourId) return { status: 'missing' };
  const path = `/api/tours/${encodeURIComponent(tourId)}`;
  try {
    const [tour, { images, cover }] = await Promise.all([
      getJson<Tour>(path, signal),
      getJson<{ images: Record<string, ImageInfo>; cover: Cover | null }>(`${path}/media`, signal),
    ]);
    return { status: 'ready', data: { tour, media: images, cover, owner: false } };
  } catch (cause) {
    if (cause instanceof RequestError && cause.status === 404) return { status: 'missing' };
    if (!signal.aborted) logError('Error fetching data:', cause);
    return { status: 'unreachable' };
  }
}
