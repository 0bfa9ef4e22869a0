export function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** Ends sooner when the line is there again. */
export function pauseOffline(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
    addEventListener('online', () => resolve(), { signal: AbortSignal.timeout(delayMs) });
  });
}
