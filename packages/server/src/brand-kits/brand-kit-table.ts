import type { ListedBrandKit, NamedBrandKit } from '@tourwright/api';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { brandKits } from '../drivers/database/schema/accounts/brand-kits.ts';

const isKit = (userId: string, id: string) => and(eq(brandKits.userId, userId), eq(brandKits.id, id));

/** The logos of ten kits are megabytes: of these only whether they are there leaves the database. */
const withoutLogos = sql<ListedBrandKit['kit']>`
  ${brandKits.kit} - 'cornerLogo' - 'floorLogo' || jsonb_build_object(
    'hasCornerLogo', ${brandKits.kit} -> 'cornerLogo' is not null,
    'hasFloorLogo', ${brandKits.kit} -> 'floorLogo' is not null)`;

const listed = { id: brandKits.id, name: brandKits.name, kit: withoutLogos };

/** The brand kits of a user without their logos, the oldest first. */
export async function listKits(orm: Orm, userId: string): Promise<ListedBrandKit[]> {
  return orm
    .select(listed)
    .from(brandKits)
    .where(eq(brandKits.userId, userId))
    .orderBy(asc(brandKits.createdAt), asc(brandKits.id));
}

/** A brand kit of a user with its logos; null where there is none with this id. */
export async function findKit(orm: Orm, userId: string, id: string): Promise<NamedBrandKit | null> {
  const [found] = await orm
    .select({ id: brandKits.id, name: brandKits.name, kit: brandKits.kit })
    .from(brandKits)
    .where(isKit(userId, id));
  return found ?? null;
}

/** Gives a brand kit of a user another name; null where there is none with this id. */
export async function renameKit(
  orm: Orm,
  userId: string,
  { id, name }: Pick<NamedBrandKit, 'id' | 'name'>,
): Promise<ListedBrandKit | null> {
  const [renamed] = await orm.update(brandKits).set({ name }).where(isKit(userId, id)).returning(listed);
  return renamed ?? null;
}

/**
 * Stores a brand kit of a user, in place of the one with its id; answers null, and stores nothing, where the user has
 * `most` others. One is stored at a time. For a transaction.
 */
export async function writeKit(
  orm: Orm,
  userId: string,
  { id, name, kit }: NamedBrandKit,
  most: number,
): Promise<ListedBrandKit | null> {
  await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const others = await orm.$count(brandKits, and(eq(brandKits.userId, userId), ne(brandKits.id, id)));
  if (others >= most) return null;
  const [written] = await orm
    .insert(brandKits)
    .values({ userId, id, name, kit })
    .onConflictDoUpdate({ target: [brandKits.userId, brandKits.id], set: { name, kit } })
    .returning(listed);
  return written ?? null;
}

/** Deletes a brand kit of a user. */
export async function deleteKit(orm: Orm, userId: string, id: string): Promise<void> {
  await orm.delete(brandKits).where(isKit(userId, id));
}
