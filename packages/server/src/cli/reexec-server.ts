import { reexecWithMemory } from '@tourwright/cutter/process';

/**
 * Megabytes of each half of V8's space for short-lived objects. By itself it takes 64, which are touched within a second of the start
 * and never given back; requests take the same CPU time with 2 (docs/decisions/106).
 */
const flags = ['--max-semi-space-size=2'];
/**
 * Streams of large files take pieces of 64 KB and more, between which glibc's heap would be full of holes; as mappings of their own
 * they are given back when V8 has collected them.
 */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: `${1 << 15}` };

/** Starts this program again, as the same process, so that a server needs less memory however it is started. */
export function reexecServer(): void {
  reexecWithMemory({ flags, environment: { ...process.env, ...malloc } });
}
