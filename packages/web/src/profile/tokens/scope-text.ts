import type { TokenScope } from '@tourwright/api';
import { t } from '../profile-text.ts';

const ids = {
  'tours:read': 'tokens.scope.tours-read',
  'tours:write': 'tokens.scope.tours-write',
  'media:write': 'tokens.scope.media-write',
  'leads:read': 'tokens.scope.leads-read',
  'leads:write': 'tokens.scope.leads-write',
  'orders:read': 'tokens.scope.orders-read',
  'orders:write': 'tokens.scope.orders-write',
} as const satisfies Record<TokenScope, string>;

/** Every scope, in the order in which they are offered. */
export const offeredScopes = Object.keys(ids) as TokenScope[];

/** What a scope lets a token do. */
export function scopeText(scope: TokenScope): string {
  return t(ids[scope]);
}
