/** The visitor's preferences for a page: language and theme, by their choice and their browser. */
import { type Locale, locales } from '@tourwright/api/locales';
import type { FastifyRequest } from 'fastify';
import { localeOf } from '../../http/answers/locale-of.ts';

/** How a page is shown before any script runs. */
export interface PageLook {
  locale: Locale;
  theme: 'system' | 'light' | 'dark';
}

/** Reads language and theme of a request from its cookies and headers. */
export function lookOf(request: FastifyRequest, allowsPseudo: boolean): PageLook {
  const { theme } = request.cookies;
  return {
    locale: localeOf(request, allowsPseudo),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  };
}

/** The first tag of a page, so that its first paint is right. Pages on pictures are dark whatever was chosen. */
export function rootTag({ locale, theme }: PageLook, isDark = false): string {
  const { direction } = locales[locale];
  return `<html lang="${locale}" dir="${direction}" data-theme="${isDark ? 'dark' : theme}">`;
}
