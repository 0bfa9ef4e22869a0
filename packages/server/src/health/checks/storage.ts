import { join } from 'node:path';
import { type Finding, fail, ok, warn } from '../finding.ts';
import type { HealthCheck, HealthParts } from '../health-check.ts';

const slowMs = 1000;
const mark = 'installation';

/** Whether files can be written, and whether they are those of this database. */
export function storageCheck({ config, storage, database, clock }: HealthParts): HealthCheck {
  const { s3, dataDir } = config;
  const place = s3 === null ? join(dataDir, 'storage') : `${s3.endpoint}/${s3.bucket}`;
  return {
    id: 'storage',
    run: async () => {
      if (storage.part === null) {
        const { isMade, reason } = storage;
        return isMade ? fail('storage.away', { place, reason }) : warn('storage.none', { place });
      }
      const before = clock().getTime();
      try {
        await storage.part.check();
      } catch (error) {
        return fail('storage.away', { place, reason: (error as Error).message });
      }
      const latencyMs = Math.max(0, clock().getTime() - before);
      const marked = (await storage.part.read(mark))?.bytes.toString().trim() ?? null;
      const known = database.part === null ? marked : await markOf(database.part);
      if (known !== null && known !== marked) return fail('storage.another', { place });
      return found(place, latencyMs, s3 === null);
    },
  };
}

function found(place: string, latencyMs: number, isDisk: boolean): Finding {
  if (latencyMs > slowMs) return warn('storage.slow', { place, latencyMs });
  return ok(isDisk ? 'storage.disk' : 'storage.bucket', { place, latencyMs });
}

/** Null where nothing was agreed on yet. */
async function markOf({ pool }: NonNullable<HealthParts['database']['part']>): Promise<string | null> {
  const { rows: there } = await pool.query("select to_regclass('public.installation') is not null as there");
  if (!there[0]?.there) return null;
  const { rows } = await pool.query<{ storage_id: string }>('select storage_id from installation');
  return rows[0]?.storage_id ?? null;
}
