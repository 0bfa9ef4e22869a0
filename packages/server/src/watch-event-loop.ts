import type { Logger } from 'pino';

const everyMs = 50;
/** A hold that is longer is logged. */
const longMs = 250;
/** Named of what ran meanwhile. */
const mostNamed = 10;

interface Parts<Request> {
  log: Pick<Logger, 'warn'>;
  /** The requests that are worked on, and that were answered since it was last asked. */
  requests(): Request[];
  /** The kinds of the jobs that run. */
  jobs(): string[];
}

/**
 * Logs each time something kept the event loop from everything else, with what ran meanwhile and how much of the time this
 * process computed: where that is little, the machine was busy with others.
 */
export function watchEventLoop<Request>({ log, requests, jobs }: Parts<Request>): { close(): void } {
  let last = performance.now();
  let used = process.cpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const heldMs = now - last - everyMs;
    const running = requests();
    if (heldMs > longMs) {
      const { user, system } = process.cpuUsage(used);
      const cpuMs = Math.round((user + system) / 1000);
      const ran = { requests: running.slice(0, mostNamed), jobs: jobs().slice(0, mostNamed) };
      log.warn({ heldMs: Math.round(heldMs), cpuMs, ...ran }, 'Something held the event loop');
    }
    last = now;
    used = process.cpuUsage();
  }, everyMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
