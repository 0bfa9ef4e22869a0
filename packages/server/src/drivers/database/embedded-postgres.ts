import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { Logger } from 'pino';
import { type PostgresBinaries, preparePostgresBinaries } from './postgres-binaries.ts';
import { type Account, chooseLauncher, type Launcher, postgresAccount } from './postgres-launcher.ts';
import { clearPostmaster, socketOfPostmaster, stopPostmaster } from './postmaster.ts';

/** macOS keeps 104 bytes for a socket's path, Linux 108; one is the closing zero. */
const socketPathBytes = 103;
const startTimeoutMs = 120_000;
const restartDelayMs = 1000;

/** The PostgreSQL that the server brings along and runs itself. */
export interface EmbeddedPostgres {
  /** Holds the password: never for a log. */
  url: string;
  /** The process id of the running PostgreSQL; it changes when PostgreSQL is started again. */
  readonly pid: number;
  stop(): Promise<void>;
}

const serverSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '64MB',
  max_connections: '60',
  // Parallel queries need /dev/shm, which containers make small.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  log_checkpoints: 'off',
  // Statements may hold what people wrote; the errors alone are enough.
  log_min_error_statement: 'panic',
};

/**
 * Starts the PostgreSQL that npm brought on `folder` (`DATA_DIR/postgres`): makes the cluster the first time,
 * recovers it after a kill, listens on a private socket only, and starts it again should it die. The caller
 * holds the lock of the data folder. Throws with PostgreSQL's own words when it does not start.
 */
export async function startEmbeddedPostgres(
  folder: string,
  log: Logger,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const cluster = join(folder, 'data');
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const account = postgresAccount(cluster);
  give(folder, account);
  const launch = chooseLauncher(folder, account);
  const binaries = preparePostgresBinaries(folder, launch);
  if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(folder, binaries, launch, account);
  checkMajor(cluster, binaries);
  await clearPostmaster(cluster, log);

  const sockets = openSocketFolder(folder, account);
  const options = Object.entries({ ...serverSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = await keepRunning(
    () => run(launch(binaries.postgres, ['-D', cluster, '-k', sockets.path, ...options]), log),
    cluster,
    log,
  );
  const stop = async () => {
    await server.stop();
    sockets.close();
  };
  try {
    const url = await ensureDatabase(readFileSync(join(folder, 'password'), 'utf8'), sockets.path);
    return {
      url,
      get pid() {
        return server.pid();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address of the PostgreSQL that another process runs on `folder`, for commands beside it; null when none runs. */
export function runningPostgres(folder: string): string | null {
  const sockets = socketOfPostmaster(join(folder, 'data'));
  return sockets === null
    ? null
    : addressOf(readFileSync(join(folder, 'password'), 'utf8'), sockets, 'tourwright');
}

/** Under a name of its own until it is whole: a kill in the middle must not leave half a cluster. */
function createCluster(
  folder: string,
  binaries: PostgresBinaries,
  launch: Launcher,
  account: Account | null,
) {
  const half = join(folder, 'data.new');
  const password = join(folder, 'password');
  rmSync(half, { recursive: true, force: true });
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  give(password, account);
  const {
    command,
    args,
    account: ids,
  } = launch(binaries.initdb, [
    ...['-D', half, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`],
    // The same order and the same capital letters on every machine, whatever locales it has.
    ...[
      '-E',
      'UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
  ]);
  const made = spawnSync(command, args, { ...ids, cwd: '/', env: environment(), encoding: 'utf8' });
  if (made.status !== 0) {
    throw new Error(`PostgreSQL's initdb failed in ${folder}: ${made.error?.message ?? made.stderr.trim()}`);
  }
  renameSync(half, join(folder, 'data'));
}

function checkMajor(cluster: string, binaries: PostgresBinaries) {
  const major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (major === binaries.major) return;
  throw new Error(
    `${cluster} was made by PostgreSQL ${major} and this version of Tourwright brings ${binaries.major}: ` +
      'carry the data over with pg_dump, or set DATABASE_URL',
  );
}

/** Where the socket is: beside the cluster, or in a short temporary folder when that path is too long. */
function openSocketFolder(folder: string, account: Account | null): { path: string; close(): void } {
  const beside = join(folder, 'socket');
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432.lock')) <= socketPathBytes;
  const path = fits ? beside : mkdtempSync(join(tmpdir().length < 60 ? tmpdir() : '/tmp', 'tourwright-'));
  mkdirSync(path, { recursive: true, mode: 0o700 });
  give(path, account);
  return { path, close: () => fits || rmSync(path, { recursive: true, force: true }) };
}

/** Resolves with the process once it accepts connections. */
async function run({ command, args, account }: ReturnType<Launcher>, log: Logger): Promise<ChildProcess> {
  // A process group of its own, so that Ctrl-C reaches us alone and PostgreSQL outlives our last query.
  const child = spawn(command, args, {
    ...account,
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const recent: string[] = [];
  let tooLate: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stderr).on('line', (line) => {
      recent.splice(0, recent.length - 20);
      recent.push(line);
      log[/ (FATAL|PANIC): /.test(line) ? 'warn' : 'debug']({ postgres: line }, 'PostgreSQL says');
      if (line.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${recent.join('\n')}`)));
    tooLate = setTimeout(() => {
      child.kill('SIGQUIT');
      reject(new Error(`PostgreSQL did not start in ${startTimeoutMs / 1000} s:\n${recent.join('\n')}`));
    }, startTimeoutMs);
  }).finally(() => clearTimeout(tooLate));
  return child;
}

/** Starts a process, and starts it again whenever it ends without being asked to. */
async function keepRunning(start: () => Promise<ChildProcess>, cluster: string, log: Logger) {
  let child = await start();
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  const again = () => {
    if (stopping) return;
    log.error('PostgreSQL ended by itself; starting it again');
    timer = setTimeout(async () => {
      try {
        await clearPostmaster(cluster, log);
        child = await start();
        child.once('exit', again);
        if (stopping) await stopPostmaster(child.pid ?? 0, cluster);
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL did not start');
        again();
      }
    }, restartDelayMs);
  };
  child.once('exit', again);

  return {
    pid: () => child.pid ?? 0,
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode === null && child.signalCode === null) await stopPostmaster(child.pid ?? 0, cluster);
    },
  };
}

async function ensureDatabase(password: string, sockets: string): Promise<string> {
  const client = new pg.Client({ connectionString: addressOf(password, sockets, 'postgres') });
  await client.connect();
  try {
    const found = await client.query("select 1 from pg_database where datname = 'tourwright'");
    if (found.rowCount === 0) await client.query('create database tourwright');
  } finally {
    await client.end();
  }
  return addressOf(password, sockets, 'tourwright');
}

function addressOf(password: string, sockets: string, database: string): string {
  return `postgresql://postgres:${password}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}

function give(path: string, account: Account | null) {
  if (account !== null) chownSync(path, account.uid, account.gid);
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}
