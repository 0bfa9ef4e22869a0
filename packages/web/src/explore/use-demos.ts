import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { logError } from '../client/log.ts';
import { fetchGallery, type Gallery, takeInlinedGallery } from '../client/tour/gallery.ts';

type Demos = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; gallery: Gallery };

/** While tours are being made, the gallery is asked again after this time. */
const askAgainMs = 2000;

/** The gallery's tours, new ones as they arrive, and a way to ask again. */
export function useDemos(): [Demos, () => void] {
  const [demos, setDemos] = useState<Demos>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setDemos({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  // Before the first paint: what came with the page shows at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useLayoutEffect(() => {
    const gallery = takeInlinedGallery();
    if (gallery) {
      setDemos({ state: 'ready', gallery });
      return;
    }
    const closing = new AbortController();
    fetchGallery(closing.signal).then(
      (gallery) => setDemos({ state: 'ready', gallery }),
      (cause: unknown) => {
        if (closing.signal.aborted) return;
        logError('Error fetching data:', cause);
        setDemos({ state: 'failed' });
      },
    );
    return () => closing.abort();
  }, [attempt]);

  const incomplete = demos.state === 'ready' && demos.gallery.preparing ? demos.gallery : null;
  useEffect(() => {
    if (!incomplete) return;
    const closing = new AbortController();
    const timer = setTimeout(() => {
      fetchGallery(closing.signal).then(
        (gallery) => setDemos({ state: 'ready', gallery }),
        // The connection broke: what is there stays, and is requested again.
        () => closing.signal.aborted || setDemos({ state: 'ready', gallery: { ...incomplete } }),
      );
    }, askAgainMs);
    return () => {
      clearTimeout(timer);
      closing.abort();
    };
  }, [incomplete]);

  return [demos, retry];
}
