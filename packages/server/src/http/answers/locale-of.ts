import { chooseLocale, type Locale, localeCookie } from '@tourwright/api/locales';
import type { FastifyRequest } from 'fastify';

/** The language of a request: what somebody chose, else what their browser asks for. */
export function localeOf(request: FastifyRequest, allowsPseudo: boolean): Locale {
  // Cookies are not read yet where a request fails before all else.
  const chosen = request.cookies?.[localeCookie];
  return chooseLocale({ chosen, acceptLanguage: request.headers['accept-language'], allowsPseudo });
}
