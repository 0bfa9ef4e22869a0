import type { FastifyRequest } from 'fastify';

/** The token of ours in `Authorization: Bearer`; null when there is none. Those of a proxy that signs people in are not ours. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer +(tw_\S*)$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
