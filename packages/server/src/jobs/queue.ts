import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Transaction } from '../drivers/database/database.ts';
import type { JobData, JobKind, Jobs, JobWork } from './job.ts';
import { isBusyWith, isWaitingSince, withoutJob } from './job-table.ts';
import { createRunner } from './run-job.ts';

/** The least that pg-boss takes: a killed worker's job is another's after 10 to 15 s. */
const usualHeartbeatSeconds = 10;
const superviseSeconds = 5;
/** New jobs are announced at once; polling finds those whose time to be tried again has come. */
const usualPolling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 3 };
/** The least that pg-boss takes. */
const hurriedPolling = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };
const expireSeconds = 3600;
const keepDoneSeconds = 86_400;
/** How long a running job may continue when the process stops, before it is put back. */
const graceMs = 4000;
const stopMs = 3000;
/** What waits longer is overtaken by nothing that comes now. */
const usualMostWaitMs = 30_000;
/** A job that met a full disk starts over after this long; each time it does all its work up to there again. */
const usualOutageSeconds = 15;

interface SendOptions {
  /** The job exists only if this transaction commits. */
  transaction?: Transaction;
  /** Higher ones go first; 0 when absent. */
  priority?: number;
  /**
   * It goes before others of its priority, except where one of them has waited for half a minute: a steady stream of such
   * jobs would keep that one waiting forever.
   */
  overtakes?: boolean;
  /** Seconds before which it does not start. */
  delaySeconds?: number;
  /** Where some of a kind are done at a time, those of one group are done one after the other. */
  group?: string;
  /** Time is cut into slots so long: what was sent in this one under the key, by any process, is not sent again. */
  once?: { key: string; everySeconds: number };
}

/** Work that outlives a request and the process: each job is done at least once. */
export interface Queue {
  send<K extends JobKind>(kind: K, data: JobData[K], options?: SendOptions): Promise<void>;
  /** Those of the media for which no job of this kind waits or runs, nor was cancelled by an operator and is kept still. */
  withoutJob(kind: JobKind, mediaKeys: string[]): Promise<string[]>;
  /** Whether a job of this kind and at least this priority waits or runs, in any process. */
  isBusyWith(kind: JobKind, priority: number): Promise<boolean>;
  /** Makes room for these kinds of jobs; before that none can be sent. */
  open(jobs: Jobs): Promise<void>;
  /** Does the jobs that it was opened with in this process until `close`, of each kind one at a time, or as many as its `atOnce` says. */
  work(): Promise<void>;
  /** The kinds of the jobs that run in this process. */
  running(): JobKind[];
  /** Takes no more jobs in this process and waits for the step of those that run; sending continues. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

interface QueueOptions {
  mostWaitMs?: number;
  outageSeconds?: number;
  /** For tests: what was to start later starts now, and what failed is tried again at once. */
  isHurried?: boolean;
}

/** The queue in the database at `url`; its tables are made or brought up to date in a schema of their own. */
export async function openQueue(
  url: string,
  log: Logger,
  { mostWaitMs = usualMostWaitMs, outageSeconds = usualOutageSeconds, isHurried = false }: QueueOptions = {},
): Promise<Queue> {
  const boss = await openBoss(url, log);
  const stopping = new AbortController();
  const running = new Map<Promise<unknown>, JobKind>();
  let kinds: [JobKind, JobWork<JobKind>][] = [];

  const send = senderInto(boss, mostWaitMs);

  const run = createRunner({ boss, send, log, stopping: stopping.signal, outageSeconds });

  const work = async <K extends JobKind>(kind: K, { handle, atOnce = 1 }: JobWork<K>) => {
    const options = workOptions(isHurried, atOnce);
    const worker = await boss.work<JobData[K], void, typeof options>(kind, options, async ([job]) => {
      if (job === undefined) return;
      const done = run(kind, handle, job);
      running.set(done, kind);
      await done.finally(() => {
        running.delete(done);
        // Else it would wait out the polling interval between any two jobs.
        boss.notifyWorker(worker);
      });
    });
  };

  const rest = async () => {
    for (const [kind] of kinds) await boss.offWork(kind, { wait: false });
    const timer = setTimeout(() => stopping.abort(new Error('The process stops')), graceMs);
    await Promise.allSettled(running.keys());
    clearTimeout(timer);
    stopping.abort(new Error('The process stops'));
  };

  return {
    send: (kind, data, options) => send(kind, data, isHurried ? { ...options, delaySeconds: 0 } : options),
    withoutJob: (kind, mediaKeys) => withoutJob(boss, kind, mediaKeys),
    isBusyWith: (kind, priority) => isBusyWith(boss, kind, priority),
    open: async (jobs) => {
      // Those that others name come first.
      kinds = entriesOf(jobs).toSorted(([, a], [, b]) => Number('parkedBy' in a) - Number('parkedBy' in b));
      for (const [kind, how] of kinds) await createQueue(boss, kind, how, isHurried);
    },
    work: async () => {
      for (const [kind, how] of kinds) {
        for (let place = 0; place < (how.atOnce ?? 1); place += 1) await work(kind, how);
      }
    },
    running: () => [...running.values()],
    rest,
    close: () => rest().then(() => boss.stop({ graceful: true, timeout: stopMs })),
  };
}

/** How one worker takes jobs: one by one, and where there are several workers, one of each group. */
function workOptions(isHurried: boolean, atOnce: number) {
  return {
    includeMetadata: true,
    batchSize: 1,
    ...(isHurried ? hurriedPolling : usualPolling),
    ...(atOnce > 1 && { localGroupConcurrency: 1 }),
  } as const;
}

async function openBoss(url: string, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'tourwright jobs',
    max: 4,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue met an error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'));
  await boss.start();
  return boss;
}

function entriesOf(jobs: Jobs): [JobKind, JobWork<JobKind>][] {
  return Object.entries(jobs) as [JobKind, JobWork<JobKind>][];
}

async function createQueue(
  boss: PgBoss,
  kind: JobKind,
  { retries, maxPauseSeconds = 60, longestSeconds = expireSeconds, parkedBy }: JobWork<JobKind>,
  isHurried: boolean,
): Promise<void> {
  const rules = {
    notify: true,
    retryLimit: retries,
    ...(isHurried
      ? { retryDelay: 0, retryBackoff: false }
      : { retryDelay: 1, retryBackoff: true, retryDelayMax: maxPauseSeconds }),
    heartbeatSeconds: usualHeartbeatSeconds,
    expireInSeconds: longestSeconds,
    deleteAfterSeconds: keepDoneSeconds,
    ...(parkedBy === undefined ? {} : { deadLetter: parkedBy }),
  };
  await boss.createQueue(kind, rules);
  await boss.updateQueue(kind, rules);
}

function senderInto(boss: PgBoss, mostWaitMs: number): Queue['send'] {
  return async (kind, data, options = {}) => {
    const { transaction, priority = 0, overtakes = false, delaySeconds = 0, group, once } = options;
    const isFirst = overtakes && !(await isWaitingLong(boss, kind, priority, mostWaitMs));
    await boss.send(kind, data, {
      priority: isFirst ? priority + 1 : priority,
      startAfter: delaySeconds,
      ...(group === undefined ? {} : { group: { id: group } }),
      ...(once === undefined ? {} : { singletonKey: once.key, singletonSeconds: once.everySeconds }),
      ...(transaction === undefined ? {} : { db: executorOf(transaction) }),
    });
  };
}

/** Whether a job of this priority has waited so long that nothing may overtake it any more. */
async function isWaitingLong(
  boss: PgBoss,
  kind: JobKind,
  priority: number,
  mostWaitMs: number,
): Promise<boolean> {
  const since = new Date(Date.now() - mostWaitMs);
  return isWaitingSince(boss, kind, priority, since);
}

function executorOf({ client }: Transaction) {
  return { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
}
