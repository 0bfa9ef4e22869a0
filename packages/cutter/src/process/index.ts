/** Processes that need little memory and are held to it: our own server starts others like the cutter's. */
export { becomeLean, leanEnvironment, leanFlags } from './lean-process.ts';
export { defaultPictureMemory, MemoryBudget, TooManyWaiting } from './memory-budget.ts';
export { coreCount, startProcess } from './start-process.ts';
export { type Limit, type Limits, watchLimits } from './watch-limits.ts';
