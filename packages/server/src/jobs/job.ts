import type { TileFormat } from '@tourwright/tour/pyramid';

/** Every kind of job and what it is told. Small data only: ids, not contents. */
export interface JobData {
  /** Cuts the tiles of a panorama in these formats; a repair makes those that are gone. */
  'cut-panorama': { mediaKey: string; formats: TileFormat[]; isRepair?: boolean };
  /** A `cut-panorama` that was tried too often: tells the owner. */
  'park-panorama': { mediaKey: string };
  /** Deletes the files of media that no image names any more. */
  'remove-media': { mediaKey: string };
  /** Writes a mail by a template and its values, and sends it. `at` is when it was asked for. */
  'send-mail': { id: string; at: string; template: string; values: Record<string, string> };
}
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

/** Exactly one handler for each kind. */
export type JobHandlers = { [K in JobKind]: JobHandler<K> };

interface JobRules {
  /** How often it is tried again when its process dies, or it throws. */
  retries: number;
  /** The longest pause between two attempts; a minute when absent. */
  maxPauseSeconds?: number;
  /** Gets the data of a job that failed for good. */
  parkedBy?: JobKind;
}

export const jobRules: Record<JobKind, JobRules> = {
  // Handlers end by themselves after three faults of their own; the rest is for processes killed under them.
  'cut-panorama': { retries: 6, parkedBy: 'park-panorama' },
  'park-panorama': { retries: 10 },
  'remove-media': { retries: 10 },
  // A week: a mail server may be away over a long weekend.
  'send-mail': { retries: 1000, maxPauseSeconds: 600 },
};

export const jobKinds = Object.keys(jobRules) as JobKind[];
