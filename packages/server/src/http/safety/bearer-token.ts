import type { TokenScope } from '@tourwright/api';
import { ruleOf } from '../../access/action.ts';
import { Problem } from '../answers/problem.ts';
import type { Access } from './access.ts';
import { isSafe } from './origin-check.ts';

/** A token that a request came with, once it was found good. */
export interface BearerToken {
  id: string;
  /** The user it acts for. */
  userId: string;
  scopes: readonly TokenScope[];
}

/**
 * The user for whom a request with a token acts: its owner if the token has the route's scope, else nobody, as far as
 * visitors are answered too. Throws the problem that says what is missing.
 */
export function actsFor({ userId, scopes }: BearerToken, access: Access, method: string): string | null {
  if (access === 'token') return userId;
  const scope = scopeOf(access);
  if (scope !== null && scopes.includes(scope)) return userId;
  if (isForVisitors(access) && isSafe(method)) return null;
  throw scope === null ? new Problem('not_for_tokens') : new Problem('missing_scope', { scope });
}

/** What a token must be allowed for a route; null: no token gets in. */
export function scopeOf(access: Access): TokenScope | null {
  if (typeof access === 'string') return null;
  return 'action' in access ? ruleOf(access.action).scope : access.scope;
}

function isForVisitors(access: Access): boolean {
  return (
    access === 'anyone' || (typeof access === 'object' && 'action' in access && access.orVisitor === true)
  );
}
