import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoSources } from '@tourwright/demo';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';

const main = join(import.meta.dirname, '../../main.ts');
vi.setConfig({ testTimeout: 120_000 });
const name = `demo_${randomBytes(6).toString('hex')}`;
const admin = new pg.Client({ connectionString: inject('postgresUrl') });
const dataDir = mkdtempSync(join(tmpdir(), 'tourwright-demo-'));

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${name}`);
});
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the command prints, or what it complains of. */
async function demo(...args: string[]): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    SECRET: 'a secret of thirty-two characters',
  };
  const command = ['--conditions=@tourwright/source', main, 'demo', ...args];
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => stdout,
    ({ stderr }) => stderr,
  );
}

test('lists every demo tour and whether it is there, and removes what is asked for', async () => {
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
