/** The tour of a visitor's page: included in the page, else requested. */
import type { Cover, ImageInfo, LinkState } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { useEffect, useState } from 'react';
import { logError } from '../log.ts';
import { getJson, RequestError } from '../requests/get-json.ts';
import type { Visit } from '../visit/visit.ts';
import type { TourData, TourLoading } from './tour-loading.ts';

export type { TourData } from './tour-loading.ts';

/**
 * The data of a tour, as the link with this key shows it if there is one; `missingMessage` is what the specification logs
 * when there is none. `retry` asks again.
 */
export function useTourData(
  tourId: string | null,
  link: string | null,
  missingMessage: string,
): TourLoading & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<TourLoading>(
    () => shownOf(readInlined(tourId, link)) ?? { status: 'loading' },
  );

  useEffect(() => {
    const inlined = attempt === 0 ? readInlined(tourId, link) : null;
    const shown = shownOf(inlined);
    setLoading(shown ?? { status: 'loading' });
    if (tourId && link !== null && shown?.status !== 'missing')
      return visitBy(tourId, link, inlined, setLoading);
    if (shown) return;
    const abort = new AbortController();
    void fetchTour(tourId, abort.signal).then((found) => {
      if (!abort.signal.aborted) setLoading(found);
    });
    return () => abort.abort();
  }, [tourId, link, attempt]);

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

/** What came with the page: a tour, that there is none, or what is in between. */
type Inlined = TourData | { status: 'missing' } | LinkState;

function shownOf(inlined: Inlined | null): TourLoading | null {
  if (inlined === null || typeof inlined === 'string') return null;
  return 'status' in inlined ? inlined : { status: 'ready', data: inlined };
}

/** What the server put into the page; null when this is not the page of that tour and link. */
function readInlined(tourId: string | null, link: string | null): Inlined | null {
  if (drawnData) return drawnData;
  const text = document.getElementById('tour-data')?.textContent;
  if (!text) return null;
  const data = inlinedData(text);
  if (data === null) return isFirstPage() ? { status: 'missing' } : null;
  // A page that says that there is nothing, or what is in between, speaks of its own tour only.
  if (!('tour' in data)) return data.link.key === link && isFirstPage() ? data.link.state : null;
  return data.tour.id === tourId && (data.link?.key ?? null) === link ? data : null;
}

const firstPath = typeof location === 'undefined' ? '' : location.pathname + location.search;

function isFirstPage(): boolean {
  return location.pathname + location.search === firstPath;
}

/** A page in place of the tour of a link. */
interface GateData {
  link: { key: string; state: LinkState };
}

let parsed: { text: string; data: TourData | GateData | null } | null = null;

/** Parsed once: the same page is asked again at every render that needs it. */
function inlinedData(text: string): TourData | GateData | null {
  if (parsed?.text !== text) parsed = { text, data: JSON.parse(text) as TourData | GateData | null };
  return parsed.data;
}

/** Follows the visit by a link until the result is called. */
function visitBy(
  tourId: string,
  key: string,
  inlined: Inlined | null,
  show: (loading: TourLoading) => void,
): () => void {
  let isOver = false;
  let visit: Visit | null = null;
  const known = inlined !== null && typeof inlined === 'object' && 'status' in inlined ? null : inlined;
  import('../visit/open-visit.ts').then(
    ({ openVisit }) => {
      if (!isOver) visit = openVisit({ tourId, key, known, show });
    },
    (cause: unknown) => {
      logError('Error fetching data:', cause);
      if (!isOver && (known === null || typeof known === 'string')) show({ status: 'unreachable' });
    },
  );
  return () => {
    isOver = true;
    visit?.close();
  };
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
