import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../../../testing/test-database.ts';
import { doctor } from './doctor.ts';

const home = mkdtempSync(join(tmpdir(), 'tourwright-doctor-'));
let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

async function run(args: string[], env: Record<string, string>) {
  let output = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  try {
    return { exitCode: await doctor.run(args, env), output };
  } finally {
    written.mockRestore();
  }
}

/** The settings of a server that is stopped, whose database is elsewhere. */
function settings(more: Record<string, string> = {}) {
  return { DATABASE_URL: database.url, SECRET: '5e1f0c93b7a64d28', DATA_DIR: home, ...more };
}
const secret = '5e1f0c93b7a64d28960c4b1fd07e3a255e1f0c93b7a64d28960c4b1fd07e3a25';

test('settings that cannot be read are what it finds, and nothing is opened', async () => {
  const { exitCode, output } = await run([], settings());
  expect(exitCode).toBe(1);
  expect(output).toContain('Settings: SECRET must have at least 32 characters');
});

test('for a stopped server it reports what can be checked, each fault with a fix and a command', async () => {
  mkdirSync(join(home, 'storage'), { mode: 0o755 });
  const { exitCode, output } = await run([], settings({ SECRET: secret }));
  expect(exitCode).toBe(1);
  expect(output).toContain(
    `Data folder: Other accounts of this machine can read ${join(home, 'storage')} (mode 755).`,
  );
  expect(output).toContain(`chmod 700 '${join(home, 'storage')}'`);
  // The tests' database is quick, and not safe.
  expect(output).toContain('Safety of the database: fsync is off');
  // What is well is left out.
  expect(output).not.toContain('Clock');
  expect(output).toMatch(/\d+ well, \d+ to look at, \d+ wrong/);
});

test('--all says what is well too, and --json all of it as data', async () => {
  const all = await run(['--all'], settings({ SECRET: secret }));
  expect(all.output).toContain('Secret: SECRET is set and looks strong.');
  const { output } = await run(['--json'], settings({ SECRET: secret }));
  const { counts, checks } = JSON.parse(output);
  expect(checks.length).toBe(counts.ok + counts.warn + counts.fail + counts.skipped);
  expect(checks.length).toBeGreaterThanOrEqual(25);
  expect(output).not.toContain(secret);
  expect(output).not.toContain(new URL(database.url).password);
});

test('a database that is away is named without its password, and what needs it is left out', async () => {
  const url = 'postgres://me:hunter2@127.0.0.1:1/tours';
  const { exitCode, output } = await run([], settings({ SECRET: secret, DATABASE_URL: url }));
  expect(exitCode).toBe(1);
  expect(output).toContain('Database: The database cannot be used');
  expect(output).toMatch(/Tables, .*Jobs.*: The database does not answer/);
  expect(output).not.toContain('hunter2');
});

test('where nothing was started yet it makes nothing', async () => {
  const empty = join(home, 'empty');
  mkdirSync(empty);
  const { output } = await run([], { DATA_DIR: join(empty, 'data') });
  expect(output).toContain('no server has been started with these settings');
  expect(readdirSync(empty)).toEqual([]);
});

test('options that it does not know are wrong use', async () => {
  await expect(run(['--fix'], {})).rejects.toMatchObject({ exitCode: 2 });
});
