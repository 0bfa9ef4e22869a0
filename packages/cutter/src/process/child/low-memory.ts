import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Decoders and encoders take large blocks on many threads, of which glibc by default keeps twice as much as is in use; and
 * it hands out blocks of some hundred kilobytes as fresh pages each time, which costs a tenth of the CPU time
 * (docs/decisions/106). It reads this when a process starts.
 */
export const lowMemoryEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: `${1 << 20}`,
  MALLOC_TRIM_THRESHOLD_: `${1 << 24}`,
};

/**
 * Megabytes of space for short-lived objects in the first thread too (see `youngMb` of TileThreads): V8 would take sixteen times
 * as much before it looks what has gone.
 */
export const lowMemoryFlags = ['--max-semi-space-size=1'];

/**
 * Starts this program again, as the same process, in such a way that it needs little memory, and keeps its compiled
 * sources in the user's cache, so that each thread starts a tenth of a second sooner.
 */
export function reexecWithLowMemory(): void {
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'tourwright');
  const environment = { NODE_COMPILE_CACHE: cache, ...process.env, ...lowMemoryEnvironment };
  reexecWithMemory({ flags: lowMemoryFlags, environment });
}

/** What decides how much memory a process of Node takes: V8's flags, and what glibc reads when it starts. */
interface MemorySettings {
  flags: readonly string[];
  /** The variables, with those that stay. */
  environment: NodeJS.ProcessEnv;
}

/**
 * Starts this program again, as the same process, with settings of its memory. Nothing happens when it has them, when
 * somebody has chosen others (`MALLOC_ARENA_MAX`), where the system is not that of glibc, or in a child that speaks
 * with its parent.
 */
export function reexecWithMemory({ flags, environment }: MemorySettings): void {
  const { execve, execPath, execArgv, argv, env, platform, connected } = process;
  if (platform !== 'linux' || execve === undefined || connected) return;
  if (env.MALLOC_ARENA_MAX !== undefined) return;
  execve(execPath, [execPath, ...flags, ...execArgv, ...argv.slice(1)], environment);
}
