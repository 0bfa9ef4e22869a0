/** What Lingui's Vite plugin compiles: every `<name>.<locale>.ts` beside the code that says it. */
import { globSync } from 'node:fs';
import type { LinguiConfig } from '@lingui/conf';
import { locales, sourceLocale } from '../api/src/locales.ts';
import { catalogueFormat } from './build/catalogue-format.ts';

const catalogues = globSync(`src/**/*.${sourceLocale}.ts`, { cwd: import.meta.dirname });

const config: LinguiConfig = {
  rootDir: import.meta.dirname,
  locales: Object.keys(locales),
  sourceLocale,
  fallbackLocales: { default: sourceLocale },
  // A third longer than English, as many languages are.
  pseudoLocale: [
    { locale: 'en-XA', prepend: '⟦', append: '⟧', extend: 0.35, extendCharacter: '·' },
    { locale: 'ar-XB', rightToLeft: true },
  ],
  catalogs: catalogues.map((file) => ({
    path: `<rootDir>/${file.replaceAll('\\', '/').replace(`.${sourceLocale}.ts`, '.{locale}')}`,
    include: [],
  })),
  format: catalogueFormat,
};

export default config;
