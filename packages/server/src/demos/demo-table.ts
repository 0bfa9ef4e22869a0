import { asc } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { demoEntries } from '../drivers/database/schema/events.ts';

export type DemoRow = typeof demoEntries.$inferSelect;

export async function readDemos(orm: Orm): Promise<DemoRow[]> {
  return orm.select().from(demoEntries).orderBy(asc(demoEntries.position), asc(demoEntries.tourId));
}
