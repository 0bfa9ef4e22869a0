import { backupChecks } from '../backup/backup-checks.ts';
import { eventCheck } from '../events/event-checks.ts';
import { fsckCheck } from '../fsck/fsck-checks.ts';
import { addressChecks } from '../health/checks/address.ts';
import { certificateChecks } from '../health/checks/certificate.ts';
import { clockCheck } from '../health/checks/clock.ts';
import { dataFolderChecks } from '../health/checks/data-folder.ts';
import { databaseChecks } from '../health/checks/database.ts';
import { diskChecks } from '../health/checks/disk.ts';
import { jobChecks } from '../health/checks/jobs.ts';
import { machineChecks } from '../health/checks/machine.ts';
import { mailChecks } from '../health/checks/mail.ts';
import { releaseChecks } from '../health/checks/release.ts';
import { storageCheck } from '../health/checks/storage.ts';
import type { HealthCheck, HealthParts, Need } from '../health/health-check.ts';
import { imageChecks } from '../images/image-checks.ts';
import { leadCheck } from '../leads/lead-checks.ts';
import { operatorChecks } from '../operators/operator-checks.ts';
import type { PlanBook } from '../plans/plan-book.ts';
import { planChecks } from '../plans/plan-checks.ts';

/** Every check, in the order of the report: dependencies come first. */
export function openChecks(parts: HealthParts & { book: PlanBook | { fault: string } }): HealthCheck[] {
  return [
    ...releaseChecks(parts),
    ...machineChecks(parts),
    ...diskChecks(parts),
    clockCheck(parts),
    ...dataFolderChecks(parts),
    ...databaseChecks(parts),
    storageCheck(parts),
    ...addressChecks(parts),
    ...certificateChecks(parts),
    ...mailChecks(parts),
    ...jobChecks(parts),
    ...backupChecks(parts),
    ...imageChecks(parts),
    fsckCheck(parts),
    ...operatorChecks(parts),
    leadCheck(parts),
    eventCheck(parts),
    ...planChecks(parts, parts.book),
  ];
}

/** What of the server is away, so that checks of it are left out. */
export function missingOf({ config, database, storage, serverPids }: HealthParts): Set<Need> {
  const missing: [Need, boolean][] = [
    ['database', database.part === null],
    ['storage', storage.part === null],
    // With a database server of its own it may run on another machine.
    ['server', serverPids.length === 0 && config.databaseUrl === null],
  ];
  return new Set(missing.flatMap(([need, isMissing]) => (isMissing ? [need] : [])));
}
