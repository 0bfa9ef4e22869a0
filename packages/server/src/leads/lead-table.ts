import type { Lead, LeadStatus } from '@tourwright/api';
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { isWithinReach } from '../access/tours-within-reach.ts';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { tourMembers } from '../drivers/database/schema/accounts/members.ts';
import { leads } from '../drivers/database/schema/visitors/leads.ts';
import { searchPattern } from '../drivers/database/search-pattern.ts';

/** A row of the table of leads. */
export type LeadRow = typeof leads.$inferSelect;

/** What a list is narrowed to. */
export interface LeadFilter {
  search?: string | undefined;
  status?: LeadStatus | undefined;
  tourId?: string | undefined;
}

/** False when it is there already. */
export async function insertLead(orm: Orm, row: typeof leads.$inferInsert): Promise<boolean> {
  const stored = await orm.insert(leads).values(row).onConflictDoNothing().returning({ id: leads.id });
  return stored.length > 0;
}

/** Finds a lead by the id that the visitor's browser gave it, so that it counts once in its tour. */
export async function findSent(orm: Orm, tourId: string, requestId: string): Promise<{ id: string } | null> {
  const [row] = await orm
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.requestId, requestId), eq(leads.tourId, tourId)));
  return row ?? null;
}

/** Finds a lead by id; with `isHeld` nobody else holds it until the transaction ends. */
export async function findLead(orm: Orm, id: string, { isHeld = false } = {}): Promise<LeadRow | null> {
  if (id.includes('\0')) return null;
  const found = orm.select().from(leads).where(eq(leads.id, id));
  const [row] = await (isHeld ? found.for('update') : found);
  return row ?? null;
}

/** Lists the leads that a user may read, newest first, from after a cursor on. */
export async function listLeads(
  orm: Orm,
  userId: string,
  filter: LeadFilter,
  page: { limit: number; after: { createdAt: Date; id: string } | null },
): Promise<(LeadRow & { assigneeName: string | null })[]> {
  const { after, limit } = page;
  const isOlder = after
    ? sql`(${leads.createdAt}, ${leads.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  return orm
    .select({ ...getTableColumns(leads), assigneeName: users.name })
    .from(leads)
    .leftJoin(users, and(eq(users.id, leads.assigneeId), mayAnswer))
    .where(and(isReadable(userId), ...conditionsOf(filter), isOlder))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
}

/** Whether a user still has the part in the tour with which they were asked to answer. */
const mayAnswer = or(
  and(isNull(leads.tourId), eq(users.id, leads.ownerId)),
  sql`exists (select from ${tourMembers} where ${tourMembers.tourId} = ${leads.tourId}
    and ${tourMembers.userId} = ${users.id} and ${tourMembers.role} <> 'viewer')`,
);

/** Counts the new leads that a user may read. */
export async function countNew(orm: Orm, userId: string): Promise<number> {
  const [row] = await orm
    .select({ count: count() })
    .from(leads)
    .where(and(isReadable(userId), eq(leads.status, 'new')));
  return row?.count ?? 0;
}

const mostTours = 1000;

/** The tours with leads that a user may read, by title, each as its newest lead names it. */
export async function listLeadTours(orm: Orm, userId: string): Promise<{ id: string; title: string }[]> {
  const rows = await orm
    .selectDistinctOn([leads.tourId], { id: leads.tourId, title: leads.tourTitle })
    .from(leads)
    .where(and(isReadable(userId), isNotNull(leads.tourId)))
    .orderBy(leads.tourId, desc(leads.createdAt))
    .limit(mostTours);
  return rows
    .flatMap(({ id, title }) => (id === null ? [] : { id, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

/** Changes status, notes or assignee of a lead. */
export async function updateLead(
  orm: Orm,
  id: string,
  change: {
    status?: LeadStatus | undefined;
    notes?: string | undefined;
    assigneeId?: string | null | undefined;
    updatedAt: Date;
  },
): Promise<LeadRow | null> {
  const [row] = await orm.update(leads).set(change).where(eq(leads.id, id)).returning();
  return row ?? null;
}

/** Deletes a lead. */
export async function removeLead(orm: Orm, id: string): Promise<void> {
  await orm.delete(leads).where(eq(leads.id, id));
}

/** Who may be asked to answer: the owner and the editors of the tour. */
export async function listMembers(
  orm: Orm,
  { tourId, ownerId }: LeadRow,
): Promise<{ id: string; name: string }[]> {
  const columns = { id: users.id, name: users.name };
  if (tourId === null) return orm.select(columns).from(users).where(eq(users.id, ownerId));
  return orm
    .select(columns)
    .from(tourMembers)
    .innerJoin(users, eq(users.id, tourMembers.userId))
    .where(and(eq(tourMembers.tourId, tourId), ne(tourMembers.role, 'viewer')))
    .orderBy(users.name);
}

/** Who wrote, by their own details. */
export function personOf({ name, email, phone }: Pick<LeadRow, 'name' | 'email' | 'phone'>): string {
  return name || email || phone;
}

/** A lead as the API returns it. */
export function toLead(row: LeadRow): Lead {
  const { requestId: _, ownerId: __, mailedAt: ___, updatedAt: ____, ...rest } = row;
  const { createdAt, wishedAt, wishedTimeZone, ...shown } = rest;
  const hasWish = wishedAt !== null && wishedTimeZone !== null;
  return {
    ...shown,
    wish: hasWish ? { at: wishedAt.toISOString(), timeZone: wishedTimeZone } : null,
    createdAt: createdAt.toISOString(),
  };
}

function isReadable(userId: string): SQL | undefined {
  const isOwnLeft = and(isNull(leads.tourId), eq(leads.ownerId, userId));
  return or(isWithinReach(userId, 'lead.read', leads.tourId), isOwnLeft);
}

function conditionsOf({ search, status, tourId }: LeadFilter): (SQL | undefined)[] {
  const pattern = searchPattern(search);
  const texts = [
    leads.name,
    leads.email,
    leads.phone,
    leads.message,
    leads.tourTitle,
    leads.notes,
    sql`${leads.answers}::text`,
  ];
  return [
    status === undefined ? ne(leads.status, 'spam') : eq(leads.status, status),
    tourId === undefined ? undefined : eq(leads.tourId, tourId),
    pattern === null ? undefined : or(...texts.map((column) => ilike(column, pattern))),
  ];
}
