import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { daysToDrop, type KeepRule } from './keep-rule.ts';

const daily = /^tourwright-(\d{4}-\d\d-\d\d)\.tar$/;
const dailyPart = /^tourwright-\d{4}-\d\d-\d\d\.tar\.part$/;

/** A daily backup that lies in the folder. */
interface FoundBackup {
  day: string;
  path: string;
  madeAt: Date;
  sizeBytes: number;
}

export function dailyPath(folder: string, now: Date): string {
  return join(folder, `tourwright-${now.toISOString().slice(0, 10)}.tar`);
}

/** The newest first. Files that somebody else put there are none of ours. */
async function listDaily(folder: string): Promise<FoundBackup[]> {
  const found: FoundBackup[] = [];
  for (const name of await readdir(folder)) {
    const day = daily.exec(name)?.[1];
    if (day === undefined) continue;
    const path = join(folder, name);
    const { mtime, size } = await stat(path);
    found.push({ day, path, madeAt: mtime, sizeBytes: size });
  }
  return found.toSorted((a, b) => b.day.localeCompare(a.day));
}

/** Deletes what the rule does not keep, and what killed backups left half written; answers which backups went. */
export async function tidyFolder(folder: string, rule: KeepRule): Promise<string[]> {
  const found = await listDaily(folder);
  const dropped = new Set(
    daysToDrop(
      found.map(({ day }) => day),
      rule,
    ),
  );
  const gone = found.filter(({ day }) => dropped.has(day)).map(({ path }) => path);
  for (const path of gone) await rm(path, { force: true });
  for (const name of await readdir(folder)) {
    if (dailyPart.test(name)) await rm(join(folder, name), { force: true });
  }
  return gone;
}
