/**
 * Every kind of job and its data; each feature adds its own (`declare module`), and the type `Jobs` demands that
 * somebody does them. Small data only: ids, not contents.
 */
export interface JobData {
  /** Runs a sweep that is due. */
  sweep: { name: string };
}

/** The kind of a background job. */
export type JobKind = keyof JobData;

/** A job being done. */
export interface Job<K extends JobKind> {
  data: JobData[K];
  /** Fires when this process stops or the job was taken away: end soon, throwing; it is done again elsewhere. */
  signal: AbortSignal;
  /** Whether a job of the same kind with a higher priority waits. */
  isUrgentWaiting(): Promise<boolean>;
}

/** Answers 'again' to be put back into the queue as if it had never run; what it throws is tried again later. */
export type JobHandler<K extends JobKind> = (job: Job<K>) => Promise<'done' | 'again'>;

/** How one kind of job is done. */
export interface JobWork<K extends JobKind> {
  handle: JobHandler<K>;
  /** How often it is tried again when its process dies, or it throws. */
  retries: number;
  /** The longest pause between two attempts; a minute when absent. */
  maxPauseSeconds?: number;
  /** After this many seconds a running one counts as lost; an hour when absent. */
  longestSeconds?: number;
  /** Gets the data of a job that failed for good. */
  parkedBy?: JobKind;
  /** How many a process does at a time, one of each group; one when absent. */
  atOnce?: number;
}

/** Exactly one way for each kind. */
export type Jobs = { [K in JobKind]: JobWork<K> };
