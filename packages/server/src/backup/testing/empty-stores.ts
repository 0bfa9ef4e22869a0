import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { Database } from '../../drivers/database/database.ts';
import { openPostgres } from '../../drivers/database/postgres.ts';
import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { createDatabase } from '../../testing/test-database.ts';

const log = pino({ level: 'silent' });

/** An empty database and an empty storage, until the test ends. */
export async function emptyStores(): Promise<{ database: Database; storage: Storage; secretPath: string }> {
  const { url, drop } = await createDatabase({ isBare: true });
  const database = openPostgres(url, log);
  const home = mkdtempSync(join(tmpdir(), 'tourwright-restored-'));
  onTestFinished(async () => {
    await database.close();
    await drop();
    rmSync(home, { recursive: true, force: true });
  });
  return { database, storage: openMemoryStorage(), secretPath: join(home, 'secret') };
}

/** All keys of a storage, sorted. */
export async function keysOf(storage: Storage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) keys.push(key);
  return keys.sort();
}
