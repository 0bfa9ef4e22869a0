import type { App } from '../../app.ts';
import type { Services } from '../../services.ts';
import { endAfter } from '../end-after.ts';

/** The contract gives ten seconds; what takes longer than this is left to be recovered by the next start. */
const stopTimeoutMs = 9000;

/** Where not even that comes about, since something holds the event loop. */
const guardMs = 9500;

/** Ends the app and gives everything back. Ends the process if that takes too long. */
export async function stop(app: App, services: Services): Promise<void> {
  setTimeout(() => {
    services.log.warn('Not everything stopped in time; the next start recovers it');
    process.exit(0);
  }, stopTimeoutMs).unref();
  await endAfter(guardMs);
  await app.close();
  await services.close();
}
