import type { ContactForm, LeadStatus } from '@tourwright/api';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.ts';
import { tours } from '../tours/tours.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** What visitors wrote. It outlives its tour: it is then its owner's alone. */
export const leads = pgTable(
  'leads',
  {
    id: text().primaryKey(),
    /** Made by the visitor's browser: what is sent twice is one lead. */
    requestId: text().notNull(),
    tourId: text().references(() => tours.id, { onDelete: 'set null' }),
    /** Whose tour it was. */
    ownerId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tourTitle: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    /** To the owner's own fields, with their labels of then. */
    answers: jsonb().$type<{ label: string; value: string }[]>().notNull().default([]),
    /** When they would like to visit, and the zone of their clock; null: they did not say. */
    wishedAt: moment(),
    wishedTimeZone: text(),
    status: text().$type<LeadStatus>().notNull(),
    notes: text().notNull().default(''),
    assigneeId: text().references(() => users.id, { onDelete: 'set null' }),
    /** Where it was written. */
    sceneId: bigint({ mode: 'number' }),
    view: jsonb().$type<{ yaw: number; pitch: number; hfov: number }>(),
    path: jsonb().$type<{ id: number; name: string }[]>().notNull(),
    locale: text().notNull(),
    /** The words that were agreed to. */
    consent: text().notNull(),
    consentVersion: integer().notNull(),
    /** When a mail about it was requested; null: none yet. */
    mailedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique('leads_request').on(table.tourId, table.requestId),
    index('leads_tour').on(table.tourId, table.createdAt, table.id),
    index('leads_owner').on(table.ownerId, table.mailedAt),
  ],
);

/** What was answered by mail from the inbox. */
export const leadReplies = pgTable(
  'lead_replies',
  {
    id: text().primaryKey(),
    /** Made by the browser: what is sent twice is one answer. */
    requestId: text().notNull(),
    leadId: text()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    authorId: text().references(() => users.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('lead_replies_request').on(table.leadId, table.requestId),
    index('lead_replies_lead').on(table.leadId, table.createdAt),
    index('lead_replies_author').on(table.authorId, table.createdAt),
  ],
);

/** The visit that was agreed on with who wrote. */
export const leadMeetings = pgTable(
  'lead_meetings',
  {
    leadId: text()
      .primaryKey()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Raised with each change, as calendars want it. */
    sequence: integer().notNull(),
    state: text().$type<'set' | 'cancelled'>().notNull(),
    startsAt: moment().notNull(),
    minutes: integer().notNull(),
    /** On whose clock it was chosen, as IANA names it. */
    timeZone: text().notNull(),
    place: text().notNull(),
    /** Who changed it last. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment().notNull(),
  },
  (table) => [index('lead_meetings_user').on(table.userId, table.updatedAt)],
);

/** The form in a user's tours. */
export const contactForms = pgTable('contact_forms', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  form: jsonb().$type<ContactForm>().notNull(),
  isOn: boolean().notNull(),
  /** The version of the words that visitors agree to. */
  consentVersion: integer().notNull(),
  /** When the last daily mail was requested. */
  digestedAt: moment(),
});

/** What people wrote to operators. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    requestId: text().notNull().unique('contact_messages_request'),
    /** What its writer may quote. */
    reference: text().notNull(),
    kind: text().$type<'contact' | 'partner'>().notNull(),
    about: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    message: text().notNull(),
    locale: text().notNull(),
    consent: text().notNull(),
    isSpam: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('contact_messages_created').on(table.createdAt)],
);
