import type { BrandKit } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { brandKits } from '../drivers/database/schema/accounts/brand-kits.ts';

/** Reads the brand kit of a user; null before the first was kept. */
export async function readKit(orm: Orm, userId: string): Promise<BrandKit | null> {
  const [row] = await orm.select({ kit: brandKits.kit }).from(brandKits).where(eq(brandKits.userId, userId));
  return row?.kit ?? null;
}

/** Stores the brand kit of a user in place of the one before. */
export async function writeKit(orm: Orm, userId: string, kit: BrandKit): Promise<void> {
  await orm
    .insert(brandKits)
    .values({ userId, kit })
    .onConflictDoUpdate({ target: brandKits.userId, set: { kit } });
}
