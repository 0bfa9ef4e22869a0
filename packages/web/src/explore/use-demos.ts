import type { DemoEntry } from '@tourwright/api';
import { useCallback, useEffect, useState } from 'react';
import { getJson } from '../client/get-json.ts';
import { logError } from '../client/log.ts';

type Demos = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; items: readonly DemoEntry[] };

/** The gallery's tours, and a way to ask again. */
export function useDemos(): [Demos, () => void] {
  const [demos, setDemos] = useState<Demos>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setDemos({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const closing = new AbortController();
    getJson<{ items: DemoEntry[] }>('/api/demos', closing.signal).then(
      ({ items }) => setDemos({ state: 'ready', items }),
      (cause: unknown) => {
        if (closing.signal.aborted) return;
        logError('Error fetching data:', cause);
        setDemos({ state: 'failed' });
      },
    );
    return () => closing.abort();
  }, [attempt]);
  return [demos, retry];
}
