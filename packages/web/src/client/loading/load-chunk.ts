import { textsReady } from '../../i18n/translations.ts';
import { loadStyle } from './load-style.ts';

/** The specification's limit: a script that is not there by then is an error. */
const chunkTimeoutMs = 120_000;
const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/** A part of the application that could not be loaded in time. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('Load error after 120 s timeout', { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a part of the application with its words. A hanging load fails after 120 s; one that is refused (a bad
 * connection, a server that restarts) is tried again quietly until then.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  const deadline = Date.now() + chunkTimeoutMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastFailure: unknown;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(lastFailure)), chunkTimeoutMs);
  });
  const tryUntilThen = async (): Promise<Part> => {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const style = missingStyle(lastFailure);
        if (style) await loadStyle(style);
        const part = await load();
        await textsReady();
        return part;
      } catch (cause) {
        lastFailure = cause;
        if (Date.now() + pauseMs >= deadline) return timeout;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  };
  try {
    return await Promise.race([tryUntilThen(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** The stylesheet that Vite's loader says it could not get. */
function missingStyle(failure: unknown): string | undefined {
  return failure instanceof Error ? /^Unable to preload CSS for (.+)$/.exec(failure.message)?.[1] : undefined;
}
