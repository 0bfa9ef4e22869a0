import { type App, createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { openServices } from '../open-services.ts';
import { readSettings } from './read-settings.ts';
import { stop } from './stop.ts';

/** Opens the server without a port, for a command that does one thing with it. */
export async function withApp<Result>(
  env: NodeJS.ProcessEnv,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  const services = await openServices(readSettings(env), createLog());
  const app = await createApp(services);
  try {
    return await work(app);
  } finally {
    await stop(app, services);
  }
}
