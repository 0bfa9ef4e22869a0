import { prefetchParts } from '../client/loading/prefetch.ts';

/** Has all parts at hand that a page fetches when it has time. */
export function prefetchAll(): Promise<void> {
  return prefetchParts(new AbortController().signal, async () => {});
}
