import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { demoEntries } from '../drivers/database/schema/visitors/events.ts';

/** A row of the table of demo tours. */
export type DemoRow = typeof demoEntries.$inferSelect;

/** What the gallery shows, in its order. */
export async function readDemos(orm: Orm): Promise<DemoRow[]> {
  return orm
    .select()
    .from(demoEntries)
    .where(isNull(demoEntries.removedAt))
    .orderBy(asc(demoEntries.position), asc(demoEntries.tourId));
}

/** Also what was taken out by hand. */
export async function readAllDemos(orm: Orm): Promise<DemoRow[]> {
  return orm.select().from(demoEntries).orderBy(asc(demoEntries.position), asc(demoEntries.tourId));
}

/** Stores a demo tour's row in place of the one before. */
export async function putDemo(orm: Orm, row: typeof demoEntries.$inferInsert): Promise<void> {
  const { tourId: _, ...rest } = row;
  await orm.insert(demoEntries).values(row).onConflictDoUpdate({ target: demoEntries.tourId, set: rest });
}

/** Remembers that the tour was taken out. */
export async function markRemoved(orm: Orm, tourId: string, removedAt: Date): Promise<void> {
  await orm.update(demoEntries).set({ removedAt }).where(eq(demoEntries.tourId, tourId));
}

/** Forgets which content was stored, and that the tour was taken out. */
export async function forgetDemo(orm: Orm, tourId: string): Promise<void> {
  await orm.delete(demoEntries).where(and(eq(demoEntries.tourId, tourId), isNotNull(demoEntries.removedAt)));
  await orm.update(demoEntries).set({ contentHash: '' }).where(eq(demoEntries.tourId, tourId));
}

/** Deletes a demo tour's row. */
export async function deleteDemo(orm: Orm, tourId: string): Promise<void> {
  await orm.delete(demoEntries).where(eq(demoEntries.tourId, tourId));
}
