import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { keptBytes } from '../../drivers/disk-space.ts';
import { type Finding, fail, ok, warn, worstOf } from '../finding.ts';
import type { HealthCheck, HealthParts } from '../health-check.ts';

/** Below this part of its files a disk is nearly out of them. */
const fewInodes = { warn: 0.1, fail: 0.02 };
const roomy = { part: 0.05, mostBytes: 10e9 };

interface Disk {
  path: string;
  freeBytes: number;
  totalBytes: number;
  inodes: number;
  freeInodes: number;
}

/** Room on the disks that the server writes to. */
export function diskChecks({ config }: Pick<HealthParts, 'config'>): HealthCheck[] {
  const { dataDir, backups, diskReserve } = config;
  const disks = () => disksOf([dataDir, ...(backups === null ? [] : [backups.folder])]);
  return [
    {
      id: 'disk-space',
      run: async () => {
        const findings = (await disks()).map((disk) =>
          spaceOf(disk, keptBytes(diskReserve, disk.totalBytes)),
        );
        return worstOf(findings as [Finding, ...Finding[]]);
      },
    },
    {
      id: 'inodes',
      run: async () => worstOf((await disks()).map(inodesOf) as [Finding, ...Finding[]]),
    },
  ];
}

/** Judges the free space of a disk against the reserve, in bytes. */
export function spaceOf({ path, freeBytes, totalBytes }: Disk, reserveBytes: number): Finding {
  const values = { path, freeBytes, totalBytes, reserveBytes };
  const command = `du -xh --max-depth=2 '${path}' | sort -h | tail -20`;
  if (freeBytes <= reserveBytes) return fail('disk-space.full', values, command);
  const enough = Math.max(2 * reserveBytes, Math.min(roomy.part * totalBytes, roomy.mostBytes));
  return freeBytes < enough ? warn('disk-space.low', values, command) : ok('disk-space.room', values);
}

/** Judges the free inodes of a disk. */
export function inodesOf({ path, inodes, freeInodes }: Disk): Finding {
  // Some file systems make them as they are needed.
  if (inodes === 0) return ok('inodes.endless', { path });
  const values = { path, free: freeInodes, total: inodes };
  const part = freeInodes / inodes;
  const command = `du --inodes -x --max-depth=2 '${path}' | sort -n | tail -20`;
  if (part < fewInodes.fail) return fail('inodes.none', values, command);
  return part < fewInodes.warn ? warn('inodes.few', values, command) : ok('inodes.room', values);
}

/** One of each disk; a folder that is not there yet will be where its parent does. */
async function disksOf(folders: string[]): Promise<Disk[]> {
  const disks = new Map<number, Disk>();
  for (const folder of folders) {
    const path = nearest(folder);
    const { dev } = await stat(path);
    if (disks.has(dev)) continue;
    const { bsize, blocks, bavail, files, ffree } = await statfs(path);
    disks.set(dev, {
      path: folder,
      freeBytes: bavail * bsize,
      totalBytes: blocks * bsize,
      inodes: files,
      freeInodes: ffree,
    });
  }
  return [...disks.values()];
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}
