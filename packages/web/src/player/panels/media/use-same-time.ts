import { type RefCallback, useCallback } from 'react';

/** A ref for a video that continues where another one is, and leaves that one where it ends itself. */
export function useSameTime(other: HTMLVideoElement | null): RefCallback<HTMLVideoElement> {
  return useCallback(
    (film) => {
      if (!film || !other) return;
      const begin = () => {
        // One that has come to its end starts over.
        if (!other.ended) film.currentTime = other.currentTime;
      };
      film.addEventListener('loadedmetadata', begin, { once: true });
      return () => {
        film.removeEventListener('loadedmetadata', begin);
        if (film.readyState >= film.HAVE_METADATA) other.currentTime = film.currentTime;
      };
    },
    [other],
  );
}
