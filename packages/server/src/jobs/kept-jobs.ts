/** Jobs in backups and restores. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Transaction } from '../drivers/database/database.ts';

/** Sweeps are due again anyway. */
const sweeps = 'sweep';

/** A job that waits, as a backup keeps it. */
export const keptJobShape = z.object({
  kind: z.string().regex(/^[\w.-]{1,100}$/),
  data: z.record(z.string(), z.unknown()),
  priority: z.int(),
  startAfter: z.iso.datetime(),
});

/** A job as backups keep it. */
export type KeptJob = z.infer<typeof keptJobShape>;

/** All that are not done yet; those that run too, since nobody knows how far they come. */
export async function listWaitingJobs(client: pg.ClientBase): Promise<KeptJob[]> {
  const { rows } = await client.query<{ kind: string; data: KeptJob['data']; priority: number; at: Date }>(
    `select name as kind, coalesce(data, '{}') as data, priority, start_after as at from pgboss.job
     where state <= 'active' and name <> $1 and name not like '\\_\\_%' order by created_on, id`,
    [sweeps],
  );
  return rows.map(({ kind, data, priority, at }) => ({ kind, data, priority, startAfter: at.toISOString() }));
}

/** Makes the tables of the queue at `url`; the result queues jobs there, which exist if their transaction commits. */
export async function openKeptJobs(url: string): Promise<{
  putBack(jobs: readonly KeptJob[], transaction: Pick<Transaction, 'client'>): Promise<void>;
  close(): Promise<void>;
}> {
  const boss = new PgBoss({ connectionString: url, max: 2, schedule: false, supervise: false });
  boss.on('error', () => {});
  await boss.start();
  return {
    putBack: async (jobs, { client }) => {
      const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
      // The next start gives these queues their rules.
      for (const kind of new Set(jobs.map((job) => job.kind))) await boss.createQueue(kind);
      for (const { kind, data, priority, startAfter } of jobs) {
        await boss.send(kind, data, { priority, startAfter: new Date(startAfter), db });
      }
    },
    close: () => boss.stop({ graceful: false }),
  };
}
