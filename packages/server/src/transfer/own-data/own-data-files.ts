/** The contents of an account's data export: everything it made, and everything stored about it except secrets. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../drivers/database/database.ts';
import {
  accountMembers,
  apiTokens,
  brandKits,
  contactForms,
  images,
  invoices,
  leadMeetings,
  leadReplies,
  leads,
  media,
  offers,
  orderEvents,
  orderLines,
  orders,
  passkeys,
  sessions,
  shops,
  subscriptions,
  tourMembers,
  tours,
  users,
  webhooks,
} from '../../drivers/database/schema/index.ts';
import type { OutgoingFile } from '../exports/outgoing-file.ts';
import { childrenOf } from './children-of.ts';
import { jsonFile, jsonListFile } from './json-list.ts';
import { tourPage } from './tour-page.ts';

/** The files of one account's data; each is read when its turn comes. */
export async function ownDataFiles(orm: Orm, userId: string): Promise<OutgoingFile[]> {
  const own = await orm.select({ id: tours.id }).from(tours).where(eq(tours.userId, userId));
  const documents = own.map(({ id }) => jsonFile(`tours/${id}.json`, () => documentOf(orm, id)));
  const all = (table: PgTable, owner: PgColumn) => () => orm.select().from(table).where(eq(owner, userId));
  return [
    jsonFile('account.json', () => accountOf(orm, userId)),
    jsonFile('people.json', () => peopleOf(orm, userId)),
    jsonFile('plan.json', async () => ({
      subscriptions: await all(subscriptions, subscriptions.userId)(),
      invoices: await all(invoices, invoices.userId)(),
    })),
    jsonListFile(
      'tours.json',
      (after, limit) => tourPage(orm, userId, after, limit),
      ({ id }) => id,
    ),
    ...documents,
    jsonListFile(
      'leads.json',
      (after, limit) => leadPage(orm, userId, after, limit),
      ({ id }) => id,
    ),
    jsonListFile(
      'orders.json',
      (after, limit) => orderPage(orm, userId, after, limit),
      ({ id }) => id,
    ),
    jsonListFile(
      'files.json',
      (after, limit) => filePage(orm, userId, after, limit),
      ({ slug }) => slug,
    ),
  ];
}

/** The draft as it is stored; null where it was deleted meanwhile. */
async function documentOf(orm: Orm, id: string): Promise<unknown> {
  const [row] = await orm.select({ document: tours.document }).from(tours).where(eq(tours.id, id));
  return row?.document ?? null;
}

async function accountOf(orm: Orm, userId: string) {
  const [user] = await orm
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      locale: users.locale,
      profile: users.profile,
      twoFactorEnabled: users.twoFactorEnabled,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  const kits = await orm
    .select({ name: brandKits.name, kit: brandKits.kit })
    .from(brandKits)
    .where(eq(brandKits.userId, userId))
    .orderBy(brandKits.createdAt);
  const [contactForm] = await orm.select().from(contactForms).where(eq(contactForms.userId, userId));
  const [shop] = await orm.select().from(shops).where(eq(shops.userId, userId));
  return {
    user,
    ...(await accessOf(orm, userId)),
    webhooks: await orm
      .select({
        url: webhooks.url,
        events: webhooks.events,
        isOn: webhooks.isOn,
        createdAt: webhooks.createdAt,
      })
      .from(webhooks)
      .where(eq(webhooks.userId, userId)),
    brandKits: kits,
    contactForm: contactForm?.form ?? null,
    shop: shop?.settings ?? null,
  };
}

/** What the user logs in with and lets scripts log in with, without its secrets. */
async function accessOf(orm: Orm, userId: string) {
  return {
    sessions: await orm
      .select({
        createdAt: sessions.createdAt,
        updatedAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    passkeys: await orm
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    tokens: await orm
      .select({
        name: apiTokens.name,
        scopes: apiTokens.scopes,
        createdAt: apiTokens.createdAt,
        expiresAt: apiTokens.expiresAt,
        lastUsedAt: apiTokens.lastUsedAt,
      })
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId)),
  };
}

async function peopleOf(orm: Orm, userId: string) {
  return {
    /** Who works on all tours of the account, and on whose the account does. */
    members: await orm.select().from(accountMembers).where(eq(accountMembers.ownerId, userId)),
    memberOf: await orm.select().from(accountMembers).where(eq(accountMembers.userId, userId)),
    toursOfOthers: await orm
      .select({ tourId: tourMembers.tourId, role: tourMembers.role })
      .from(tourMembers)
      .where(and(eq(tourMembers.userId, userId), sql`${tourMembers.role} <> 'owner'`)),
    invitations: await orm.select().from(offers).where(eq(offers.ownerId, userId)),
  };
}

async function leadPage(orm: Orm, userId: string, after: string, limit: number) {
  const rows = await orm
    .select()
    .from(leads)
    .where(and(eq(leads.ownerId, userId), gt(leads.id, after)))
    .orderBy(asc(leads.id))
    .limit(limit);
  const replies = await childrenOf(rows, leadReplies.leadId, (isTheirs) =>
    orm.select().from(leadReplies).where(isTheirs).orderBy(asc(leadReplies.createdAt)),
  );
  const meetings = await childrenOf(rows, leadMeetings.leadId, (isTheirs) =>
    orm.select().from(leadMeetings).where(isTheirs),
  );
  return rows.map((row) => ({
    ...row,
    replies: replies.filter(({ leadId }) => leadId === row.id),
    meeting: meetings.find(({ leadId }) => leadId === row.id) ?? null,
  }));
}

async function orderPage(orm: Orm, userId: string, after: string, limit: number) {
  const rows = await orm
    .select()
    .from(orders)
    .where(and(eq(orders.ownerId, userId), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(limit);
  const lines = await childrenOf(rows, orderLines.orderId, (isTheirs) =>
    orm.select().from(orderLines).where(isTheirs),
  );
  const events = await childrenOf(rows, orderEvents.orderId, (isTheirs) =>
    orm.select().from(orderEvents).where(isTheirs),
  );
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ orderId }) => orderId === row.id),
    events: events.filter(({ orderId }) => orderId === row.id),
  }));
}

/** The list of files; the files themselves go out with each tour. */
async function filePage(orm: Orm, userId: string, after: string, limit: number) {
  return orm
    .select({
      slug: images.slug,
      tourId: images.tourId,
      contentType: media.contentType,
      sizeBytes: media.sizeBytes,
      sha256: media.sha256,
      createdAt: images.createdAt,
    })
    .from(images)
    .leftJoin(media, eq(media.key, images.mediaKey))
    .where(and(eq(images.userId, userId), gt(images.slug, after)))
    .orderBy(asc(images.slug))
    .limit(limit);
}
