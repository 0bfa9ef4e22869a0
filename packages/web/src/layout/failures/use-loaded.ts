import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { logError } from '../../client/log.ts';
import { problemText } from './problem-text.ts';

/**
 * What a request answers, asked again for another key and on `reload`: null while it comes the first time; `failure` says in
 * words why it did not. It may be changed here as it was on the server.
 */
export function useLoaded<T>(key: string, load: (signal: AbortSignal) => Promise<T>) {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, and another key, load it again
  useEffect(() => {
    const closing = new AbortController();
    setFailure(null);
    ask(closing.signal).then(
      (found) => closing.signal.aborted || setValue(found),
      (cause: unknown) => {
        if (closing.signal.aborted) return;
        logError('Error fetching data:', cause);
        setFailure(problemText(cause));
      },
    );
    return () => closing.abort();
  }, [key, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { value, setValue, failure, setFailure, reload };
}
