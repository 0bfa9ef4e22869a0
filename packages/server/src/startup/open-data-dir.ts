/** Who uses the data folder: a server, a command for a while, or a running server beside which a command works. */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { runningPostgres } from '../drivers/database/embedded-postgres.ts';
import { FolderInUse, lockFolder, lockHolder } from '../drivers/folder-lock.ts';
import { hourMs } from '../durations.ts';

/** How long a command waits for a server that is just starting. */
const startingMs = 60_000;
/** How long one waits for a command that works on the embedded database alone; a backup may take a while. */
const commandMs = hourMs;
const lookMs = 200;

/** Something that is given back at the end. */
export interface Part {
  close(): Promise<void>;
}

/** Parts that are given back together, in the reverse order of opening. */
export function openParts(): { opened<T extends Part>(part: T): T; close(): Promise<void> } {
  const parts: Part[] = [];
  return {
    opened: (part) => {
      parts.push(part);
      return part;
    },
    close: async () => {
      for (const part of parts.splice(0).reverse()) await part.close();
    },
  };
}

/**
 * Makes the data folder ours. With a database server of their own, a web and a worker process may share one;
 * the embedded database has one master.
 */
export function openDataDir(
  { dataDir, databaseUrl, role }: Config,
  options: { isBrief?: boolean } = {},
): Part {
  // Others may pass through, as PostgreSQL must when we are root; they cannot look around.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const unlock = lockFolder(dataDir, databaseUrl === null ? 'lock' : `lock.${role}`, options);
  return { close: async () => unlock() };
}

/** The same for a server, which waits for a command that works there alone. */
export async function openDataDirOnceFree(config: Config, log: Logger): Promise<Part> {
  for (let waitedMs = 0; ; waitedMs += lookMs) {
    try {
      return openDataDir(config);
    } catch (error) {
      if (!(error instanceof FolderInUse) || !error.isBrief || waitedMs >= commandMs) throw error;
      if (waitedMs === 0) log.warn('A command of tourwright works on the database; the start waits for it');
      await sleep(lookMs);
    }
  }
}

/**
 * The address of the embedded database that a server runs, for a command beside it; null when there is none, and the data
 * folder is ours then. Waits for a server that is starting, and for another command that works there alone.
 */
export async function findRunning(
  config: Config,
  opened: <T extends Part>(part: T) => T,
  timeoutMs = commandMs,
): Promise<string | null> {
  for (let waitedMs = 0; ; waitedMs += lookMs) {
    try {
      opened(openDataDir(config, { isBrief: true }));
      return null;
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      const running = error.isBrief ? null : runningPostgres(join(config.dataDir, 'postgres'));
      if (running !== null) return running;
      if (waitedMs >= Math.min(timeoutMs, error.isBrief ? commandMs : startingMs)) throw error;
      await sleep(lookMs);
    }
  }
}

/** The processes of this machine that answer requests. */
export function serversOf({ dataDir, databaseUrl }: Config): number[] {
  const locks = databaseUrl === null ? ['lock'] : ['lock.all', 'lock.web'];
  return locks.map((name) => lockHolder(dataDir, name)).filter((pid) => pid !== null);
}

/** As root a command would leave files that the server's own account may not read. */
export function refuseOthersFiles({ dataDir }: Config): void {
  const owner = statSync(join(dataDir, 'storage'), { throwIfNoEntry: false })?.uid;
  if (process.getuid?.() !== 0 || owner === undefined || owner === 0) return;
  throw new Error(
    `The files in ${dataDir} belong to another account, which could not read what root adds to them. Run this as that ` +
      `account: sudo -u '#${owner}' npx tourwright ...`,
  );
}
