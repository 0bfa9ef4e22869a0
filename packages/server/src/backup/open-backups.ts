import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Feature } from '../feature.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import { dailyPath, tidyFolder } from './backup-folder.ts';
import type { KeepRule } from './keep-rule.ts';
import { type BackupParts, writeBackup } from './write-backup.ts';

declare module '../jobs/job.ts' {
  interface JobData {
    /** Makes the backup of the day on which it runs. */
    backup: Record<string, never>;
  }
}

const dayMs = 86_400_000;
/** The queue allows less than a day. */
const longestSeconds = 23 * 3600;

interface Parts extends BackupParts {
  config: { backups: { folder: string; keep: KeepRule } | null };
  queue: Pick<Queue, 'send'>;
  /** The one that was generated; null when a setting holds it. */
  generatedSecret: string | null;
  log: Pick<Logger, 'info'>;
}

/** A backup every day, by whichever process does jobs, where the operator named a folder. */
export function openBackups(parts: Parts): Feature & { jobs: Pick<Jobs, 'backup'> } {
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

/** Tidies before, to have room, and after. A day that has its backup gets no other one. */
async function backUpToday(
  parts: Parts,
  { folder, keep }: { folder: string; keep: KeepRule },
  signal: AbortSignal,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await tidyFolder(folder, keep);
  const path = dailyPath(folder, parts.clock());
  if (existsSync(path)) return;
  const { sizeBytes, files, rows } = await writeBackup(parts, {
    path,
    secret: parts.generatedSecret,
    signal,
  });
  parts.log.info({ path, sizeBytes, files, rows }, 'The backup of the day is made');
  await tidyFolder(folder, keep);
}
