import type { PersonChange } from '@tourwright/api';
import { and, desc, eq, gte, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { offers, tourEdits, tours, users } from '../drivers/database/schema/index.ts';
import { tourTitle } from '../drivers/database/tour-title.ts';
import { hourMs } from '../durations.ts';
import { invalidInput } from '../http/answers/problem.ts';

/** The most edits that are read from the log for one page. */
const mostEdits = 500;
const usualLimit = 20;

/**
 * Who changed what in the tours of an account: edits that one person made in a row in one tour are one entry. Of a tour that
 * was handed over, who changed it before is nobody's business here.
 */
export async function listPersonChanges(
  orm: Orm,
  ownerId: string,
  { limit = usualLimit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<{ items: PersonChange[]; next: string | null }> {
  const handed = handedTours(orm, ownerId);
  const rows = await orm
    .select({
      id: tourEdits.id,
      at: tourEdits.at,
      userId: tourEdits.userId,
      name: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      tourId: tours.id,
      title: tourTitle,
      kind: sql<string>`${tourEdits.edit} ->> 'kind'`,
    })
    .from(tourEdits)
    .innerJoin(tours, eq(tours.id, tourEdits.tourId))
    .leftJoin(users, eq(users.id, tourEdits.userId))
    .leftJoin(handed, eq(handed.tourId, tours.id))
    .where(
      and(
        eq(tours.userId, ownerId),
        isNull(tours.deletedAt),
        // Refused ones changed nothing.
        isNotNull(tourEdits.version),
        or(isNull(handed.at), gte(tourEdits.at, handed.at)),
        cursor === undefined ? undefined : lt(tourEdits.id, placeOf(cursor)),
      ),
    )
    .orderBy(desc(tourEdits.id))
    .limit(mostEdits);
  const groups: (PersonChange & { lastId: number })[] = [];
  for (const row of rows) {
    const group = groups.find((each) => isSame(each, row));
    if (group === undefined && groups.length === limit) break;
    if (group === undefined) groups.push(begun(row));
    else {
      group.count += 1;
      group.lastId = row.id;
      group.areas = [...new Set([...group.areas, areaOf(row.kind)])];
    }
  }
  const last = Math.min(...groups.map(({ lastId }) => lastId));
  const isMore = groups.length > 0 && (rows.length === mostEdits || rows.some(({ id }) => id < last));
  return {
    items: groups.map(({ lastId: _, ...group }) => group),
    next: isMore ? String(last) : null,
  };
}

/** The tours that the account was given, and when. */
function handedTours(orm: Orm, ownerId: string) {
  return orm
    .select({ tourId: sql<string>`${tours.id}`.as('handed_id'), at: max(offers.closedAt).as('handed_at') })
    .from(offers)
    .innerJoin(tours, sql`${tours.id} = any(${offers.tourIds})`)
    .where(and(eq(offers.kind, 'handover'), eq(offers.outcome, 'accepted'), eq(tours.userId, ownerId)))
    .groupBy(tours.id)
    .as('handed');
}

interface EditRow {
  id: number;
  at: Date;
  userId: string;
  name: string | null;
  tourId: string;
  title: string | null;
  kind: string;
}

function begun({ id, at, userId, name, tourId, title, kind }: EditRow): PersonChange & { lastId: number } {
  return {
    ...{ lastId: id, at: at.toISOString(), userId, name: name ?? '', count: 1, areas: [areaOf(kind)] },
    tour: { id: tourId, title },
  };
}

function isSame(group: PersonChange, row: EditRow): boolean {
  const isNear = Date.parse(group.at) - row.at.getTime() < hourMs;
  return group.userId === row.userId && group.tour.id === row.tourId && isNear;
}

function areaOf(kind: string): string {
  return kind.split('.')[0] ?? kind;
}

function placeOf(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor))
    throw invalidInput([{ path: 'cursor', code: 'bad_cursor', params: {} }], 'query');
  return Number(cursor);
}
