import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { daysToDrop, type KeepRule } from './schedule/keep-rule.ts';

const daily = /^tourwright-(\d{4}-\d\d-\d\d)\.tar$/;
/** Earlier releases named no milliseconds. */
const asked = /^tourwright-(\d{4}-\d\d-\d\d)-(?:\d{6}|\d{9})\.tar$/;
const part = /^tourwright-\d{4}-\d\d-\d\d(?:-\d{6}|-\d{9})?\.tar\.part$/;
/** The rule counts days; those that somebody requested stay beside it for this long. */
const askedDays = 30;

/** A daily backup that is in the folder. */
interface FoundBackup {
  day: string;
  path: string;
  madeAt: Date;
  sizeBytes: number;
}

/** The path of the backup of a day (UTC) in the folder for backups. */
export function dailyPath(folder: string, now: Date): string {
  return join(folder, `tourwright-${now.toISOString().slice(0, 10)}.tar`);
}

/** The name of a backup that is requested now, to the millisecond: there may be several in one second. */
export function askedName(now: Date): string {
  const moment = now.toISOString();
  return `tourwright-${moment.slice(0, 10)}-${moment.slice(11, 23).replaceAll(/[:.]/g, '')}.tar`;
}

/** The day (`2026-11-24`) that a file of the folder is the backup of, or null: it is none of ours. */
export function dayOfDaily(name: string): string | null {
  return daily.exec(name)?.[1] ?? null;
}

/** Until when a backup is kept that was requested on this day. */
export function askedUntil(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + askedDays * 86_400_000).toISOString().slice(0, 10);
}

/** The newest first. Files that somebody else put there are none of ours. */
async function listDaily(folder: string): Promise<FoundBackup[]> {
  const found: FoundBackup[] = [];
  for (const name of await readdir(folder)) {
    const day = dayOfDaily(name);
    if (day === null) continue;
    const path = join(folder, name);
    const { mtime, size } = await stat(path);
    found.push({ day, path, madeAt: mtime, sizeBytes: size });
  }
  return found.toSorted((a, b) => b.day.localeCompare(a.day));
}

/** Deletes what the rule does not keep, and what killed backups left half written; answers which backups went. */
export async function tidyFolder(folder: string, rule: KeepRule, now: Date): Promise<string[]> {
  const found = await listDaily(folder);
  const dropped = new Set(
    daysToDrop(
      found.map(({ day }) => day),
      rule,
    ),
  );
  const gone = found.filter(({ day }) => dropped.has(day)).map(({ path }) => path);
  const today = now.toISOString().slice(0, 10);
  for (const name of await readdir(folder)) {
    const day = asked.exec(name)?.[1];
    if (day !== undefined && askedUntil(day) <= today) gone.push(join(folder, name));
    if (part.test(name)) await rm(join(folder, name), { force: true });
  }
  for (const path of gone) await rm(path, { force: true });
  return gone;
}
