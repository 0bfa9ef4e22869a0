import type { App } from '../app.ts';
import type { Services } from '../services.ts';

/** The contract gives ten seconds; what takes longer than this is left to be recovered by the next start. */
const PATIENCE_MS = 9000;
/** For requests; uploads that take longer go on where they were when the next start has come. */
const REQUEST_PATIENCE_MS = 5000;

/** Finishes requests and the step of running jobs, then gives everything back. Ends the process if that takes too long. */
export async function stop(app: App, services: Services): Promise<void> {
  const { log, queue } = services;
  setTimeout(() => {
    log.warn('Not everything stopped in time; the next start recovers it');
    process.exit(0);
  }, PATIENCE_MS).unref();
  await Promise.all([closeHttp(app), queue.rest()]);
  await services.close();
}

async function closeHttp({ http }: App): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), REQUEST_PATIENCE_MS);
  await http.close();
  clearTimeout(cut);
}
