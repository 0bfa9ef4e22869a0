/**
 * The catalogues as the app imports them. `import * as english from './messages.en.ts?lingui'` has the compiled messages and
 * the name of the catalogue; `virtual:translations/<locale>` has, by those names, what loads the same catalogue in another
 * language: a file of its own for each, as Lingui compiles it.
 */
import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lingui } from '@lingui/vite-plugin';
import type { Plugin } from 'vite';
import { sourceLocale } from '../../api/src/locales.ts';

const web = join(import.meta.dirname, '..');
const list = 'virtual:translations/';
const catalogue = /^(.*)\.([a-zA-Z-]+)\.ts\?lingui$/;

/** Lingui's plugin, with what loads each catalogue in each language. */
export function languages(): Plugin[] {
  return [
    {
      name: 'translations',
      enforce: 'pre',
      resolveId(id) {
        // A pseudo-locale has no files: Lingui makes it from English.
        return id.startsWith(list) || (catalogue.test(id) && id.startsWith(web)) ? id : null;
      },
      load(id) {
        if (id.startsWith(list)) return listOf(id.slice(list.length));
        return catalogue.test(id) && !existsSync(id.split('?')[0] ?? '') ? 'export {};' : null;
      },
    },
    ...lingui({ configPath: join(web, 'lingui.config.ts'), failOnMissing: true, failOnCompileError: true }),
    {
      name: 'catalogue-names',
      enforce: 'post',
      transform(code, id) {
        const [, path] = catalogue.exec(id) ?? [];
        return path === undefined
          ? null
          : { code: `${code}\nexport const name = ${nameOf(path)};`, map: null };
      },
    },
  ];
}

/** Of `…/src/dashboard/messages`. */
const nameOf = (path: string) => JSON.stringify(relative(join(web, 'src'), path).replaceAll('\\', '/'));

function listOf(locale: string): string {
  const names = globSync(`src/**/*.${sourceLocale}.ts`, { cwd: web }).map((file) =>
    join(web, file).replace(`.${sourceLocale}.ts`, ''),
  );
  const lines = names.map(
    (path) => `${nameOf(path)}: () => import(${JSON.stringify(`${path}.${locale}.ts?lingui`)}),`,
  );
  return `export const translations = {\n${lines.join('\n')}\n};\n`;
}
