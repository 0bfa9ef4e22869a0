import { dayMs } from '../durations.ts';
import type { Feature } from '../feature.ts';
import type { Jobs } from '../jobs/job.ts';
import { type AuditBackup, backupRoutes } from './backup-routes.ts';
import { type AskedParts, doAsked } from './schedule/asked-backups.ts';
import { backUpToday } from './schedule/back-up-today.ts';

declare module '../jobs/job.ts' {
  interface JobData {
    /**
     * Makes the backup of the day on which it runs, and proves it when that is due; or, where somebody asked, makes the file of
     * this name in the folder, or proves the backup with this id.
     */
    backup: { make?: string; prove?: string };
  }
}

/** The queue allows less than a day. */
const longestSeconds = 23 * 3600;

/** A backup every day, by whichever process does jobs, where the operator named a folder; and those that operators ask for. */
export function openBackups(
  parts: AskedParts & { audit: AuditBackup },
): Feature & { jobs: Pick<Jobs, 'backup'> } {
  const { backups } = parts.config;
  const sweep = {
    name: 'backups',
    everyMs: dayMs,
    run: () => parts.queue.send('backup', {}, { once: { key: 'daily', everySeconds: dayMs / 1000 } }),
  };
  return {
    routes: (http) => backupRoutes(http, parts),
    jobs: {
      backup: {
        retries: 3,
        maxPauseSeconds: 3600,
        longestSeconds,
        handle: async ({ data, signal }) => {
          if (backups === null) return 'done';
          const isAsked = data.make !== undefined || data.prove !== undefined;
          if (isAsked) await doAsked(parts, backups, data, signal);
          else await backUpToday(parts, backups, signal);
          return 'done';
        },
      },
    },
    sweeps: backups === null ? [] : [sweep],
  };
}
