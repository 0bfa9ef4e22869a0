import { reexecWithMemory } from '@tourwright/cutter/process';

/**
 * Megabytes of each half of V8's space for short-lived objects. By itself it takes 64, which are touched within a second of the start
 * and never given back; requests take the same CPU time with 4 (docs/performance.md).
 */
const flags = ['--max-semi-space-size=4'];
/** Sharp draws on many threads, for which glibc keeps twice the memory in use unless they share arenas and large blocks go back. */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: `${1 << 18}` };

/** Starts this program anew, as the same process, so that a server needs less memory however it is started. */
export function reexecServer(): void {
  reexecWithMemory({ flags, environment: { ...process.env, ...malloc } });
}
