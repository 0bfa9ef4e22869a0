import type { GalleryPlace } from '@tourwright/api';
import { useState } from 'react';
import { api } from '../../client/api.ts';
import { logError } from '../../client/log.ts';
import { problemText } from '../failures/problem-text.ts';
import { useLoaded } from '../failures/use-loaded.ts';

/** A tour's place in the gallery, and what its owner can do about it. */
export function useGalleryPlace(tourId: string, onChange: (place: GalleryPlace) => void) {
  const [isBusy, setBusy] = useState(false);
  const {
    value: place,
    setValue: setPlace,
    failure,
    setFailure,
    reload,
  } = useLoaded<GalleryPlace>(tourId, (signal) => api.getGalleryPlace({ params: { id: tourId }, signal }));
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
    retry: reload,
    ask: () => send(api.askForGallery),
    leave: () => send(api.leaveGallery),
  };
}
