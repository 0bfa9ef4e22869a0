/** Starts child processes for work on untrusted files. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lowMemoryEnvironment, lowMemoryFlags } from './low-memory.ts';

interface ProcessOrder {
  /** The module that it runs. */
  entry: URL;
  args: string[];
  /** The threads of libuv's pool, in which encoders and decoders run. */
  threads: number;
  /** What it may hold of memory at most, enforced by the system where that is possible. */
  memoryBytes: number;
}

/** The memory of a Node process before it has done anything, bytes, with its threads' stacks. */
const processBytes = 1 << 30;

/**
 * It ends with its messages' channel. Where there is a shell as on Linux the system refuses it more memory than it
 * may have; the process itself looks too (watch-limits.ts).
 */
export function startProcess({ entry, args, threads, memoryBytes }: ProcessOrder): ChildProcess {
  const path = fileURLToPath(entry);
  // Sources find other packages' sources by the same condition.
  const execArgv = [...lowMemoryFlags, ...(path.endsWith('.ts') ? ['--conditions=@tourwright/source'] : [])];
  const options = {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...lowMemoryEnvironment, UV_THREADPOOL_SIZE: `${threads}` },
  } as const;
  if (process.platform !== 'linux')
    return fork(path, args, { ...options, stdio: [...options.stdio], execArgv });
  const kilobytes = Math.ceil((memoryBytes + processBytes) / 1024);
  const command = ['-c', 'ulimit -d "$0" 2>/dev/null; exec "$@"', `${kilobytes}`];
  return spawn('/bin/sh', [...command, process.execPath, ...execArgv, path, ...args], {
    ...options,
    stdio: [...options.stdio],
  });
}

/** Threads for decoders and encoders beside each other. */
export function coreCount(most: number): number {
  return Math.min(most, Math.max(1, availableParallelism()));
}
