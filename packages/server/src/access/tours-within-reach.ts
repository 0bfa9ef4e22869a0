import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { tourMembers } from '../drivers/database/schema/index.ts';
import { type Action, ruleOf } from './action.ts';
import { isAtLeast, roles } from './role.ts';

/** For lists: whether the user may do this to the tour with that id, by their part in it. */
export function isWithinReach(userId: string, action: Action, tourId: SQLWrapper): SQL {
  const { least } = ruleOf(action);
  const enough = roles.filter((role) => isAtLeast(role, least));
  const isMember = and(
    eq(tourMembers.tourId, tourId),
    eq(tourMembers.userId, userId),
    inArray(tourMembers.role, enough),
  );
  return sql`exists (select 1 from ${tourMembers} where ${isMember})`;
}
