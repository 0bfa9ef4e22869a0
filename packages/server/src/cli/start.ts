import { type App, createApp } from '../app.ts';
import { createLog } from '../log.ts';
import { openServices } from '../open-services.ts';
import type { Services } from '../services.ts';
import { type Command, say } from './command.ts';
import { readSettings } from './read-settings.ts';
import { stopSignal } from './stop-signal.ts';

/** The contract gives ten seconds to stop; what takes longer than this is left to be recovered by the next start. */
const STOP_PATIENCE_MS = 9000;

/** `tourwright start`: serves until it is asked to stop. */
export const start: Command = {
  summary: 'migrate, then serve until SIGTERM',
  async run(_args, env) {
    const log = createLog();
    const config = readSettings(env);
    const asked = stopSignal();
    const services = await openServices(config, log);
    const app = await openApp(services);
    say(`Tourwright is at ${config.publicUrl}`);
    const signal = await asked;
    log.info({ signal }, 'Stopping');
    setTimeout(() => {
      log.warn('Not everything stopped in time; the next start recovers it');
      process.exit(0);
    }, STOP_PATIENCE_MS).unref();
    await app.http.close();
    await services.close();
    log.info('Stopped');
    return 0;
  },
};

/** Listens, or gives the services back and throws a line for the operator. */
async function openApp(services: Services): Promise<App> {
  const { port, host } = services.config;
  try {
    const app = await createApp(services);
    await app.http.listen({ port, host, listenTextResolver: (address) => `Listening at ${address}` });
    return app;
  } catch (error) {
    await services.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`PORT ${port} on ${host} is taken by another program. Example: PORT=${port + 1}`);
  }
}
