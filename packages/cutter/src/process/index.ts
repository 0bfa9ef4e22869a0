/** Processes with low and limited memory: our server starts others like the cutter's. */
export {
  lowMemoryEnvironment,
  lowMemoryFlags,
  reexecWithLowMemory,
  reexecWithMemory,
} from './child/low-memory.ts';
export { defaultPictureMemory, MemoryBudget, TooManyWaiting } from './child/memory-budget.ts';
export { coreCount, startProcess } from './child/start-process.ts';
export { type Limit, type Limits, watchLimits } from './child/watch-limits.ts';
