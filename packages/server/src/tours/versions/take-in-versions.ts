import { type VersionKind, versionKinds } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { currentShape } from '@tourwright/tour/rules';
import { sql } from 'drizzle-orm';
import { tourSnapshots } from '../../drivers/database/schema/index.ts';
import { readDraft, weigh, writeDraft } from '../documents/draft.ts';
import { taken } from '../documents/open-documents.ts';
import { withLockedTour } from '../edits/with-locked-tour.ts';
import { readDocument } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import { updateDocument } from '../tour-table.ts';

/** A version that was kept of the tour elsewhere, its slugs in the tour's folder here. */
export interface ForeignVersion {
  version: number;
  /** One that this release does not know becomes one with a name. */
  kind: string;
  name: string | null;
  /** The moment of this state, ISO 8601. */
  at: string;
  tour: Tour;
}

/**
 * Gives a tour that has just come in the versions that it had elsewhere; the draft follows them. Problems `invalid_input`,
 * `quota_reached`.
 */
export async function takeInVersions(
  parts: Pick<TourParts, 'database' | 'documents' | 'images' | 'quotas' | 'log'>,
  id: string,
  versions: readonly ForeignVersion[],
): Promise<void> {
  const last = versions.reduce((most, { version }) => Math.max(most, version), 0);
  if (last === 0) return;
  await withLockedTour(parts, { id }, async ({ userId }, transaction) => {
    const { orm } = transaction;
    const { text } = await readDocument(parts, orm, id);
    const raised = writeDraft({ ...readDraft(text), version: last + 1 });
    if (raised.ok) await updateDocument(orm, raised.draft, { draft: null });
    for (const { version, kind, name, at, tour } of versions) {
      const ownership = { id, user_id: userId, updated_at: at };
      const { draft } = taken(await parts.documents.run('create', { body: JSON.stringify(tour), ownership }));
      await parts.quotas.takeVersion(transaction, userId, weigh(draft));
      const names = await parts.documents.run('names', { text: draft.text });
      await orm.insert(tourSnapshots).values({
        tourId: id,
        version,
        document: sql`${draft.text}::json`,
        kind: versionKinds.find((known) => known === kind) ?? ('named' satisfies VersionKind),
        name,
        authorId: userId,
        madeAt: new Date(at),
        names,
        shape: currentShape,
        createdAt: new Date(at),
      });
      await parts.images.keepTourImages({ tourId: id, version, slugs: names }, transaction);
    }
  });
}
