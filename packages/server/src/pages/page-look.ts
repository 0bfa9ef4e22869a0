/** How those who ask for a page like it: its language and its theme, from what they chose and what their browser says. */
import { chooseLocale, type Locale, localeCookie, locales } from '@tourwright/api/locales';
import type { FastifyRequest } from 'fastify';

export interface PageLook {
  locale: Locale;
  theme: 'system' | 'light' | 'dark';
}

export function lookOf(request: FastifyRequest, allowsPseudo: boolean): PageLook {
  const { [localeCookie]: chosen, theme } = request.cookies;
  const acceptLanguage = request.headers['accept-language'];
  return {
    locale: chooseLocale({ chosen, acceptLanguage, allowsPseudo }),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

/** The first tag of a page, so that its first paint is right. Pages on pictures are dark whatever was chosen. */
export function rootTag({ locale, theme }: PageLook, isDark = false): string {
  const { direction } = locales[locale];
  return `<html lang="${locale}" dir="${direction}" data-theme="${isDark ? 'dark' : theme}">`;
}
