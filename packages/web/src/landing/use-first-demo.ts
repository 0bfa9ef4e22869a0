import type { DemoEntry } from '@tourwright/api';
import { useEffect, useState } from 'react';
import { logError } from '../client/log.ts';
import { fetchGallery } from '../client/tour/gallery.ts';

/** The first tour of the gallery; nothing while it is unknown or when there is none. */
export function useFirstDemo(): DemoEntry | undefined {
  const [demo, setDemo] = useState<DemoEntry>();
  useEffect(() => {
    const closing = new AbortController();
    fetchGallery(closing.signal).then(
      ({ items }) => setDemo(items[0]),
      (cause: unknown) => closing.signal.aborted || logError('Error fetching data:', cause),
    );
    return () => closing.abort();
  }, []);
  return demo;
}
