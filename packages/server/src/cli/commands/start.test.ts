import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { newCommandRunner, type Run } from '../../testing/run-command.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });
const { newFolder, run, start, onClose, closeAll } = newCommandRunner();
/** For what lasts as long as this file. */
const lasting = newCommandRunner();
afterEach(closeAll);
afterAll(lasting.closeAll);

let withoutDatabase: Run;
// It waits a while for its database, and meanwhile the other tests run.
beforeAll(() => {
  const databaseUrl = 'postgres://me:hunter2@127.0.0.1:1/tours';
  const env = {
    DATA_DIR: lasting.newFolder(),
    SECRET: 'a secret of thirty-two characters',
    DATABASE_URL: databaseUrl,
  };
  withoutDatabase = lasting.run(['start'], env);
});

test('starts, offers the operator’s link, lets commands work beside it, refuses a second start, starts again after a kill, and stops when asked', {
  tags: 'long',
}, async () => {
  const dataDir = newFolder();
  const port = await freePort();
  const first = await start(dataDir, port);
  expect(first.output()).toMatch(new RegExp(`\n {2}http://localhost:${port}/signup\\?operator=[\\w-]{32}\n`));
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);

  const beside = run(['plans', 'invoices'], { DATA_DIR: dataDir });
  expect(await beside.exitCode).toBe(0);

  const second = run(['start'], { DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(await second.exitCode).toBe(1);
  expect(second.output()).toBe(
    `${dataDir} is in use by process ${first.child.pid}. Stop that one, or set another DATA_DIR\n`,
  );

  first.child.kill('SIGKILL');
  await first.exitCode;
  const again = await start(dataDir, port);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  again.child.kill('SIGTERM');
  expect(await again.exitCode).toBe(0);
});

test('a database server that is not there is named without its password', { tags: 'long' }, async () => {
  expect(await withoutDatabase.exitCode).toBe(1);
  expect(withoutDatabase.output()).toContain('DATABASE_URL: the database at 127.0.0.1:1 cannot be used: ');
  expect(withoutDatabase.output()).not.toContain('hunter2');
});

test('a port that is taken is named, and nothing stays behind', { tags: 'long' }, async () => {
  const dataDir = newFolder();
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onClose(() => taken.close());
  const { port } = taken.address() as { port: number };
  const refused = run(['start'], { DATA_DIR: dataDir, PORT: String(port) });
  expect(await refused.exitCode).toBe(1);
  expect(refused.output()).toContain(`PORT ${port} on 127.0.0.1 is taken by another program. Example: PORT=`);
  const migrated = run(['migrate'], { DATA_DIR: dataDir });
  expect(await migrated.exitCode).toBe(0);
  expect(migrated.output()).toBe('The database is up to date.\n');
});

test('a wrong setting stops the start with one line', async () => {
  const refused = run([], { PORT: 'http' });
  expect(await refused.exitCode).toBe(1);
  expect(refused.output()).toBe('PORT is not a number from 1 to 65535. Example: PORT=8080\n');
});

test('--help names the commands and every setting, an unknown command is refused', async () => {
  const help = run(['--help'], {});
  expect(await help.exitCode).toBe(0);
  expect(help.output()).toMatch(/^ {2}migrate .*$/m);
  expect(help.output()).toMatch(/^ {2}TRUST_PROXY .*$/m);
  const unknown = run(['dance'], {});
  expect(await unknown.exitCode).toBe(2);
  expect(unknown.output()).toContain('There is no command dance. Known: ');
});
