import { randomUUID } from 'node:crypto';
import type { ImageInfo, KeepRule, Version } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { Problem } from '../../http/answers/problem.ts';
import { readDraft } from '../documents/draft.ts';
import { withLockedTour } from '../edits/with-locked-tour.ts';
import { readDocument, readSnapshot } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import { findTour, type TourRecord } from '../tour-table.ts';
import { keepVersion } from './keep-version.ts';
import { type ForeignVersion, takeInVersions } from './take-in-versions.ts';
import {
  listVersionRows,
  setDifference,
  setVersionName,
  type VersionRow,
  versionBefore,
} from './version-table.ts';

/** The states of a tour that are kept. Who may ask is looked at before; a version that is missing is `not_found`. */
export interface TourVersions {
  /** Newest first. */
  list(id: string): Promise<{ items: Version[]; keep: KeepRule }>;
  /** Keeps the draft under a name. */
  keep(id: string, name: string): Promise<number>;
  /** Null takes the name away. */
  rename(id: string, version: number, name: string | null): Promise<void>;
  read(id: string, version: number): Promise<{ tour: Tour; images: Record<string, ImageInfo> }>;
  /**
   * Brings the media of a version back and keeps the draft as it is now; gives the edit that brings back its content, or
   * that of one scene: null when the draft has it.
   */
  restore(id: string, version: number, sceneId: number | undefined): Promise<Edit | null>;
  /** Gives a tour that has just come in the versions that it had elsewhere. */
  takeIn(id: string, versions: readonly ForeignVersion[]): Promise<void>;
}

/** What versions of tours are built from. */
export interface VersionParts extends Omit<TourParts, 'images'> {
  keepRule: KeepRule;
  images: TourParts['images'] & {
    /** The media that a version keeps, by slug, with addresses that show them although nobody else sees them. */
    keptMedia(tour: Tour, version: number): Promise<Record<string, ImageInfo>>;
    /** Lets what a version keeps lie again at the slugs where nothing is any more. */
    bringBackMedia(
      kept: { tourId: string; userId: string; version: number },
      transaction: Parameters<TourParts['images']['keepTourImages']>[1],
    ): Promise<void>;
  };
}

/** Makes versions of tours: listed, kept, named, compared and gone back to. */
export function createTourVersions(parts: VersionParts): TourVersions {
  const { database, documents, images, clock, keepRule } = parts;
  const textOf = async (id: string, version: number) => {
    const text = await readSnapshot(parts, database.orm, id, version);
    if (text === null) throw new Problem('version_not_found');
    return text;
  };
  return {
    async list(id) {
      const record = await findTour(database.orm, id);
      const rows = await listVersionRows(database.orm, id);
      const items: Version[] = [];
      for (const row of rows) items.push(asVersion(row, await differenceOf(parts, id, row), record));
      return { items, keep: keepRule };
    },

    keep: (id, name) =>
      withLockedTour(parts, { id }, async (record, transaction) => {
        await keepVersion(parts, transaction, record, { kind: 'named', now: clock() });
        await setVersionName(transaction.orm, id, record.version, name);
        return record.version;
      }),

    async rename(id, version, name) {
      if (!(await setVersionName(database.orm, id, version, name))) throw new Problem('version_not_found');
    },

    async read(id, version) {
      const tour = readDraft(await textOf(id, version));
      return { tour, images: await images.keptMedia(tour, version) };
    },

    takeIn: (id, versions) => takeInVersions(parts, id, versions),

    async restore(id, version, sceneId) {
      const wanted = await textOf(id, version);
      return withLockedTour(parts, { id }, async (record, transaction) => {
        const { text } = await readDocument(parts, transaction.orm, id);
        const edit = await documents.run('restore', {
          text,
          wanted,
          sceneId: sceneId ?? null,
          prefix: randomUUID(),
        });
        if (edit === null) return null;
        await keepVersion(parts, transaction, record, { kind: 'before-restore', now: clock() });
        await images.bringBackMedia({ tourId: id, userId: record.userId, version }, transaction);
        return edit;
      });
    },
  };
}

/** What a version brought; worked out once, when somebody asks first. */
async function differenceOf(
  parts: Pick<VersionParts, 'database' | 'documents'>,
  id: string,
  { version, difference }: VersionRow,
): Promise<NonNullable<VersionRow['difference']>> {
  if (difference !== null) return difference;
  const { orm } = parts.database;
  const former = await versionBefore(orm, id, version);
  const before = former === null ? null : await readSnapshot(parts, orm, id, former);
  const after = await readSnapshot(parts, orm, id, version);
  // It went meanwhile.
  if (after === null) return { scenes: 0, changes: null };
  const found = await parts.documents.run('compare', { before, after });
  await setDifference(orm, id, version, found);
  return found;
}

function asVersion(
  { version, kind, name, madeAt, createdAt, by }: VersionRow,
  { scenes, changes }: NonNullable<VersionRow['difference']>,
  tour: Pick<TourRecord, 'activity' | 'publishedVersion'> | null,
): Version {
  const isLive = tour?.activity === 'published' && tour.publishedVersion === version;
  return { version, kind, name, at: (madeAt ?? createdAt).toISOString(), by, isLive, scenes, changes };
}
