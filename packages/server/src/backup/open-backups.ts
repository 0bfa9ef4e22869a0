import { dayMs } from '../durations.ts';
import type { Feature } from '../feature.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import { backUpToday, type DailyParts } from './back-up-today.ts';

declare module '../jobs/job.ts' {
  interface JobData {
    /** Makes the backup of the day on which it runs, and proves it when that is due. */
    backup: Record<string, never>;
  }
}

/** The queue allows less than a day. */
const longestSeconds = 23 * 3600;

/** A backup every day, by whichever process does jobs, where the operator named a folder. */
export function openBackups(
  parts: DailyParts & { queue: Pick<Queue, 'send'> },
): Feature & { jobs: Pick<Jobs, 'backup'> } {
  const { backups } = parts.config;
  const sweep = {
    name: 'backups',
    everyMs: dayMs,
    run: () => parts.queue.send('backup', {}, { once: { key: 'daily', everySeconds: dayMs / 1000 } }),
  };
  return {
    jobs: {
      backup: {
        retries: 3,
        maxPauseSeconds: 3600,
        longestSeconds,
        handle: async ({ signal }) => {
          if (backups !== null) await backUpToday(parts, backups, signal);
          return 'done';
        },
      },
    },
    sweeps: backups === null ? [] : [sweep],
  };
}
