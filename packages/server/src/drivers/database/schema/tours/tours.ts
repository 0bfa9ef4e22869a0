import type { VersionKind } from '@tourwright/api';
import type { ChangeGroup } from '@tourwright/tour/changes';
import type { Tour } from '@tourwright/tour/document';
import type { Edit, EditAnswer } from '@tourwright/tour/edit';
import type { TourSummary } from '@tourwright/tour/rules';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What a snapshot brought: null, where none was kept before it. */
export interface VersionDifference {
  scenes: number;
  changes: ChangeGroup[] | null;
}

/**
 * Every tour as its owner last left it. Documents are `json`, not `jsonb`: they are never searched, and `json` keeps
 * every string and the order of fields as they came.
 */
export const tours = pgTable(
  'tours',
  {
    id: text().primaryKey(),
    /** An account goes only after its tours, whose files are removed by jobs. */
    userId: text()
      .notNull()
      .references(() => users.id),
    document: json().$type<Tour>().notNull(),
    /** The stored form that the tour came from, as JSON text; null when it was made here. */
    stored: text(),
    /** What lists show of the document. */
    summary: json().$type<TourSummary>().notNull(),
    /** The shape of the document; older ones are upgraded when they are read. */
    shape: integer().notNull().default(0),
    // What is requested without reading the document; it says the same.
    version: integer().notNull(),
    activity: text().$type<Tour['activity']>().notNull(),
    publishedVersion: integer(),
    // Of the content of the draft and of what is published (`tours/documents/content-digest.ts`): the same after a restore.
    // Null where they are not known; then the versions say whether something was changed.
    contentDigest: text(),
    publishedDigest: text(),
    /** For the order of lists: the document's own moment, else when it was taken in. */
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** By which its owner groups their tours; nothing of the document, so that it is neither published nor exported. */
    labels: text().array().notNull().default(sql`'{}'::text[]`),
    /** Set while the tour can still be restored. */
    deletedAt: moment(),
  },
  (table) => [
    index('tours_user_created').on(table.userId, table.createdAt, table.id),
    index('tours_deleted').on(table.deletedAt),
  ],
);

/** The kept versions of tours, frozen. Visitors see the one of `tours.published_version`. */
export const tourSnapshots = pgTable(
  'tour_snapshots',
  {
    tourId: text()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    document: json().$type<Tour>().notNull(),
    /** Why it is kept. */
    kind: text().$type<VersionKind>().notNull().default('published'),
    /** Given by its owner: such a snapshot is kept for as long as its tour. */
    name: text(),
    /** Who changed the tour last before it. */
    authorId: text(),
    /** The moment of that change; null: it was kept at once. */
    madeAt: moment(),
    /** What is otherwise than in the snapshot before, once somebody asked; forgotten when that one goes. */
    difference: jsonb().$type<VersionDifference>(),
    /** The slugs that it refers to, to check whether visitors may see a file. */
    names: text().array().notNull(),
    /** As that of `tours`. */
    shape: integer().notNull().default(0),
    /** The version of the stills that were drawn of its start views (`images/stills`); 0: none yet. */
    stillVersion: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.version] }),
    index('tour_snapshots_stills').on(table.stillVersion, table.createdAt),
  ],
);

/** When tours are published and withdrawn by themselves. */
export const tourSchedules = pgTable(
  'tour_schedules',
  {
    tourId: text()
      .primaryKey()
      .references(() => tours.id, { onDelete: 'cascade' }),
    publishAt: moment(),
    unpublishAt: moment(),
    /** In which the moments were chosen, as IANA names it. */
    timeZone: text().notNull(),
    /** Who chose them: the change is theirs. */
    userId: text().notNull(),
  },
  (table) => [
    index('tour_schedules_publish').on(table.publishAt),
    index('tour_schedules_unpublish').on(table.unpublishAt),
  ],
);

/** The log: every edit that was sent, and what became of it. */
export const tourEdits = pgTable(
  'tour_edits',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tourId: text()
      .notNull()
      .references(() => tours.id, { onDelete: 'cascade' }),
    editId: text().notNull(),
    /** That it made; null when it was refused. */
    version: integer(),
    edit: json().$type<Edit>().notNull(),
    /** The answer that its sender got, and gets again. */
    answer: json().$type<EditAnswer>().notNull(),
    userId: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('tour_edits_edit').on(table.tourId, table.editId),
    uniqueIndex('tour_edits_version').on(table.tourId, table.version),
    index('tour_edits_at').on(table.at),
  ],
);
