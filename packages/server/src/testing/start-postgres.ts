import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../drivers/database/embedded-postgres.ts';
import { migrate } from '../drivers/database/migrate.ts';
import { openQueue } from '../jobs/queue.ts';
import { isInMemory, memoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL; its database `template_of_tests` is migrated and copied for each test server. */
    postgresUrl: string;
    /** How PostgreSQL copies that database: as files where they are in memory (25 ms, and 490 on a disk), else through its log. */
    copyStrategy: 'file_copy' | 'wal_log';
  }
}

/** One PostgreSQL for the whole run, on a folder of its own; what it is given up with is deleted. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(memoryFolder, 'tourwright-test-'));
  const log = pino({ level: 'error' });
  const server = await startEmbeddedPostgres(folder, log, {
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    max_wal_size: '256MB',
  });
  const url = new URL(server.url);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create database template_of_tests');
  await client.end();
  url.pathname = '/template_of_tests';
  await migrate(url.href);
  // Makes its tables too, so that no test waits for them.
  const queue = await openQueue(url.href, log);
  await queue.close();
  project.provide('postgresUrl', server.url);
  project.provide('copyStrategy', isInMemory ? 'file_copy' : 'wal_log');
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
