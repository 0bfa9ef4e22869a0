import type { OwnProduct, TourRow } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { type TourSummary, tourRow } from '@tourwright/tour/rules';
import { readCursor, writeCursor } from '../http/answers/list-cursor.ts';
import type { ShownAs } from './documents/document-tasks.ts';
import { readDraft } from './documents/draft.ts';
import { type AcceptedEdit, findEditsAfter } from './edits/edit-log-table.ts';
import { readOwnProducts } from './lifetime/own-products.ts';
import { readDocument, readSnapshot } from './read-document.ts';
import { createShownSummaries } from './shown-summaries.ts';
import type { TourParts } from './tour-parts.ts';
import { tourStatus } from './tour-status.ts';
import { findBusy, findPublicSummaries, findTour, listTours, readStoredForm } from './tour-table.ts';

/** A tour that is there for somebody; its document is read by itself. */
interface FoundTour {
  id: string;
  version: number;
  /** Else it is the published snapshot. */
  isDraft: boolean;
}

/** A tour as members or visitors see it. */
interface SeenTour {
  tour: Tour;
  isDraft: boolean;
}

/** Reads tours: drafts, published snapshots, and lists of them. */
export interface TourReading {
  /** The draft for who may see it, else the published snapshot; null whether it is missing or private. */
  find(id: string, seesDraft: boolean): Promise<FoundTour | null>;
  /** The document that was found, as JSON text, or as a link shows it; null when it has gone since. */
  textOf(found: FoundTour, shownAs?: ShownAs): Promise<string | null>;
  /** The specification's stored form of what was found, as it came where nobody changed it; JSON text. */
  storedFormOf(found: FoundTour): Promise<string | null>;
  /** The same in one step, read. */
  read(id: string, seesDraft: boolean): Promise<SeenTour | null>;
  /** A page of the tours that are the user's own, newest first. Problem `invalid_input` for an invalid cursor. */
  list(userId: string, page: Page): Promise<{ items: TourRow[]; next: string | null }>;
  /** What the user's own tours list for sale, those changed last first. */
  products(userId: string): Promise<{ items: OwnProduct[]; isCut: boolean }>;
  /** What the tours of a tour's owner list for sale; null when there is no such tour. */
  productsBeside(tourId: string): Promise<{ items: OwnProduct[]; isCut: boolean } | null>;
  /** The summaries of those of the tours that anyone may visit. */
  publicSummaries(ids: string[]): Promise<TourSummary[]>;
  /** The same as visitors see them, whatever the draft says; in no order. */
  shownSummaries(ids: string[]): Promise<TourSummary[]>;
  /** What was applied after a version, oldest first, a piece at a time. For those who may see the draft. */
  editsAfter(id: string, version: number): Promise<AcceptedEdit[]>;
}

interface Page {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const toursAPage = 50;
const editsAPiece = 200;

/** Makes the reading of tours over database and images. */
export function createTourReading(parts: TourParts): TourReading {
  const { database, documents } = parts;
  const { orm } = database;
  const find: TourReading['find'] = async (id, seesDraft) => {
    const record = await findTour(orm, id);
    if (record === null || record.deletedAt !== null) return null;
    const { version, activity, publishedVersion } = record;
    if (seesDraft) return { id, version, isDraft: true };
    if (activity !== 'published' || publishedVersion === null) return null;
    return { id, version: publishedVersion, isDraft: false };
  };
  const sourceOf = async ({ id, version, isDraft }: FoundTour) => {
    if (isDraft) return readDocument(parts, orm, id);
    const text = await readSnapshot(parts, orm, id, version);
    return text === null ? null : { text, stored: await readStoredForm(orm, id) };
  };
  const wholeTextOf = async ({ id, version, isDraft }: FoundTour) =>
    isDraft ? (await readDocument(parts, orm, id))?.text : readSnapshot(parts, orm, id, version);
  const textOf: TourReading['textOf'] = async (found, shownAs) => {
    const text = await wholeTextOf(found);
    const isAsItIs = shownAs === undefined || (!shownAs.isUnbranded && shownAs.start === null);
    return text === null || isAsItIs ? text : documents.run('show', { text, ...shownAs });
  };
  return {
    find,
    textOf,
    async storedFormOf(found) {
      const source = await sourceOf(found);
      return source && documents.run('stored', { text: source.text, stored: source.stored });
    },
    async read(id, seesDraft) {
      const found = await find(id, seesDraft);
      const text = found && (await textOf(found));
      return text ? { tour: readDraft(text), isDraft: found.isDraft } : null;
    },

    list: (userId, page) => readList(parts, userId, page),

    products: (userId) => readOwnProducts(parts, userId),

    async productsBeside(tourId) {
      const record = await findTour(orm, tourId);
      return record && readOwnProducts(parts, record.userId);
    },

    publicSummaries: (ids) => findPublicSummaries(orm, ids),

    shownSummaries: createShownSummaries(parts),

    editsAfter: (id, version) => findEditsAfter(orm, id, version, editsAPiece),
  };
}

/** A page of a user's tours with all that the dashboard shows of each. */
async function readList(
  { database: { orm }, clock, images, viewsOf, galleryOf }: TourParts,
  userId: string,
  { limit = toursAPage, cursor }: Page,
): Promise<{ items: TourRow[]; next: string | null }> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const found = await listTours(orm, userId, limit + 1, after);
  const page = found.rows.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const [views, galleries, thumbnails, busy] = await Promise.all([
    viewsOf(ids),
    galleryOf(ids),
    images.thumbnailsOf(page.map(({ summary }) => summary)),
    findBusy(orm, ids),
  ]);
  const items = page.map((record) => ({
    ...tourRow(record.summary, clock()),
    status: tourStatus(record, busy.has(record.id)),
    thumbnailUrl: thumbnails.get(record.id) ?? null,
    views: views.get(record.id) ?? 0,
    labels: record.labels,
    gallery: galleries.get(record.id) ?? ('none' as const),
  }));
  const last = page.at(-1);
  return { items, next: last && (found.isCut || found.rows.length > limit) ? writeCursor(last) : null };
}
