/** Tourwright as an operator runs it: its own process group, its own data folder, a free port on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../packages/server/src/testing/free-port.ts';
import { memoryFolder } from '../../packages/server/src/testing/memory-folder.ts';

export interface RunningTourwright {
  readonly address: string;
  readonly dataDir: string;
  /** Everything it printed so far. */
  log(): string;
  /** The link for its operator that a first start prints; waits up to ten seconds for it. */
  operatorLink(): Promise<string>;
  /** The newest mail to an address, as it is in the outbox; waits up to ten seconds for it. */
  mailTo(address: string): Promise<string>;
  /** `kill -9` of the whole process group, PostgreSQL included. */
  kill(): Promise<void>;
  /** Starts again on the same data and the same port. */
  start(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** Stops and deletes the data. */
  close(): Promise<void>;
}

/** Starts a server on fresh data, or in the folder that `DATA_DIR` names, and resolves when it is ready. */
export async function runTourwright(settings: Record<string, string> = {}): Promise<RunningTourwright> {
  const dataDir = settings['DATA_DIR'] ?? (await mkdtemp(join(memoryFolder, 'tw-e2e-')));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  let output = '';

  async function start(): Promise<void> {
    const started = spawnServer({ PORT: String(port), DATA_DIR: dataDir, ...settings });
    child = started;
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    await ready(address, started, () => output);
  }

  const signal = async (name: 'SIGKILL' | 'SIGTERM') => (child ? endBy(child, name) : null);

  await start();
  return {
    address,
    dataDir,
    log: () => output,
    operatorLink: () => operatorLinkIn(() => output),
    mailTo: (to) => newestMail(dataDir, to),
    kill: async () => void (await signal('SIGKILL')),
    start,
    stop: () => signal('SIGTERM'),
    async close() {
      await signal('SIGTERM');
      // Its PostgreSQL may still be closing files.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** The server from its sources, as the leader of a process group of its own. */
function spawnServer(settings: Record<string, string>) {
  const main = 'packages/server/src/main.ts';
  return spawn(process.execPath, ['--conditions=@tourwright/source', main, 'start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      SEED_DEMOS: 'false',
      // Whatever is cut, AVIF would take most of the time of both cores.
      BETTER_TILES: 'false',
      PSEUDO_LOCALES: 'true',
      // Nothing outside this machine is asked.
      IMPORT_ADDRESSES: 'false',
      ...settings,
    },
  });
}

/** Sends the signal and resolves to the exit code; null when the process never ran. */
async function endBy(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (!child.pid) return null;
  const ended = new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });
  try {
    // A negative number names the whole group; a polite stop goes to the server alone, as `npm start` hands it on.
    process.kill(signal === 'SIGKILL' ? -child.pid : child.pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
  return ended;
}

async function ready(address: string, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${log()}`);
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The server was not ready within a minute:\n${log()}`);
}

async function operatorLinkIn(log: () => string): Promise<string> {
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const [link] = /\S+\/signup\?operator=\S+(?=\s)/.exec(log()) ?? [];
    if (link !== undefined) return link;
    await pause(50);
  }
  throw new Error(`No link for an operator was printed:\n${log()}`);
}

/** The newest mail to an address in the outbox of a data folder; waits up to ten seconds for it. */
export async function newestMail(dataDir: string, to: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const end = Date.now() + 10_000;
  while (Date.now() < end) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await readFile(join(outbox, name), 'utf8');
      if (new RegExp(`^To:.*${to.replace('.', '\\.')}`, 'im').test(mail)) return mail;
    }
    await pause(50);
  }
  throw new Error(`No mail to ${to} in ${outbox}`);
}

export function pause(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
