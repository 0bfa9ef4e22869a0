import { useEffect, useState } from 'react';

/** How long a few plain words can be read twice. */
const readMs = 8000;

/** A message that goes away by itself. */
export function usePassingNotice(): [string | null, (message: string | null) => void] {
  const [message, setMessage] = useState<string | null>(null);
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => setMessage(null), readMs);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, setMessage];
}
