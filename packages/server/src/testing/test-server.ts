import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type App, createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { type MemoryMail, openMemoryMail } from '../drivers/mail/memory-mail.ts';
import { openMemoryStorage } from '../drivers/storage/memory-storage.ts';
import type { Commands } from '../feature.ts';
import { openQueue } from '../jobs/queue.ts';
import { internet } from '../outgoing/public-addresses.ts';
import { readWebBundle } from '../pages/html/web-bundle.ts';
import { bookOf, openPlans } from '../plans/plan-book.ts';
import type { Services } from '../services.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { sharePictureProcesses } from './shared-picture-processes.ts';
import { openTestDatabase } from './test-database.ts';
import { writeBuiltWeb } from './write-built-web.ts';

/** Somebody logged in. */
export interface TestUser {
  userId: string;
  /** The `cookie` header of their browser. */
  cookie: string;
}

export interface TestServer extends Commands {
  app: App['http'];
  routes: App['routes'];
  services: Services;
  /** The mails sent so far. */
  mail: MemoryMail;
  signUp(email: string): Promise<TestUser>;
  /** Does jobs from now on. */
  work(): Promise<void>;
  close(): Promise<void>;
}

/** The origin that tests send with unsafe requests. */
export const testOrigin = 'http://localhost:3000';

/** `TEST_LOG=info vitest ...` shows what a test's server logs. */
const logLevel = process.env.TEST_LOG ?? 'silent';

/**
 * The whole app on a database of its own, everything else in memory; `overrides` replaces single services and settings.
 * Tiles are JPEG alone unless a test is about the others: AVIF would take most of the time of all that cut.
 */
export async function openTestServer({
  config = {},
  ...overrides
}: Partial<Omit<Services, 'config'>> & { config?: Partial<Services['config']> } = {}): Promise<TestServer> {
  const folders = { data: mkdtempSync(join(tmpdir(), 'tourwright-data-')), web: writeBuiltWeb() };
  const log = overrides.log ?? pino({ level: logLevel });
  const mail = openMemoryMail();
  const database = overrides.database ?? (await openTestDatabase(log));
  const services: Services = {
    config: { ...testConfig(folders.data), ...config },
    log,
    database,
    storage: openMemoryStorage(),
    mail,
    queue: overrides.queue ?? (await openQueue(database.url, log, { isHurried: true })),
    web: readWebBundle(folders.web),
    payment: null,
    book: bookOf(openPlans, { name: 'localhost:3000', email: '' }),
    demos: [],
    secret: 'a secret of thirty-two characters',
    passwords: cheapPasswords,
    openPictures: sharePictureProcesses,
    net: internet,
    clock: () => new Date(),
    close: async () => {},
    ...overrides,
  };
  const { http, routes, close, ...given } = await createApp(services);
  await http.ready();
  return {
    app: http,
    routes,
    services,
    mail,
    signUp: (email) => signUp(http, email),
    ...given,
    close: async () => {
      await close();
      await services.queue.close();
      await services.storage.close();
      await services.database.close();
      for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Another process on the database and the storage of a server, which stay open when it is closed. */
export function openSecondProcess(
  { services: { database, storage } }: Pick<TestServer, 'services'>,
  overrides: Parameters<typeof openTestServer>[0] = {},
): Promise<TestServer> {
  const close = async () => {};
  return openTestServer({
    database: { ...database, close },
    storage: { ...storage, close },
    ...overrides,
  });
}

function testConfig(dataDir: string): Config {
  const read = readConfig({ DATA_DIR: dataDir, SEED_DEMOS: 'false', BETTER_TILES: 'false' });
  if (!read.ok) throw new Error(read.message);
  return read.config;
}

async function signUp(http: App['http'], email: string): Promise<TestUser> {
  const answer = await http.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { origin: testOrigin },
    payload: { email, password: 'correct horse battery', name: email.split('@')[0] },
  });
  if (answer.statusCode !== 200) throw new Error(`Sign-up failed: ${answer.body}`);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  return { userId: answer.json().user.id, cookie };
}
