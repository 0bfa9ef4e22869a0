import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, expect, inject, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { newCommandRunner } from '../../testing/run-command.ts';

const timeoutMs = 100_000;
const { newFolder, run, onClose, closeAll } = newCommandRunner();
afterEach(closeAll);

test('a web and a worker process share a database server and a data folder', async () => {
  const dataDir = newFolder();
  const name = `start_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onClose(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const port = await freePort();
  const shared = {
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    SECRET: 'a secret of thirty-two characters',
    PORT: String(port),
  };
  const web = run(['start'], { ...shared, ROLE: 'web' });
  await expect.poll(web.output, { timeout: timeoutMs }).toContain('Tourwright is at');
  const worker = run(['start'], { ...shared, ROLE: 'worker' });
  await expect.poll(worker.output, { timeout: timeoutMs }).toContain('Tourwright does jobs');
  expect(worker.output()).toContain(`PORT ${port} is taken, so this worker cannot be asked how it is`);
  const other = run(['start'], { ...shared, ROLE: 'worker', PORT: String(await freePort()) });
  expect(await other.exitCode).toBe(1);
  expect(other.output()).toContain(`${dataDir} is in use by process ${worker.child.pid}`);
  for (const [{ child, exitCode }, signal] of [
    [worker, 'SIGINT'],
    [web, 'SIGTERM'],
  ] as const) {
    child.kill(signal);
    expect(await exitCode).toBe(0);
  }
});
