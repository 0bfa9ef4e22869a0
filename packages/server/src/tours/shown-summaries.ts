import type { TourSummary } from '@tourwright/tour/rules';
import { and, inArray } from 'drizzle-orm';
import { tours } from '../drivers/database/schema/index.ts';
import { isPublic } from '../drivers/database/shown-tour.ts';
import { readSnapshot } from './read-document.ts';
import type { TourParts } from './tour-parts.ts';

interface KnownSummary {
  version: number;
  summary: TourSummary;
}

/**
 * Reads what visitors see of tours, as summaries. What was read last is kept by its version, so that a list that is
 * requested again reads only what was published meanwhile.
 */
export function createShownSummaries(parts: Pick<TourParts, 'database' | 'documents'>) {
  const { database, documents } = parts;
  const { orm } = database;
  let known = new Map<string, KnownSummary>();

  const read = async (id: string, version: number): Promise<KnownSummary | null> => {
    const kept = known.get(id);
    if (kept?.version === version) return kept;
    const text = await readSnapshot(parts, orm, id, version);
    // Published again in this moment: news of it comes.
    return text === null ? null : { version, summary: await documents.run('summary', { text }) };
  };

  return async (ids: string[]): Promise<TourSummary[]> => {
    if (ids.length === 0) return [];
    const rows = await orm
      .select({ id: tours.id, version: tours.publishedVersion })
      .from(tours)
      .where(and(inArray(tours.id, ids), isPublic));
    const found = new Map<string, KnownSummary>();
    for (const { id, version } of rows) {
      const summary = version === null ? null : await read(id, version);
      if (summary !== null) found.set(id, summary);
    }
    known = found;
    return [...found.values()].map(({ summary }) => summary);
  };
}
