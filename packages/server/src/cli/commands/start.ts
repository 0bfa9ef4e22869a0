import { type App, createApp } from '../../app.ts';
import { createLog } from '../../log.ts';
import { openServices } from '../../open-services.ts';
import { createOperators } from '../../operators/operators.ts';
import type { Services } from '../../services.ts';
import { type Command, say } from '../command.ts';
import { readSettings } from '../read-settings.ts';
import { stopSignal } from '../stop-signal.ts';
import { stop } from './stop.ts';

/** `tourwright start`: serves, does jobs, or both, until it is asked to stop. */
export const start: Command = {
  async run(_args, env) {
    const config = readSettings(env);
    const log = createLog();
    const asked = stopSignal();
    const services = await openServices(config, log);
    const app = await openApp(services);
    if (config.role !== 'web') await app.work();
    // The process that cuts tiles also seeds the gallery, so that two processes on one database need no coordination.
    if (config.role !== 'web' && config.seedDemos) app.seeding.start();
    if (config.role === 'worker') say('Tourwright does jobs');
    else await sayWhereItIs(services);
    log.info({ signal: await asked }, 'Stopping');
    await stop(app, services);
    log.info('Stopped');
    return 0;
  },
};

/** Listens, or gives the services back and throws a line for the operator. */
async function openApp(services: Services): Promise<App> {
  let app: App | undefined;
  try {
    app = await createApp(services);
    await listen(app, services);
    return app;
  } catch (error) {
    await app?.close();
    await services.close();
    throw error;
  }
}

async function listen({ http }: App, { config, log }: Services): Promise<void> {
  const { port, host, role } = config;
  try {
    await http.listen({ port, host, listenTextResolver: (address) => `Listening at ${address}` });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    // A worker beside its web process has the same settings; nobody asks it for more than whether it lives.
    if (role === 'worker') return log.warn(`PORT ${port} is taken, so this worker cannot be asked how it is`);
    throw new Error(`PORT ${port} on ${host} is taken by another program. Example: PORT=${port + 1}`);
  }
}

/** The address comes last, where somebody who just started it looks for it. */
async function sayWhereItIs({ config, database, clock, secret }: Services): Promise<void> {
  const token = await createOperators({ database, clock, secret }).offerToken();
  if (token !== null) {
    say('This link makes the account that runs this Tourwright. It works once:');
    say(`  ${config.publicUrl}/signup?operator=${token}`);
  }
  say(`Tourwright is at ${config.publicUrl}`);
}
