import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoSources } from '@tourwright/demo';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../../testing/test-database.ts';

const main = join(import.meta.dirname, '../../../main.ts');
vi.setConfig({ testTimeout: 120_000 });
let database: Awaited<ReturnType<typeof createDatabase>>;
const dataDir = mkdtempSync(join(tmpdir(), 'tourwright-demo-'));

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the command prints, or what it complains of. */
async function demo(...args: string[]): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SECRET: 'a secret of thirty-two characters',
  };
  const command = ['--conditions=@tourwright/source', main, 'demo', ...args];
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  );
}

test('lists every demo tour and whether it is there, and removes what is requested', async () => {
  const listed = await demo('list');
  for (const { slug, name: title } of demoSources()) {
    expect(listed).toMatch(new RegExp(`^${slug} +missing +${title}$`, 'm'));
  }
  expect(await demo('remove')).not.toContain('removed');
});

test('says what it can do when it is asked for something else', async () => {
  expect(await demo('dance')).toContain('Usage: tourwright demo list');
  expect(await demo('seed', 'castle')).toContain('There is no demo tour castle. Known: maple-family-home');
});
