/** A page that took longer to be answered came over a connection on which the first tiles are what one waits for. */
const slowAnswerMs = 120;

/** Whether the page's own answer took so long that the first tiles will be waited for. */
export function isLineSlow(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.responseStart - entry.requestStart > slowAnswerMs;
}
