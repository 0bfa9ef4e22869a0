/**
 * What is at which slug. `images` names, `media` is what is named: several images may share one (the same bytes
 * twice, a duplicated tour). A row of `media` exists before its first file and goes after its last, so files
 * without a row cannot be.
 */

import type { Axes } from '@tourwright/tour/building';
import type { Adjustment } from '@tourwright/tour/document';
import type { Manifest } from '@tourwright/tour/pyramid';
import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { tourSnapshots, tours } from './tours.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const bytes = () => bigint({ mode: 'number' });

/**
 * `storing`: files are being written, nobody names it yet. `processing`: waits for or is in the job that cuts it.
 * `removing`: nobody names it any more, its files are being deleted.
 */
export type MediaState = 'storing' | 'processing' | 'ready' | 'failed' | 'removing';

/** Stored media by key: panoramas, videos, sounds and documents, with what was made of them. */
export const media = pgTable(
  'media',
  {
    /** 128 bits in hex: `originals/{key}` and `media/{key}/{revision}/...`. */
    key: text().primaryKey(),
    /** A hash of the source, the options and the cutter: what is below an address never changes. */
    revision: text().notNull(),
    sha256: text().notNull(),
    sizeBytes: bytes().notNull(),
    /** The content type of the original. */
    contentType: text().notNull(),
    /** Pixels of the upright picture. */
    width: integer(),
    height: integer(),
    state: text().$type<MediaState>().notNull(),
    /** 0..1 of the job that runs. */
    progress: real().notNull().default(0),
    /** How often the job ended with a fault of its own. */
    failures: integer().notNull().default(0),
    /** Why it failed: a code and its parameters, which catalogues put into words. */
    faultCode: text(),
    faultParams: jsonb().$type<Record<string, string | number>>(),
    /** Names of files below the revision, null until they are there. */
    servedName: text(),
    thumbnailName: text(),
    manifest: jsonb().$type<Manifest>(),
    /** Data URL of a strip of six faces. */
    preview: text(),
    /** What was changed in the photo before it was cut; null: nothing. */
    adjustment: jsonb().$type<Adjustment>(),
    /** Which way the building's walls run, degrees; null: not computed yet, or the photo does not show it. */
    axes: jsonb().$type<Axes>(),
    /** The way in which they were looked for; 0: nobody has. */
    axesVersion: smallint().notNull().default(0),
    /** The media whose original these are made of, until they have a copy of their own. */
    sourceKey: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('media_state').on(table.state, table.createdAt),
    // At a start those are looked for in which nobody has looked for axes.
    index('media_axes_version')
      .on(table.axesVersion)
      .where(sql`${table.state} = 'ready' and ${table.manifest} is not null`),
  ],
);

/** Uploaded files by slug, each naming the media that it shows. */
export const images = pgTable(
  'images',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    /** Null in a user's own folder. A tour goes only after its images, whose files are removed by jobs. */
    tourId: text().references(() => tours.id),
    /** Who may write to the folder. */
    userId: text()
      .notNull()
      .references(() => users.id),
    area: text().notNull(),
    /** Null while the first upload to this slug is under way. */
    mediaKey: text().references(() => media.key),
    /** The same photo, adjusted otherwise; takes the place of `mediaKey` when it is ready. */
    nextMediaKey: text().references(() => media.key),
    /** When it was put into the bin of its tour's files; null: it is not there. */
    deletedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('images_slug').on(table.slug),
    index('images_tour').on(table.tourId),
    index('images_user').on(table.userId),
    index('images_media').on(table.mediaKey),
    index('images_next_media').on(table.nextMediaKey),
    index('images_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * Resumable uploads. The bytes are in `DATA_DIR/uploads/{id}`, or in `uploadParts` where there is a bucket; those up to
 * `offsetBytes` are safe there.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: text().primaryKey(),
    imageId: text()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    userId: text().notNull(),
    slug: text().notNull(),
    fileName: text().notNull(),
    /** As its sender declares it. */
    contentType: text().notNull(),
    sizeBytes: bytes().notNull(),
    offsetBytes: bytes().notNull().default(0),
    /** What the sender says it is; null when it did not say. */
    sha256: text(),
    /** Set once the file became media; the row stays a while so that a sender who missed that can ask. */
    finishedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    /** When the last bytes came; what nobody continues with expires from here. */
    lastByteAt: moment().notNull().defaultNow(),
    /** Whose turn to write it is, until a moment: nobody holds a connection while bytes go to the disk. */
    writer: text(),
    writerUntil: moment(),
  },
  (table) => [
    index('uploads_image').on(table.imageId),
    index('uploads_last_byte').on(table.lastByteAt),
    index('uploads_open').on(table.userId).where(sql`${table.finishedAt} is null`),
  ],
);

/** The pieces of uploads that are in the bucket as `uploads/{uploadId}/{offsetBytes}-{writer}`, and that count. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: text()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    offsetBytes: bytes().notNull(),
    sizeBytes: integer().notNull(),
    /** Who wrote it: another one may have written at the same place, and does not count. */
    writer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.offsetBytes] })],
);

/** The media that kept snapshots show, by slug: they outlive the files that were deleted or replaced since. */
export const snapshotMedia = pgTable(
  'snapshot_media',
  {
    tourId: text().notNull(),
    version: integer().notNull(),
    slug: text().notNull(),
    mediaKey: text()
      .notNull()
      .references(() => media.key),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.version, table.slug] }),
    foreignKey({
      name: 'snapshot_media_snapshot',
      columns: [table.tourId, table.version],
      foreignColumns: [tourSnapshots.tourId, tourSnapshots.version],
    }).onDelete('cascade'),
    index('snapshot_media_key').on(table.mediaKey),
  ],
);
