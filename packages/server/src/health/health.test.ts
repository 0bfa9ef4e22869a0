import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openSmtpMail } from '../drivers/mail/smtp-mail.ts';
import { type LookedAtParts, openLookedAt } from '../testing/looked-at.ts';
import type { TestServer } from '../testing/test-server.ts';
import { openChecks } from '../wiring/open-checks.ts';
import type { CheckId } from './finding.ts';
import type { HealthParts } from './health-check.ts';
import { runChecks } from './run-checks.ts';

let lookedAt: Awaited<ReturnType<typeof openLookedAt>>;
let server: TestServer;
let parts: LookedAtParts;

beforeAll(async () => {
  lookedAt = await openLookedAt();
  ({ server, parts } = lookedAt);
});
afterAll(() => lookedAt.close());

const look = (id: CheckId, change: Partial<HealthParts> = {}) => lookedAt.look(id, change);
const withConfig = (config: Partial<HealthParts['config']>) => lookedAt.withConfig(config);

test('of a server that is well, every check can be made and none fails', async () => {
  const { findings } = await runChecks(openChecks(parts), { missing: new Set(), clock: () => new Date() });
  expect(findings.filter(({ code }) => code.startsWith('check.'))).toEqual([]);
  // Of the machine that runs the tests nothing is known.
  const machine = ['disk-space', 'inodes', 'memory', 'open-files', 'clock', 'release', 'data-dir'];
  const failed = findings.filter(({ id, state }) => state === 'fail' && !machine.includes(id));
  // The database of tests is quick, and not safe.
  expect(failed.map(({ code, params }) => [code, params])).toEqual([
    ['database-settings.unsafe', { name: 'fsync' }],
  ]);
  expect(findings.length).toBeGreaterThanOrEqual(25);
  expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
});

test('a stopped server is reported', async () => {
  expect(await look('server')).toBe('ok server.runs');
  expect(await look('server', { serverPids: [] })).toBe('warn server.stopped');
  const elsewhere = withConfig({ databaseUrl: 'postgres://127.0.0.1/tours' });
  expect(await look('server', { serverPids: [], ...elsewhere })).toBe('skipped server.stopped');
});

test('a server without operators or contact address is reported', async () => {
  expect(await look('operator')).toBe('warn operator.none');
  expect(await look('contact')).toBe('warn contact.nobody');
  expect(await look('contact', withConfig({ contactEmail: 'help@example.com' }))).toBe('ok contact.set');
});

test('an operator gets all of it in words, and any other account nothing', async () => {
  const olga = await server.signUp('olga@example.com');
  const ask = () => server.app.inject({ url: '/api/operator/health', headers: { cookie: olga.cookie } });
  expect((await ask()).statusCode).toBe(403);
  await server.services.database.pool.query('insert into operators (user_id) values ($1)', [olga.userId]);
  const { checks, counts } = (await ask()).json();
  expect(counts.ok).toBeGreaterThan(10);
  expect(checks).toContainEqual({
    id: 'operator',
    title: 'Operators',
    state: 'ok',
    code: 'operator.known',
    params: { count: 1 },
    message: '1 account runs this server.',
    advice: null,
    command: null,
  });
});

test('what waits for a database that is away is left out', async () => {
  const { findings } = await runChecks(openChecks(parts), {
    missing: new Set(['database'] as const),
    clock: () => new Date(),
  });
  const left = findings.filter(({ code }) => code === 'needs.database').map(({ id }) => id);
  expect(left).toContain('jobs');
  expect(left).toContain('leads');
  expect(left).not.toContain('disk-space');
  const reason = 'connect ECONNREFUSED 127.0.0.1:1';
  expect(await look('database', { database: { part: null, isMade: true, reason } })).toBe(
    'fail database.away',
  );
  let now = 0;
  const late = () => {
    now += 500;
    return new Date(now);
  };
  expect(await look('database', { clock: late })).toBe('warn database.slow');
  expect(await look('database', { database: { part: null, isMade: false, reason } })).toBe(
    'warn database.none',
  );
});

test('a check that breaks says so, and the others continue', async () => {
  const broken = { id: 'leads' as const, run: () => Promise.reject(new Error('out of cheese')) };
  const { findings } = await runChecks([broken, ...openChecks(parts).slice(0, 1)], {
    missing: new Set(),
    clock: () => new Date(),
  });
  expect(findings.map(({ code }) => code)).toEqual(['check.broke', 'server.runs']);
  expect(findings[0]?.params).toEqual({ reason: 'out of cheese' });
});

test('tables of a newer or older release, and an incomplete restore, are reported', async () => {
  const { pool } = server.services.database;
  expect(await look('migrations')).toBe('ok migrations.same');
  const table = 'drizzle.__drizzle_migrations';
  await pool.query(`insert into ${table} (hash, created_at) values ('of tomorrow', 9999999999999)`);
  expect(await look('migrations')).toBe('fail migrations.newer');
  await pool.query(`delete from ${table} where hash = 'of tomorrow'`);
  const { rows } = await pool.query(
    `delete from ${table} where created_at = (select max(created_at) from ${table}) returning hash, created_at`,
  );
  expect(await look('migrations')).toBe('warn migrations.older');
  await pool.query(`insert into ${table} (hash, created_at) values ($1, $2)`, [
    rows[0].hash,
    rows[0].created_at,
  ]);
  await pool.query('create schema restoring; create table restoring.backup (id text)');
  expect(await look('migrations')).toBe('fail migrations.restoring');
  await pool.query('drop schema restoring cascade');
});

test('jobs and mails that are not processed, and those that failed, are reported', async () => {
  const { queue, database } = server.services;
  const age = (kind: string, change: string) =>
    database.pool.query(`update pgboss.job set ${change} where name = $1`, [kind]);
  expect(await look('jobs')).toBe('ok jobs.moving');
  await queue.send('remove-media', { mediaKey: 'f'.repeat(32) });
  await age(
    'remove-media',
    "created_on = now() - interval '1 hour', start_after = now() - interval '1 hour'",
  );
  expect(await look('jobs')).toBe('fail jobs.nobody');
  await age('remove-media', "state = 'active', started_on = now() - interval '1 hour'");
  expect(await look('jobs')).toBe('warn jobs.stuck');
  expect(await look('failed-jobs')).toBe('ok failed-jobs.none');
  await age('remove-media', "state = 'failed', completed_on = now()");
  expect(await look('failed-jobs')).toBe('warn failed-jobs.some');
  await age('send-mail', "created_on = now() - interval '2 hours'");
  expect(await look('mail-queue')).toBe('warn mail-queue.late');
});

test('files of another installation, a storage that cannot be written, and a slow one are reported', async () => {
  const { storage } = server.services;
  expect(await look('storage')).toBe('ok storage.disk');
  const full = { ...storage, check: () => Promise.reject(new Error('ENOSPC: no space left on device')) };
  expect(await look('storage', { storage: { part: full } })).toBe('fail storage.away');
  let now = 0;
  const late = {
    ...storage,
    check: async () => {
      now += 5000;
    },
  };
  expect(await look('storage', { storage: { part: late }, clock: () => new Date(now) })).toBe(
    'warn storage.slow',
  );
  await server.services.database.pool.query("insert into installation (id, storage_id) values (1, 'mine')");
  await storage.put('installation', Buffer.from('another'));
  expect(await look('storage')).toBe('fail storage.another');
  await storage.put('installation', Buffer.from('mine'));
  expect(await look('storage')).toBe('ok storage.disk');
});

test('a mail server that is unavailable, and one that refuses us, are reported', async () => {
  const open = async (password: string) => {
    const smtp = new SMTPServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (login, _session, done) =>
        login.password === 'right' ? done(null, { user: 'us' }) : done(new Error('Invalid password')),
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port: at } = smtp.server.address() as AddressInfo;
    const url = `smtp://us:${password}@127.0.0.1:${at}?ignoreTLS=true`;
    const mail = openSmtpMail({ url, from: 'tours@example.com' });
    const close = async () => {
      await mail.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    };
    return { mail, url, close };
  };
  const right = await open('right');
  expect(await look('mail', { ...withConfig({ smtpUrl: right.url }), mail: right.mail })).toBe(
    'ok mail.server',
  );
  await right.close();
  const wrong = await open('wrong');
  expect(await look('mail', { ...withConfig({ smtpUrl: wrong.url }), mail: wrong.mail })).toBe(
    'fail mail.away',
  );
  await wrong.close();
  expect(await look('mail', { ...withConfig({ smtpUrl: wrong.url }), mail: wrong.mail })).toBe(
    'fail mail.away',
  );
  expect(await look('mail')).toBe('ok mail.outbox');
  expect(await look('mail', withConfig({ publicUrl: 'https://tours.example.com' }))).toBe(
    'warn mail.outbox-public',
  );
});

test('files in the data folder that others can read, or that are not ours, are reported', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tourwright-health-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const at = withConfig({ dataDir });
  mkdirSync(join(dataDir, 'storage'), { mode: 0o700 });
  writeFileSync(join(dataDir, 'secret'), 'x', { mode: 0o600 });
  expect(await look('data-dir', at)).toBe('ok data-dir.private');
  chmodSync(join(dataDir, 'secret'), 0o644);
  expect(await look('data-dir', at)).toBe('fail data-dir.open');
  chmodSync(join(dataDir, 'secret'), 0o600);
  chmodSync(join(dataDir, 'storage'), 0o755);
  expect(await look('data-dir', at)).toBe('fail data-dir.open');
  // nginx sends files from there.
  expect(await look('data-dir', withConfig({ dataDir, mediaAccel: '/stored/' }))).toBe('ok data-dir.private');
  chmodSync(join(dataDir, 'storage'), 0o700);
  expect(await look('data-dir', withConfig({ dataDir: join(dataDir, 'nothing') }))).toBe(
    'warn data-dir.none',
  );
  if (process.getuid?.() !== 0) return;
  spawnSync('chown', ['4711', join(dataDir, 'secret')]);
  expect(await look('data-dir', at)).toBe('fail data-dir.strange');
});

test('roles that do not fit the database are reported', async () => {
  expect(await look('settings', withConfig({ role: 'web' }))).toBe('fail settings.role');
  const url = 'postgres://127.0.0.1/tours';
  expect(await look('settings', withConfig({ role: 'web', databaseUrl: url }))).toBe('warn settings.disk');
  expect(await look('settings')).toBe('ok settings.fit');
});
