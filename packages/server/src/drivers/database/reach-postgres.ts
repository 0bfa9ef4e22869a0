import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

const leastVersion = 150_000;
const databaseStartTimeoutMs = 15_000;
/** Not there yet, as when everything of a machine starts at once: refused, unknown name, "starting up". */
const notYetCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03'];

/** Waits a moment for the PostgreSQL at `url`. Throws one line without the password when it cannot be used. */
export async function reachPostgres(url: string, log: Logger): Promise<void> {
  const place = new URL(url).host || 'its socket';
  for (let waitedMs = 0; ; waitedMs += 1000) {
    try {
      return await checkVersion(url);
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      if (code === undefined || !notYetCodes.includes(code) || waitedMs >= databaseStartTimeoutMs) {
        throw new Error(`DATABASE_URL: the database at ${place} cannot be used: ${message || code}`);
      }
      log.warn({ code }, `The database at ${place} does not answer yet`);
      await sleep(1000);
    }
  }
}

async function checkVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number; name: string }>(
      "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
    );
    const [version] = rows;
    if (version === undefined || version.number < leastVersion) {
      throw new Error(`it is PostgreSQL ${version?.name}, and 15 is the oldest that will do`);
    }
  } finally {
    await client.end();
  }
}
