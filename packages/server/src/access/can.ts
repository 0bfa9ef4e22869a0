import type { Database } from '../drivers/database/database.ts';
import { type Action, ruleOf, type Thing } from './action.ts';
import { findMembership, isOperator } from './membership-table.ts';
import { isAtLeast } from './role.ts';

/**
 * Whether somebody (null: a visitor) may do this to that; what is not there nobody may do anything to. A token acts for its
 * owner, and never for operators.
 */
export type Can = (
  userId: string | null,
  action: Action,
  thing: Thing,
  by?: 'session' | 'token',
) => Promise<boolean>;

/** The one place that decides who may do what. */
export function createCan({ database: { orm } }: { database: Pick<Database, 'orm'> }): Can {
  return async (userId, action, thing, by = 'session') => {
    if (userId === null) return false;
    if ('server' in thing) return by === 'session' && isOperator(orm, userId);
    if ('user' in thing) return thing.user === userId;
    const membership = await findMembership(orm, thing.tour, userId);
    const { least, operators = false, deleted = false } = ruleOf(action);
    if (membership === null || (membership.isDeleted && !deleted)) return false;
    if (membership.role !== null && isAtLeast(membership.role, least)) return true;
    return operators && by === 'session' && (await isOperator(orm, userId));
  };
}
