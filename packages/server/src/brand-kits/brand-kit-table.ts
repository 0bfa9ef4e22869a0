import type { NamedBrandKit } from '@tourwright/api';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { brandKits } from '../drivers/database/schema/accounts/brand-kits.ts';

/** The brand kits of a user, the oldest first. */
export async function listKits(orm: Orm, userId: string): Promise<NamedBrandKit[]> {
  return orm
    .select({ id: brandKits.id, name: brandKits.name, kit: brandKits.kit })
    .from(brandKits)
    .where(eq(brandKits.userId, userId))
    .orderBy(asc(brandKits.createdAt), asc(brandKits.id));
}

/**
 * Stores a brand kit of a user, in place of the one with its id; answers false, and stores nothing, where the user has
 * `most` others. One is stored at a time. For a transaction.
 */
export async function writeKit(
  orm: Orm,
  userId: string,
  { id, name, kit }: NamedBrandKit,
  most: number,
): Promise<boolean> {
  await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const others = await orm.$count(brandKits, and(eq(brandKits.userId, userId), ne(brandKits.id, id)));
  if (others >= most) return false;
  await orm
    .insert(brandKits)
    .values({ userId, id, name, kit })
    .onConflictDoUpdate({ target: [brandKits.userId, brandKits.id], set: { name, kit } });
  return true;
}

/** Deletes a brand kit of a user. */
export async function deleteKit(orm: Orm, userId: string, id: string): Promise<void> {
  await orm.delete(brandKits).where(and(eq(brandKits.userId, userId), eq(brandKits.id, id)));
}
