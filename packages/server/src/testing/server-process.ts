import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from './free-port.ts';

const main = join(import.meta.dirname, '../main.ts');
/** Nothing of this machine's settings; the sources are compiled once for all of them. */
const environment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** A server in a process of its own, as an operator starts it. */
export interface ServerProcess {
  address: string;
  /** Its process id, to look how much memory it takes. */
  pid: number;
  /** Ends it and waits until it is gone; by force, as a crash does, with SIGKILL. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the server with settings that stop it, and waits until it has ended. */
export async function runServerProcess(
  settings: Record<string, string>,
): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(process.execPath, ['--conditions=@tourwright/source', main, 'start'], {
    env: { ...environment, SEED_DEMOS: 'false', ...settings },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const [exitCode] = await once(child, 'close');
  return { exitCode, output };
}

/** Runs a command of `tourwright` to its end, as an operator types it. */
export async function runCommand(
  args: string[],
  settings: Record<string, string>,
): Promise<{ exitCode: number | null; stdout: string; stderr: string }> {
  const child = startCommand(args, settings);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (data) => {
      output[name] += data;
    });
  }
  const [exitCode] = await once(child, 'close');
  return { exitCode, ...output };
}

/** Runs such a command and kills it by force as soon as `isTime`; it must not have ended before. */
export async function killCommand(
  args: string[],
  settings: Record<string, string>,
  isTime: () => Promise<boolean>,
): Promise<void> {
  const child = startCommand(args, settings);
  child.stdout.resume();
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  const gone = once(child, 'close');
  await vi.waitFor(async () => expect(child.exitCode !== null || (await isTime())).toBe(true), {
    timeout: 100_000,
    interval: 5,
  });
  child.kill('SIGKILL');
  await gone;
  expect(child.signalCode, `it had ended before it could be killed: ${errors}`).toBe('SIGKILL');
}

/** Starts such a command, for tests that kill it. */
function startCommand(args: string[], settings: Record<string, string>) {
  return spawn(process.execPath, ['--conditions=@tourwright/source', main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment, ...settings },
  });
}

/** Starts the server with these settings and waits until it is ready. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--conditions=@tourwright/source', main, 'start'], {
    stdio: 'ignore',
    env: { ...environment, SEED_DEMOS: 'false', PORT: String(port), ...settings },
  });
  const address = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 100_000, interval: 200 });
  return {
    address,
    pid: child.pid ?? 0,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
