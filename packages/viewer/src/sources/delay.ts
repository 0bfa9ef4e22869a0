/** Ends sooner when the line is there again: what is waited for may come now. */
export function delay(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
    addEventListener('online', () => resolve(), { signal: AbortSignal.timeout(delayMs) });
  });
}
