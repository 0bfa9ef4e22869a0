/** Endpoints by which operators list and start backups. */
import { z } from 'zod';
import { line } from '../../text-fields.ts';

const fault = z
  .enum(['disk_full', 'disk_failing', 'database_away', 'storage_away', 'damaged', 'broke'])
  .nullable();

const serverBackup = z.object({
  id: z.string(),
  /** By the clock, by `tourwright backup`, or by somebody at /admin. */
  kind: z.enum(['scheduled', 'command', 'asked']),
  /** The machine on which the file is. */
  machine: z.string(),
  /** null: another program took it. */
  path: z.string().nullable(),
  /** ISO 8601, UTC. */
  startedAt: z.string(),
  sizeBytes: z.number().nullable(),
  rows: z.number().nullable(),
  files: z.number().nullable(),
  /** Why none came of it. */
  fault,
  /** The day (UTC) on which it is deleted by itself; null: it is not, or nobody knows. */
  keptUntil: z.string().nullable(),
  /** When it was deleted by the rule of its folder. */
  removedAt: z.string().nullable(),
  /** When a drill brought all of it back, and how much was compared. */
  provenAt: z.string().nullable(),
  provenRows: z.number().nullable(),
  provenFiles: z.number().nullable(),
  /** When a drill failed, and why. */
  refutedAt: z.string().nullable(),
  proofFault: fault,
});

/** One backup of the whole server, with what drills have proved of it. */
export type ServerBackup = z.infer<typeof serverBackup>;

const askedBackup = z.object({
  /** The id of the job, of the kind `backup`. */
  jobId: z.string(),
  what: z.enum(['backup', 'drill']),
  /** The backup that a drill reads. */
  backupId: z.string().nullable(),
  isRunning: z.boolean(),
});

/** A backup or drill that waits or runs. */
export type AskedBackup = z.infer<typeof askedBackup>;

const serverBackups = z.object({
  /** Where they go and how many are kept (`7d 4w 6m`), by the settings; null: no folder is named. */
  place: z.object({ folder: z.string(), keep: z.string(), proveDays: z.number().nullable() }).nullable(),
  /** What waits or runs, the one that runs first. */
  underWay: z.array(askedBackup),
  items: z.array(serverBackup),
});

/** The server's backups, where they go, and what is under way. */
export type ServerBackups = z.infer<typeof serverBackups>;

const started = z.object({ started: z.boolean() });

/** Endpoints by which operators list and make backups. */
export const backupEndpoints = {
  listBackups: {
    method: 'GET',
    path: '/api/operator/backups',
    summary: 'The backups of this server, the newest first, and what is under way',
    response: serverBackups,
  },
  makeBackup: {
    method: 'POST',
    path: '/api/operator/backups',
    summary:
      'Starts a backup into BACKUP_DIR, `started` is false where none is set; 409 `backup_under_way` beside another',
    response: started,
  },
  drillBackup: {
    method: 'POST',
    path: '/api/operator/backups/:id/drill',
    summary: 'Starts a drill: restores a backup into a database that is thrown away and compares all of it',
    params: z.object({ id: line(100).min(1) }),
    response: started,
  },
} as const;
