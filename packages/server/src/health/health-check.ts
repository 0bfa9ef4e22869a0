import type { Config } from '../config.ts';
import type { Database } from '../drivers/database/database.ts';
import type { Mail } from '../drivers/mail/mail.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import type { CheckId, Finding } from './finding.ts';

/** What a check cannot do without; where it is away, the check of it says so and the others are left out. */
export type Need = 'database' | 'storage' | 'server';

/** One thing that is looked at. A new one is a file and a line in `open-checks.ts`. */
export interface HealthCheck {
  id: CheckId;
  needs?: readonly Need[];
  /** Ends soon after `signal`. What it throws is reported as its finding. */
  run(signal: AbortSignal): Promise<Finding>;
}

/** A part of the server, or why there is none: nothing was made yet, or it does not answer. */
export type Reached<Part> = { part: Part } | { part: null; isMade: boolean; reason: string };

/** What checks look at: a server that runs, or what it leaves when it is stopped. */
export interface HealthParts {
  config: Config;
  database: Reached<Database>;
  storage: Reached<Storage>;
  mail: Pick<Mail, 'check'>;
  /** What signs sessions; null: none was made yet. */
  secret: string | null;
  /** The processes of this machine that serve with these settings. */
  serverPids: readonly number[];
  clock: () => Date;
}

/** The database of a check that needs one. */
export function databaseOf({ database }: Pick<HealthParts, 'database'>): Database {
  if (database.part === null) throw new Error(database.reason);
  return database.part;
}
