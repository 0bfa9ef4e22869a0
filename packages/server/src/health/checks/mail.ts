import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs, hourMs } from '../../durations.ts';
import { type Finding, fail, ok, warn } from '../finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health-check.ts';
import { isAtHome } from '../is-at-home.ts';
import { hasJobs } from './jobs.ts';

const lateMs = hourMs;
const veryLateMs = dayMs;

/** Whether mails leave. */
export function mailChecks(parts: HealthParts): HealthCheck[] {
  const { config, mail, clock } = parts;
  return [
    {
      id: 'mail',
      run: async () => {
        if (config.smtpUrl === null) return outboxOf(config);
        const { host } = new URL(config.smtpUrl);
        try {
          await mail.check();
          return ok('mail.server', { host });
        } catch (error) {
          return fail('mail.away', { host, reason: (error as Error).message });
        }
      },
    },
    {
      id: 'mail-queue',
      needs: ['database'],
      run: async () => {
        if (!(await hasJobs(databaseOf(parts).pool))) return ok('mail-queue.moving', { count: 0 });
        const { rows } = await databaseOf(parts).pool.query<{
          count: string;
          oldest: Date | null;
        }>(
          `select count(*) as count, min(created_on) as oldest from pgboss.job
           where name = 'send-mail' and state <= 'active' and start_after <= now() + interval '1 hour'`,
        );
        const waitedMs = clock().getTime() - (rows[0]?.oldest ?? clock()).getTime();
        return queueOf(Number(rows[0]?.count ?? 0), Math.max(0, waitedMs));
      },
    },
  ];
}

/** Judges how long mails wait, in milliseconds. */
export function queueOf(count: number, waitedMs: number): Finding {
  if (waitedMs > veryLateMs) return fail('mail-queue.late', { count, waitedMs });
  if (waitedMs > lateMs) return warn('mail-queue.late', { count, waitedMs });
  return ok('mail-queue.moving', { count });
}

async function outboxOf({ dataDir, publicUrl }: HealthParts['config']): Promise<Finding> {
  const path = join(dataDir, 'outbox');
  const names = await readdir(path).catch((): string[] => []);
  const count = names.filter((name) => name.endsWith('.eml')).length;
  return isAtHome(publicUrl)
    ? ok('mail.outbox', { path, count })
    : warn('mail.outbox-public', { path, count });
}
