import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** PostgreSQL's ways to stop, from polite to certain, and how long each is given. The first lets connections end. */
const waysToStop = [
  { signal: 'SIGTERM', timeoutMs: 1000 },
  { signal: 'SIGINT', timeoutMs: 5000 },
  { signal: 'SIGQUIT', timeoutMs: 2000 },
  { signal: 'SIGKILL', timeoutMs: 2000 },
] as const;

/**
 * Clears what an earlier run left on `cluster`: a PostgreSQL that outlived a killed server is stopped, the pid
 * file of one that is gone is removed. Only for the holder of the data folder's lock.
 */
export async function clearPostmaster(cluster: string, log: Logger): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === null) return;
  if (isPostmaster(pid, cluster)) {
    log.warn({ pid }, 'Stopping the PostgreSQL that an earlier run left behind');
    await stopPostmaster(pid, cluster);
  }
  // Another process may have the number by now, and PostgreSQL would take it for itself and refuse to start.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** The folder of the socket at which the PostgreSQL of `cluster` takes connections; null when none runs or is ready. */
export function socketOfPostmaster(cluster: string): string | null {
  const pid = postmasterPid(cluster);
  if (pid === null || !isPostmaster(pid, cluster)) return null;
  // Its lines: process, data folder, start, port, socket folder, addresses, shared memory, status.
  const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  return lines[7]?.trim() === 'ready' ? (lines[4] ?? null) : null;
}

/** Stops the PostgreSQL of `cluster` that runs as `pid`; returns once it is gone. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const { signal, timeoutMs } of waysToStop) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw new Error(`PostgreSQL (process ${pid}) holds ${cluster} and may not be stopped by this account`);
    }
    for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 20) {
      if (!isPostmaster(pid, cluster)) return;
      await sleep(20);
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) holds ${cluster} and does not stop`);
}

function postmasterPid(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** Whether the process is a PostgreSQL started on this cluster, and not another one that got its number. */
function isPostmaster(pid: number, cluster: string): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

function commandLine(pid: number): string {
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
