import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const amount = () => bigint({ mode: 'number' });

/** Every backup that was made or tried, and which of them were proven. They do not go into backups themselves. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    /** The id of the archive. */
    id: text().primaryKey(),
    /** `asked`: somebody started it at /admin. */
    kind: text().$type<'scheduled' | 'command' | 'asked'>().notNull(),
    /** The machine on which the file is. */
    machine: text().notNull(),
    /** Null where another program took it. */
    path: text(),
    startedAt: moment().notNull(),
    /** Null where none came of it. */
    sizeBytes: amount(),
    sha256: text(),
    rows: amount(),
    files: amount(),
    jobs: integer(),
    /** Why none came of it. */
    fault: text().$type<BackupFaultCode>(),
    /** When every row and file came back the same. */
    provenAt: moment(),
    provenRows: amount(),
    provenFiles: amount(),
    /** When a drill failed, and why. */
    refutedAt: moment(),
    proofFault: text().$type<BackupFaultCode>(),
    /** When the rule of the folder took the file away. */
    removedAt: moment(),
  },
  (table) => [index('backup_runs_started').on(table.startedAt)],
);

/** Why a backup or its drill failed; the log says more. */
export type BackupFaultCode =
  | 'disk_full'
  | 'disk_failing'
  | 'database_away'
  | 'storage_away'
  | 'damaged'
  | 'broke';
