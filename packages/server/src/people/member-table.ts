import type { MemberRole, People } from '@tourwright/api';
import { and, asc, eq, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { accountMembers, sessions, tourMembers, tours, users } from '../drivers/database/schema/index.ts';
import { tourTitle } from '../drivers/database/tour-title.ts';

type Member = People['members'][number];

/** The tours of an account that are not deleted. */
export async function listOwnTours(
  orm: Orm,
  ownerId: string,
  ids?: readonly string[],
): Promise<{ id: string; title: string | null }[]> {
  const isNamed = ids === undefined ? undefined : inArray(tours.id, [...ids]);
  return orm
    .select({ id: tours.id, title: tourTitle })
    .from(tours)
    .where(and(eq(tours.userId, ownerId), isNull(tours.deletedAt), isNamed))
    .orderBy(asc(tourTitle), asc(tours.id));
}

/** Everybody who works on tours of an account, by name. */
export async function listMembers(orm: Orm, ownerId: string): Promise<Member[]> {
  const wide = await orm.select().from(accountMembers).where(eq(accountMembers.ownerId, ownerId));
  const rows = await orm
    .select({ userId: tourMembers.userId, role: tourMembers.role, id: tours.id, title: tourTitle })
    .from(tourMembers)
    .innerJoin(tours, eq(tours.id, tourMembers.tourId))
    .where(and(eq(tours.userId, ownerId), isNull(tours.deletedAt), ne(tourMembers.userId, ownerId)))
    .orderBy(asc(tourTitle));
  const ids = new Set([...wide, ...rows].map(({ userId }) => userId));
  if (ids.size === 0) return [];
  const known = await orm
    .select({ userId: users.id, name: users.name, email: users.email, activeAt: max(sessions.updatedAt) })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .where(inArray(users.id, [...ids]))
    .groupBy(users.id)
    .orderBy(asc(users.name), asc(users.email));
  return known.map(({ activeAt: at, ...person }) => {
    const all = wide.find(({ userId }) => userId === person.userId);
    const own = rows.filter(({ userId }) => userId === person.userId);
    const isEditor = [...own, ...(all ? [all] : [])].some(({ role }) => role === 'editor');
    return {
      ...person,
      role: isEditor ? 'editor' : 'viewer',
      tours: all ? null : own.map(({ id, title: name }) => ({ id, title: name })),
      activeAt: at?.toISOString() ?? null,
    };
  });
}

/** The tours of others that a user works on, by owner. */
export async function listShared(orm: Orm, userId: string): Promise<People['shared']> {
  const rows = await orm
    .select({
      id: tours.id,
      title: tourTitle,
      role: tourMembers.role,
      ownerId: tours.userId,
      name: users.name,
    })
    .from(tourMembers)
    .innerJoin(tours, eq(tours.id, tourMembers.tourId))
    .innerJoin(users, eq(users.id, tours.userId))
    .where(and(eq(tourMembers.userId, userId), isNull(tours.deletedAt), ne(tours.userId, userId)))
    .orderBy(asc(users.name), asc(tourTitle));
  // Somebody may be asked to work on tours that are still to come.
  const wide = await orm
    .select({ ownerId: accountMembers.ownerId, name: users.name })
    .from(accountMembers)
    .innerJoin(users, eq(users.id, accountMembers.ownerId))
    .where(eq(accountMembers.userId, userId));
  const owners = new Map([...rows, ...wide].map(({ ownerId, name }) => [ownerId, name]));
  return [...owners].map(([id, name]) => ({
    owner: { id, name },
    tours: rows.flatMap(({ ownerId, role, ...tour }) =>
      ownerId === id && role !== 'owner' ? [{ id: tour.id, title: tour.title, role }] : [],
    ),
  }));
}

/** Lets somebody work on these tours of an account, or on all of them (null); users with more rights keep them. */
export async function addMember(orm: Orm, { ownerId, userId, role, tourIds, now }: NewMember): Promise<void> {
  if (tourIds === null) {
    await orm
      .insert(accountMembers)
      .values({ ownerId, userId, role, createdAt: now })
      .onConflictDoUpdate({ target: [accountMembers.ownerId, accountMembers.userId], set: { role } });
  }
  const own = await orm
    .select({ id: tours.id })
    .from(tours)
    .where(and(eq(tours.userId, ownerId), tourIds === null ? undefined : inArray(tours.id, tourIds)));
  if (own.length === 0) return;
  await orm
    .insert(tourMembers)
    .values(own.map(({ id }) => ({ tourId: id, userId, role })))
    .onConflictDoUpdate({
      target: [tourMembers.tourId, tourMembers.userId],
      set: { role },
      setWhere: ne(tourMembers.role, 'owner'),
    });
}

interface NewMember {
  ownerId: string;
  userId: string;
  role: MemberRole;
  tourIds: string[] | null;
  now: Date;
}

/** Gives somebody another role wherever they work for an account; false when they do not. */
export async function setRole(
  orm: Orm,
  { ownerId, userId, role }: { ownerId: string; userId: string; role: MemberRole },
): Promise<boolean> {
  const wide = await orm
    .update(accountMembers)
    .set({ role })
    .where(and(eq(accountMembers.ownerId, ownerId), eq(accountMembers.userId, userId)))
    .returning({ role: accountMembers.role });
  const single = await orm
    .update(tourMembers)
    .set({ role })
    .where(isMemberOf(ownerId, userId))
    .returning({ role: tourMembers.role });
  return wide.length + single.length > 0;
}

/** Ends somebody's work for an account; false when there was none. */
export async function dropMember(orm: Orm, ownerId: string, userId: string): Promise<boolean> {
  const wide = await orm
    .delete(accountMembers)
    .where(and(eq(accountMembers.ownerId, ownerId), eq(accountMembers.userId, userId)))
    .returning({ role: accountMembers.role });
  const single = await orm
    .delete(tourMembers)
    .where(isMemberOf(ownerId, userId))
    .returning({ role: tourMembers.role });
  return wide.length + single.length > 0;
}

/** The owner's own rows are the trigger's. */
function isMemberOf(ownerId: string, userId: string) {
  return and(
    eq(tourMembers.userId, userId),
    ne(tourMembers.role, 'owner'),
    sql`${tourMembers.tourId} in (select ${tours.id} from ${tours} where ${tours.userId} = ${ownerId})`,
  );
}
