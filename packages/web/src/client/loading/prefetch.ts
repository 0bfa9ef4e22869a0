/** Prefetches parts that the first screen does not need when the browser is idle. */
import { loadChunk } from './load-chunk.ts';

/** For browsers without `requestIdleCallback`. */
const pauseMs = 200;

const waiting = new Set<() => Promise<unknown>>();

/**
 * A part that `prefetchParts` fetches; calling it earlier fetches it then. `onReady` receives it when its texts have come in the
 * page's language too.
 */
export function prefetched<Part>(
  load: () => Promise<Part>,
  onReady?: (part: Part) => void,
): () => Promise<Part> {
  const fetchPart = async () => {
    const part = await loadChunk(load);
    waiting.delete(fetchPart);
    onReady?.(part);
    return part;
  };
  waiting.add(fetchPart);
  return fetchPart;
}

/** Fetches the parts that have not come yet, one after the other, until the signal aborts. */
export async function prefetchParts(signal: AbortSignal, pause = idle): Promise<void> {
  for (const fetchPart of waiting) {
    await pause(signal);
    if (signal.aborted) return;
    // What cannot be had now is requested again when it is wanted.
    await fetchPart().catch(() => undefined);
  }
}

function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isTold = typeof requestIdleCallback === 'function';
    const handle = isTold ? requestIdleCallback(() => resolve()) : setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      if (isTold) cancelIdleCallback(Number(handle));
      else clearTimeout(handle);
      resolve();
    });
  });
}
