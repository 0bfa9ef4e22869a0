import type { FastifyInstance } from 'fastify';
import { Problem } from '../answers/problem.ts';

/**
 * Refuses what the database cannot hold, before anything is asked of it: in parts of the path nothing is named by it, in
 * the query and in JSON it is a mistake of the sender. Pages show the log-in screen there.
 */
export function refuseOddCharacters(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ params, query, is404, routeOptions }) => {
    if (is404 || routeOptions.config.isPage) return;
    if (hasOddCharacters(params)) throw new Problem('not_found');
    // A slug has rules of its own, which say what is wrong with it.
    const { slug: _, ...asked } = query as Record<string, unknown>;
    if (hasOddCharacters(asked)) throw new Problem('unstorable_text');
  });
  http.addHook('preValidation', async ({ body, headers, routeOptions }) => {
    const isJson = headers['content-type']?.startsWith('application/json') && !Buffer.isBuffer(body);
    if (isJson && !routeOptions.config.dropsOddCharacters && hasOddCharacters(body))
      throw new Problem('unstorable_text');
  });
}

/** Whether PostgreSQL cannot hold a text: it knows neither NUL nor half of a surrogate pair. */
export function isOdd(text: string): boolean {
  return /[\0\p{Cs}]/u.test(text);
}

/** Whether a name or a text in a value of JSON is odd. Text that is yet to be read as JSON is not looked into. */
function hasOddCharacters(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === 'string' && isOdd(part)) return true;
    if (typeof part !== 'object' || part === null) continue;
    if (!Array.isArray(part) && Object.keys(part).some(isOdd)) return true;
    left.push(...Object.values(part));
  }
  return false;
}
