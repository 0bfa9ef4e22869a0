import { pino } from 'pino';
import { type App, createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type MemoryMail, openMemoryMail } from '../drivers/mail/memory-mail.ts';
import { openMemoryStorage } from '../drivers/storage/memory-storage.ts';
import type { Services } from '../services.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestServer {
  app: App['http'];
  routes: App['routes'];
  services: Services;
  /** The mails sent so far. */
  mail: MemoryMail;
  close(): Promise<void>;
}

/** The origin that tests send with unsafe requests. */
export const TEST_ORIGIN = 'http://localhost:3000';

/** The whole app on a database of its own, everything else in memory; `overrides` replaces single services. */
export async function openTestServer(overrides: Partial<Services> = {}): Promise<TestServer> {
  const read = readConfig({ SECRET: 'a secret of thirty-two characters' });
  if (!read.ok) throw new Error(read.message);
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' });
  const database = await openTestDatabase(log);
  const mail = openMemoryMail();
  const services: Services = {
    config: read.config,
    log,
    database,
    storage: openMemoryStorage(),
    mail,
    secret: 'a secret of thirty-two characters',
    clock: () => new Date(),
    close: () => database.close(),
    ...overrides,
  };
  const { http, routes } = await createApp(services);
  await http.ready();
  return {
    app: http,
    routes,
    services,
    mail,
    close: async () => {
      await http.close();
      await services.close();
    },
  };
}
