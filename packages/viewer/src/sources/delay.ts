/** A delay that ends early when the browser is online again. */
export function delay(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, delayMs);
    addEventListener('online', () => resolve(), { signal: AbortSignal.timeout(delayMs) });
  });
}
