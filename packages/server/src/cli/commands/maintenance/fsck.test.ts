import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { fsck } from './fsck.ts';

const home = mkdtempSync(join(tmpdir(), 'tourwright-fsck-'));
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

async function run(...args: string[]) {
  let output = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += text;
    return true;
  });
  const env = {
    DATABASE_URL: server.services.database.url,
    SECRET: '5e1f0c93b7a64d28960c4b1fd07e3a255e1f0c93b7a64d28960c4b1fd07e3a25',
    DATA_DIR: home,
  };
  try {
    return { exitCode: await fsck.run(args, env), output };
  } finally {
    written.mockRestore();
  }
}

test('unowned files are listed and deleted on request; a lost file makes it exit with 1', async () => {
  const folder = join(home, 'storage', 'originals');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, '0'.repeat(32)), 'spare');
  const spare = await run();
  expect(spare.exitCode).toBe(0);
  expect(spare.output).toContain('No row refers to it');
  expect(spare.output).toContain(`originals/${'0'.repeat(32)}`);
  expect((await run('--delete-unowned')).output).toContain('no row referred to: 1.');

  const { pool } = server.services.database;
  const lost = 'f'.repeat(32);
  await pool.query(
    `insert into media (key, revision, sha256, size_bytes, content_type, state) values ($1, '0', 'x', 1, 'image/jpeg', 'processing')`,
    [lost],
  );
  const { exitCode, output } = await run('--json');
  expect(exitCode).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    photos: 1,
    faults: [{ kind: 'original-missing', subject: `originals/${lost}` }],
  });
});

test('options that it does not know are wrong use', async () => {
  await expect(run('--fix')).rejects.toMatchObject({ exitCode: 2 });
});
