/** Ends a decoding process that exceeds its limits. Decoders work on other threads meanwhile. */

export type Limit = 'memory' | 'time';

/** What a cutter's process may use before it is ended. */
export interface Limits {
  /** All that the process holds. */
  memoryBytes: number;
  /** The CPU time of all its threads, milliseconds. */
  cpuMs: number;
}

const lookMs = 25;

/** Looks until the function that comes back is called. `report` is called with the reason before the process ends. */
export function watchLimits({ memoryBytes, cpuMs }: Limits, tell: (limit: Limit) => void): () => void {
  const begun = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(begun);
    const isLong = (user + system) / 1000 > cpuMs;
    if (!isLong && process.memoryUsage.rss() <= memoryBytes) return;
    clearInterval(timer);
    tell(isLong ? 'time' : 'memory');
  }, lookMs);
  return () => clearInterval(timer);
}
