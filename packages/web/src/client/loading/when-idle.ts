/** When the browser has nothing better to do, but soon. */
const latestMs = 400;

/** Acts once the browser is idle. Returns how to give that up. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(act, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, 50);
  return () => clearTimeout(timer);
}
