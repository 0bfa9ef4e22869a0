import { and, eq } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { operators, tourMembers, tours } from '../drivers/database/schema/index.ts';
import type { Role } from './role.ts';

/** Somebody's part in a tour. */
interface Membership {
  role: Role | null;
  isDeleted: boolean;
}

/** What the user is in the tour; null when there is no such tour. */
export async function findMembership(orm: Orm, tourId: string, userId: string): Promise<Membership | null> {
  // PostgreSQL refuses texts with the null character instead of not finding them.
  if (tourId.includes('\0')) return null;
  const [row] = await orm
    .select({ role: tourMembers.role, deletedAt: tours.deletedAt })
    .from(tours)
    .leftJoin(tourMembers, and(eq(tourMembers.tourId, tours.id), eq(tourMembers.userId, userId)))
    .where(eq(tours.id, tourId));
  return row === undefined ? null : { role: row.role, isDeleted: row.deletedAt !== null };
}

/** Whether the user is an operator. */
export async function isOperator(orm: Orm, userId: string): Promise<boolean> {
  const found = await orm.select().from(operators).where(eq(operators.userId, userId));
  return found.length > 0;
}
