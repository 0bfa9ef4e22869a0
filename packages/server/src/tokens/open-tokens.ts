import type { FastifyRequest } from 'fastify';
import { dayMs } from '../durations.ts';
import type { Feature } from '../feature.ts';
import { bearerOf } from '../http/safety/bearer-text.ts';
import { tokenRoutes } from './token-routes.ts';
import { deleteExpired } from './token-table.ts';
import { createTokens, type Tokens, type TokensParts } from './tokens.ts';

/** How long an owner sees that a token has expired. */
const keptMs = 30 * dayMs;

type ReadSession = (request: FastifyRequest) => Promise<string | null>;

/** By what scripts act for their owners. */
export function openTokens(parts: TokensParts): Feature & {
  tokens: Tokens;
  /** Who reads tours with a request, by token or by session: for routes that ask by themselves. */
  readerOf(resolveSession: ReadSession): ReadSession;
} {
  const { database, clock } = parts;
  const tokens = createTokens(parts);
  return {
    tokens,
    readerOf: (resolveSession) => async (request) => {
      const bearer = bearerOf(request);
      if (bearer === null) return resolveSession(request);
      const token = await tokens.resolve(bearer);
      return token?.scopes.includes('tours:read') ? token.userId : null;
    },
    routes: (http) => tokenRoutes(http, tokens),
    sweeps: [
      {
        name: 'expired tokens',
        everyMs: dayMs,
        run: () => deleteExpired(database.orm, new Date(clock().getTime() - keptMs)),
      },
    ],
  };
}
