import type { NamedBrandKit } from '@tourwright/api';
import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { brandKits } from '../drivers/database/schema/accounts/brand-kits.ts';

/** The brand kits of a user, the oldest first. */
export async function listKits(orm: Orm, userId: string): Promise<NamedBrandKit[]> {
  return orm
    .select({ id: brandKits.id, name: brandKits.name, kit: brandKits.kit })
    .from(brandKits)
    .where(eq(brandKits.userId, userId))
    .orderBy(asc(brandKits.createdAt), asc(brandKits.id));
}

/** Stores a brand kit of a user, in place of the one with its id. */
export async function writeKit(orm: Orm, userId: string, { id, name, kit }: NamedBrandKit): Promise<void> {
  await orm
    .insert(brandKits)
    .values({ userId, id, name, kit })
    .onConflictDoUpdate({ target: [brandKits.userId, brandKits.id], set: { name, kit } });
}

/** Deletes a brand kit of a user. */
export async function deleteKit(orm: Orm, userId: string, id: string): Promise<void> {
  await orm.delete(brandKits).where(and(eq(brandKits.userId, userId), eq(brandKits.id, id)));
}
