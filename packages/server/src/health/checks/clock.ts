import { type Finding, fail, ok, warn, worstOf } from '../finding.ts';
import type { HealthCheck, HealthParts } from '../health-check.ts';
import { outputOf } from '../output-of.ts';

/** Uploads take turns by the clocks of their machines (docs/decisions/047-uploads-in-the-bucket.md). */
const most = { warn: 2000, fail: 10_000 };
const httpDateMs = 1000;

/** Whether the clocks of the machines agree, and whether this one is kept right. */
export function clockCheck(parts: HealthParts): HealthCheck {
  return {
    id: 'clock',
    run: async (signal) => {
      const drifts = [await driftOfDatabase(parts), await driftOfBucket(parts, signal)];
      const findings = drifts.filter((drift) => drift !== null).map(driftOf);
      return worstOf([await own(), ...findings]);
    },
  };
}

interface Drift {
  of: 'database' | 'bucket';
  /** How far its clock is ahead of ours. */
  aheadMs: number;
  /** How wrong that may be, by the time that the question took. */
  blurMs: number;
}

/** Judges how far the clock is from the database's or another server's, in milliseconds. */
export function driftOf({ of, aheadMs, blurMs }: Drift): Finding {
  const offMs = Math.max(0, Math.round(Math.abs(aheadMs) - blurMs));
  const command = 'timedatectl set-ntp true';
  if (offMs > most.fail) return fail(`clock.${of}`, { offMs }, command);
  return offMs > most.warn ? warn(`clock.${of}`, { offMs }, command) : ok('clock.agrees', {});
}

async function driftOfDatabase({ config, database, clock }: HealthParts): Promise<Drift | null> {
  // The embedded one has the same clock.
  if (config.databaseUrl === null || database.part === null) return null;
  return measure('database', clock, 0, async () => {
    const { rows } = await database.part.pool.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? null;
  });
}

/** Every answer over HTTP has a date, a refusal too. */
async function driftOfBucket({ config, clock }: HealthParts, signal: AbortSignal): Promise<Drift | null> {
  const endpoint = config.s3?.endpoint;
  if (endpoint === undefined) return null;
  return measure('bucket', clock, httpDateMs, async () => {
    const answer = await fetch(endpoint, { method: 'HEAD', signal }).catch(() => null);
    const date = answer?.headers.get('date');
    return date ? new Date(date) : null;
  });
}

async function measure(
  of: Drift['of'],
  clock: () => Date,
  coarseMs: number,
  ask: () => Promise<Date | null>,
): Promise<Drift | null> {
  const before = clock().getTime();
  const theirs = await ask();
  const after = clock().getTime();
  if (theirs === null) return null;
  return { of, aheadMs: theirs.getTime() - (before + after) / 2, blurMs: (after - before) / 2 + coarseMs };
}

async function own(): Promise<Finding> {
  const said = await outputOf('timedatectl', ['show', '--property=NTP', '--property=NTPSynchronized']);
  return said?.includes('NTPSynchronized=no') && said.includes('NTP=no')
    ? warn('clock.alone', {}, 'timedatectl set-ntp true')
    : ok('clock.agrees', {});
}
