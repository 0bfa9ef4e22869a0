import type { GalleryPlace } from '@tourwright/api';
import { useEffect, useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../failures/problem-text.ts';

/** A tour's place in the gallery, and what its owner can do about it. */
export function useGalleryPlace(tourId: string, onChange: (place: GalleryPlace) => void) {
  const [place, setPlace] = useState<GalleryPlace | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const closing = new AbortController();
    setFailure(null);
    api.getGalleryPlace({ params: { id: tourId }, signal: closing.signal }).then(setPlace, (cause) => {
      if (closing.signal.aborted) return;
      logError('Error fetching data:', cause);
      setFailure(problemText(cause));
    });
    return () => closing.abort();
  }, [tourId, attempt]);

  const send = async (call: typeof api.askForGallery | typeof api.leaveGallery) => {
    setBusy(true);
    setFailure(null);
    try {
      const next = await call({ params: { id: tourId } });
      setPlace(next);
      onChange(next);
    } catch (cause) {
      logError('Error changing tour:', cause);
      setFailure(problemText(cause));
    }
    setBusy(false);
  };
  return {
    /** Null until it is there. */
    place,
    failure,
    isBusy,
    retry: () => setAttempt((count) => count + 1),
    ask: () => send(api.askForGallery),
    leave: () => send(api.leaveGallery),
  };
}
