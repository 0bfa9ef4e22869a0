import { desc, inArray } from 'drizzle-orm';
import PQueue from 'p-queue';
import { media } from '../drivers/database/schema/index.ts';
import { type Finding, fail, ok, skipped, warn } from '../health/finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health/health-check.ts';
import { findOriginal, isKept, withoutRow } from './check-files.ts';

/** As many as can be looked at while somebody waits; `tourwright fsck` looks at all. */
const mostPhotos = 200;
const mostFiles = 2000;
const atOnce = 8;
const command = 'npx tourwright fsck';

/** Whether the newest photos have their originals, and whether files are there that nobody knows of. */
export function fsckCheck(parts: Pick<HealthParts, 'database' | 'storage'>): HealthCheck {
  return {
    id: 'orphans',
    needs: ['database', 'storage'],
    run: async (signal) => {
      const { part: storage } = parts.storage;
      if (storage === null) return skipped('needs.storage', {});
      const database = databaseOf(parts);
      const newest = await database.orm
        .select({ key: media.key, sourceKey: media.sourceKey, state: media.state, sha256: media.sha256 })
        .from(media)
        .where(inArray(media.state, ['processing', 'ready']))
        .orderBy(desc(media.createdAt))
        .limit(mostPhotos);
      const photos = newest.filter(isKept);
      const queue = new PQueue({ concurrency: atOnce });
      const found = await Promise.all(
        photos.map((row) =>
          queue.add(async () => signal.aborted || (await findOriginal(storage, row)) !== null),
        ),
      );
      const ids: string[] = [];
      for await (const { key } of storage.list('originals/')) {
        if (signal.aborted || ids.length >= mostFiles) break;
        ids.push(key.split('/')[1] ?? '');
      }
      const unowned = await withoutRow({ database }, 'originals', ids);
      return orphansOf({
        photos: photos.length,
        missing: found.filter((isThere) => !isThere).length,
        unowned: unowned.length,
      });
    },
  };
}

function orphansOf({
  photos,
  missing,
  unowned,
}: {
  photos: number;
  missing: number;
  unowned: number;
}): Finding {
  if (missing > 0) return fail('orphans.lost', { count: missing, photos }, command);
  if (unowned > 0) return warn('orphans.spare', { count: unowned }, `${command} --delete-unowned`);
  return ok('orphans.none', { count: photos });
}
