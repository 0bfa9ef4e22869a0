import { randomUUID } from 'node:crypto';
import type { ChangeCredit, ImageInfo, KeepRule, Version } from '@tourwright/api';
import type { ChangeGroup } from '@tourwright/tour/changes';
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
import { namesOf, stepsBetween, type TourState } from './version-steps.ts';
import {
  findMomentOf,
  listVersionRows,
  momentOf,
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
  /** Who changed what since a version: until a later one, or the draft where that is absent. */
  credits(id: string, version: number, to: number | undefined): Promise<ChangeCredit[]>;
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
  const { database, images, clock } = parts;
  const states = readStates(parts);
  return {
    list: (id) => listVersions(parts, id),

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
      const tour = readDraft(await states.textOf(id, version));
      return { tour, images: await images.keptMedia(tour, version) };
    },

    async credits(id, version, to) {
      const from = await states.stateOf(id, version);
      const until = to === undefined ? await states.draftOf(id) : await states.stateOf(id, to);
      return creditsBetween(parts, id, from, until);
    },

    takeIn: (id, versions) => takeInVersions(parts, id, versions),

    restore: async (id, version, sceneId) =>
      restoreVersion(parts, id, {
        version,
        wanted: await states.textOf(id, version),
        sceneId: sceneId ?? null,
      }),
  };
}

/** Reads a tour as it was in a version that is kept, and as it is now. */
function readStates(parts: VersionParts) {
  const { orm } = parts.database;
  const textOf = async (id: string, version: number): Promise<string> => {
    const text = await readSnapshot(parts, orm, id, version);
    if (text === null) throw new Problem('version_not_found');
    return text;
  };
  return {
    textOf,
    async stateOf(id: string, version: number): Promise<TourState> {
      const at = await findMomentOf(orm, id, version);
      if (at === null) throw new Problem('version_not_found');
      return { version, text: await textOf(id, version), at };
    },
    async draftOf(id: string): Promise<TourState> {
      const { text, summary } = await readDocument(parts, orm, id);
      return { version: summary.version, text, at: parts.clock() };
    },
  };
}

async function listVersions(parts: VersionParts, id: string): Promise<{ items: Version[]; keep: KeepRule }> {
  const { orm } = parts.database;
  const record = await findTour(orm, id);
  const rows = await listVersionRows(orm, id);
  const differences: NonNullable<VersionRow['difference']>[] = [];
  for (const row of rows) differences.push(await differenceOf(parts, id, row));
  const authors = differences.flatMap(({ changes }) => changes?.flatMap(({ by }) => by ?? []) ?? []);
  const names = await namesOf(orm, authors);
  const items = rows.flatMap((row, index) => {
    const difference = differences[index];
    return difference ? [asVersion(row, named(difference, names), record)] : [];
  });
  return { items, keep: parts.keepRule };
}

/** Who made each of the changes that lead from one state to a later one. */
async function creditsBetween(
  parts: VersionParts,
  id: string,
  from: TourState,
  until: TourState,
): Promise<ChangeCredit[]> {
  const { orm } = parts.database;
  const steps = await stepsBetween(parts, orm, id, { after: from.version, until });
  const changes = await parts.documents.run('credit', { before: from.text, after: until.text, steps });
  const authors = changes.flatMap(({ credit }) => credit?.by ?? []);
  const names = await namesOf(orm, authors);
  return changes.flatMap(({ thing, sort, sceneId, id: itemId, credit }) => {
    if (credit === null) return [];
    const by = credit.by === null ? null : (names.get(credit.by) ?? null);
    return [{ thing, sort, sceneId, id: itemId, ...credit, by }];
  });
}

/** Keeps the draft, brings the version's media back, and gives the edit that leads to its text. */
function restoreVersion(
  parts: VersionParts,
  id: string,
  { version, wanted, sceneId }: { version: number; wanted: string; sceneId: number | null },
): Promise<Edit | null> {
  const { documents, images, clock } = parts;
  return withLockedTour(parts, { id }, async (record, transaction) => {
    const { text } = await readDocument(parts, transaction.orm, id);
    const edit = await documents.run('restore', { text, wanted, sceneId, prefix: randomUUID() });
    if (edit === null) return null;
    await keepVersion(parts, transaction, record, { kind: 'before-restore', now: clock() });
    await images.bringBackMedia({ tourId: id, userId: record.userId, version }, transaction);
    return edit;
  });
}

/** What a version brought; worked out once, when somebody asks first. */
async function differenceOf(
  parts: Pick<VersionParts, 'database' | 'documents'>,
  id: string,
  row: VersionRow,
): Promise<NonNullable<VersionRow['difference']>> {
  const { version, difference } = row;
  if (difference !== null) return difference;
  const { orm } = parts.database;
  const former = await versionBefore(orm, id, version);
  const before = former === null ? null : await readSnapshot(parts, orm, id, former);
  const after = await readSnapshot(parts, orm, id, version);
  // It went meanwhile.
  if (after === null) return { scenes: 0, changes: null };
  const until = { version, text: after, at: momentOf(row) };
  const steps = former === null ? '[]' : await stepsBetween(parts, orm, id, { after: former, until });
  const found = await parts.documents.run('compare', { before, after, steps });
  await setDifference(orm, id, version, found);
  return found;
}

/** With the names of who made the changes. What earlier releases worked out says nobody. */
function named(
  { scenes, changes }: NonNullable<VersionRow['difference']>,
  names: ReadonlyMap<string, string>,
): NonNullable<VersionRow['difference']> {
  const withName = ({ by = null, at = null, ...group }: StoredGroup) => ({
    ...group,
    by: by === null ? null : (names.get(by) ?? null),
    at,
  });
  return { scenes, changes: changes?.map(withName) ?? null };
}

type StoredGroup = Omit<ChangeGroup, 'by' | 'at'> & Partial<Pick<ChangeGroup, 'by' | 'at'>>;

function asVersion(
  row: VersionRow,
  { scenes, changes }: NonNullable<VersionRow['difference']>,
  tour: Pick<TourRecord, 'activity' | 'publishedVersion'> | null,
): Version {
  const { version, kind, name, by } = row;
  const isLive = tour?.activity === 'published' && tour.publishedVersion === version;
  return { version, kind, name, at: momentOf(row).toISOString(), by, isLive, scenes, changes };
}
