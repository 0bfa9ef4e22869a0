import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from '../drivers/database/database.ts';
import { type JobData, type JobHandler, type JobHandlers, type JobKind, jobKinds, jobRules } from './job.ts';
import { isWaitingSince, withoutJob } from './job-table.ts';
import { createRunner } from './run-job.ts';

/** The least that pg-boss takes: a killed worker's job is another's after 10 to 15 s. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;
/** New jobs are announced at once; polling finds those whose time to be tried again has come. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 };
const EXPIRE_SECONDS = 3600;
const KEEP_DONE_SECONDS = 86_400;
/** How long a running job may go on when the process stops, before it is put back. */
const GRACE_MS = 4000;
const STOP_MS = 3000;
/** What waits longer is overtaken by nothing that comes now. */
const PATIENCE_MS = 30_000;
/** A job that met a full disk begins anew after this long; each time it does all its work up to there again. */
const OUTAGE_SECONDS = 15;

interface SendOptions {
  /** The job exists only if this transaction commits. */
  transaction?: Transaction;
  /** Higher ones go first; 0 when absent. */
  priority?: number;
  /**
   * It goes before others of its priority, except where one of them has waited for half a minute: a steady stream of such
   * jobs would keep that one waiting for ever.
   */
  overtakes?: boolean;
  /** Seconds before which it does not start. */
  delaySeconds?: number;
}

/** Work that outlives a request and the process: each job is done at least once. */
export interface Queue {
  send<K extends JobKind>(kind: K, data: JobData[K], options?: SendOptions): Promise<void>;
  /** Those of the media for which no job of this kind waits or runs. */
  withoutJob(kind: JobKind, mediaKeys: string[]): Promise<string[]>;
  /** Does jobs in this process until `close`, one of each kind at a time. Throws unless every kind has a handler. */
  work(handlers: JobHandlers): Promise<void>;
  /** The kinds of the jobs that run in this process. */
  running(): JobKind[];
  /** Takes no more jobs in this process and waits for the step of those that run; sending goes on. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

interface QueueOptions {
  patienceMs?: number;
  outageSeconds?: number;
}

/** The queue in the database at `url`; its tables are made or brought up to date in a schema of their own. */
export async function openQueue(
  url: string,
  log: Logger,
  { patienceMs = PATIENCE_MS, outageSeconds = OUTAGE_SECONDS }: QueueOptions = {},
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'tourwright jobs',
    max: 4,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'));
  await boss.start();
  await createQueues(boss);

  const stopping = new AbortController();
  const running = new Map<Promise<unknown>, JobKind>();

  const send = senderInto(boss, patienceMs);

  const run = createRunner({ boss, send, log, stopping: stopping.signal, outageSeconds });

  const work = async <K extends JobKind>(kind: K, handler: JobHandler<K>) => {
    const options = { includeMetadata: true, batchSize: 1, ...POLLING } as const;
    const worker = await boss.work<JobData[K], void, typeof options>(kind, options, async ([job]) => {
      if (job === undefined) return;
      const done = run(kind, handler, job);
      running.set(done, kind);
      await done.finally(() => {
        running.delete(done);
        // Else it would wait out the polling interval between any two jobs.
        boss.notifyWorker(worker);
      });
    });
  };

  const rest = async () => {
    for (const kind of jobKinds) await boss.offWork(kind, { wait: false });
    const patience = setTimeout(() => stopping.abort(new Error('The process stops')), GRACE_MS);
    await Promise.allSettled(running.keys());
    clearTimeout(patience);
    stopping.abort(new Error('The process stops'));
  };

  return {
    send,
    withoutJob: (kind, mediaKeys) => withoutJob(boss, kind, mediaKeys),
    work: async (handlers) => {
      checkHandlers(handlers);
      for (const kind of jobKinds) await work(kind, handlers[kind] as JobHandler<JobKind>);
    },
    running: () => [...running.values()],
    rest,
    close: () => rest().then(() => boss.stop({ graceful: true, timeout: STOP_MS })),
  };
}

/** Parking queues come first, since the others name them. */
async function createQueues(boss: PgBoss): Promise<void> {
  for (const kind of jobKinds.toSorted(
    (a, b) => Number('parkedBy' in jobRules[a]) - Number('parkedBy' in jobRules[b]),
  )) {
    const { retries, maxPauseSeconds = 60, parkedBy } = jobRules[kind];
    const rules = {
      notify: true,
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: maxPauseSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: EXPIRE_SECONDS,
      deleteAfterSeconds: KEEP_DONE_SECONDS,
      ...(parkedBy === undefined ? {} : { deadLetter: parkedBy }),
    };
    await boss.createQueue(kind, rules);
    await boss.updateQueue(kind, rules);
  }
}

function senderInto(boss: PgBoss, patienceMs: number): Queue['send'] {
  return async (kind, data, options = {}) => {
    const { transaction, priority = 0, overtakes = false, delaySeconds = 0 } = options;
    const isFirst = overtakes && !(await isPatienceOver(boss, kind, priority, patienceMs));
    await boss.send(kind, data, {
      priority: isFirst ? priority + 1 : priority,
      startAfter: delaySeconds,
      ...(transaction === undefined ? {} : { db: executorOf(transaction) }),
    });
  };
}

/** Whether a job of this priority has waited so long that nothing may overtake it any more. */
async function isPatienceOver(
  boss: PgBoss,
  kind: JobKind,
  priority: number,
  patienceMs: number,
): Promise<boolean> {
  const since = new Date(Date.now() - patienceMs);
  return isWaitingSince(boss, kind, priority, since);
}

function checkHandlers(handlers: JobHandlers): void {
  const missing = jobKinds.filter((kind) => typeof handlers[kind] !== 'function');
  const unknown = Object.keys(handlers).filter((kind) => !(kind in jobRules));
  if (missing.length + unknown.length === 0) return;
  throw new Error(
    `Jobs without a handler: ${missing.join(', ') || 'none'}; without a queue: ${unknown.join(', ') || 'none'}`,
  );
}

function executorOf({ client }: Transaction) {
  return { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
}
