import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isPassing, outageOf } from '../drivers/outage.ts';
import type { JobData, JobHandler, JobKind } from './job.ts';
import { isHigherWaiting } from './job-table.ts';

/** While the database is away it is asked this often. */
const awayMs = 1000;

interface Parts {
  boss: PgBoss;
  send<K extends JobKind>(
    kind: K,
    data: JobData[K],
    options: { priority: number; delaySeconds?: number; group?: string },
  ): Promise<void>;
  log: Logger;
  /** This process ends. */
  stopping: AbortSignal;
  /** How long a job waits that met an outage. */
  outageSeconds: number;
}

type RunJob = <K extends JobKind>(
  kind: K,
  handler: JobHandler<K>,
  job: JobWithMetadata<JobData[K]>,
) => Promise<void>;

/** Has a job done by its handler; throws what counts as a failed try. */
export function createRunner({ boss, send, log, stopping, outageSeconds }: Parts): RunJob {
  /** Puts a job back as a new one, once the database answers. */
  const postpone = async <K extends JobKind>(
    kind: K,
    { id, data, priority, groupId }: JobWithMetadata<JobData[K]>,
  ): Promise<void> => {
    for (;;) {
      try {
        await send(kind, data, { priority, delaySeconds: outageSeconds, ...groupOf(groupId) });
        await boss.deleteJob(kind, id);
        return;
      } catch (error) {
        if (stopping.aborted || outageOf(error) === null) throw error;
        await sleep(awayMs, undefined, { signal: stopping });
      }
    }
  };

  return async (kind, handler, job) => {
    const { data, priority } = job;
    const signal = AbortSignal.any([job.signal, stopping]);
    const isUrgentWaiting = () => isHigherWaiting(boss, kind, priority);
    try {
      if ((await handler({ data, signal, isUrgentWaiting })) === 'done') return;
    } catch (error) {
      // That the process stops, or an outage, is no fault of the job: it must not count as a failed try.
      if (!stopping.aborted) {
        const outage = outageOf(error);
        log.warn({ err: error, kind, data }, outage === null ? 'A job failed' : `A job met ${outage}`);
        if (job.signal.aborted || !isPassing(outage)) throw error;
        return postpone(kind, job);
      }
    }
    await send(kind, data, { priority, ...groupOf(job.groupId) });
  };
}

function groupOf(groupId: string | null | undefined): { group?: string } {
  return groupId ? { group: groupId } : {};
}
