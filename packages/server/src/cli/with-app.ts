import { type App, createApp } from '../app.ts';
import { outageOf } from '../drivers/outage.ts';
import { createLog } from '../log.ts';
import { openServicesBeside } from '../open-services.ts';
import type { Services } from '../services.ts';
import { stop } from './commands/stop.ts';
import { readSettings } from './read-settings.ts';

/**
 * Opens the server without a port, for a command that does one thing with it: beside the server that runs, or alone where
 * none runs.
 */
export async function withApp<Result>(
  env: NodeJS.ProcessEnv,
  work: (app: App, services: Services) => Promise<Result>,
): Promise<Result> {
  const services = await openServicesBeside(readSettings(env), createLog(process.stderr));
  const app = await createApp(services);
  try {
    return await work(app, services);
  } catch (error) {
    if (outageOf(error) !== 'database_away') throw error;
    throw new Error('The database went away, as when its server stops. Run this again', { cause: error });
  } finally {
    await stop(app, services);
  }
}
