/** The address of a part of the app, as the build names them. */
export const partOfApp = /\/assets\/[^/]+\.(?:js|css)$/;

/** Calls back with each file that the page requested, also before, until the returned function is called. */
export function watchResources(found: (entry: PerformanceResourceTiming) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) found(entry as PerformanceResourceTiming);
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}
