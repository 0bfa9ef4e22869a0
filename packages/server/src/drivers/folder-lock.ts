import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who holds a lock. A number alone may be another process by now, so its start is kept beside it. */
interface Holder {
  pid: number;
  started: string;
  /** It gives the lock back by itself before long. */
  isBrief?: boolean;
}

/** Another process of this machine holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  /** Whether its holder gives it back by itself before long. */
  readonly isBrief: boolean;

  constructor(folder: string, { pid, isBrief = false }: Pick<Holder, 'pid' | 'isBrief'>) {
    super(`${folder} is in use by process ${pid}. Stop that one, or set another DATA_DIR`);
    this.isBrief = isBrief;
  }
}

/**
 * Takes `folder/name` for this process, or throws a `FolderInUse` that names the process that holds it. A lock whose holder
 * is gone (kill -9, power) is taken over. Sees processes of this machine only. `isBrief` shows others that it is worth
 * waiting. The result gives the lock back.
 */
export function lockFolder(folder: string, name: string, { isBrief = false } = {}): () => void {
  const lock = join(folder, name);
  const own = `${lock}.${process.pid}`;
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', isBrief };
  writeFileSync(own, JSON.stringify(mine));
  try {
    while (!tryLink(own, lock)) {
      const holder = readHolder(lock);
      if (holder === null) continue; // Given back since.
      if (isAlive(holder)) throw new FolderInUse(folder, holder);
      takeAway(lock, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    const holder = readHolder(lock);
    if (holder?.pid === mine.pid && holder.started === mine.started) rmSync(lock, { force: true });
  };
}

/** The running process that holds `folder/name` until it ends; null where none does. */
export function lockHolder(folder: string, name: string): number | null {
  const holder = readHolder(join(folder, name));
  return holder !== null && !holder.isBrief && isAlive(holder) ? holder.pid : null;
}

/** A link appears whole or not at all, and only one process makes it. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock of a dead holder aside; when another process was quicker and that was its lock, puts it back. */
function takeAway(lock: string, dead: Holder): void {
  const aside = `${lock}.${process.pid}.dead`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  if (taken?.pid !== dead.pid || taken.started !== dead.started) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

/** null when the lock is not there; what cannot be read counts as held by nobody. */
function readHolder(lock: string): Holder | null {
  try {
    const { pid, started, isBrief } = JSON.parse(readFileSync(lock, 'utf8')) as Partial<Holder>;
    return { pid: Number(pid), started: String(started), isBrief: isBrief === true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { pid: 0, started: '' };
  }
}

function isAlive({ pid, started }: Holder): boolean {
  return pid > 0 && startOf(pid) === started;
}

/** When a process began, comparable across reboots; null when there is none (or it has ended unburied). */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() || null;
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The fields behind the name, which may itself hold spaces and brackets: state is the first, start the 20th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? null : `${boot} ${fields[19]}`;
  } catch {
    return null;
  }
}
