import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type UserConfig } from 'vite';
import { drawnName } from '../../api/src/drawn-name.ts';
import { type Locale, locales } from '../../api/src/locales.ts';

/** Draws pages ahead, in each language, into `.drawn` beside the built app: what the server puts into `#root`. */
export function drawPages(names: readonly string[], config: UserConfig): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'draw-pages',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      root = resolved.root;
      folder = resolve(resolved.root, resolved.build.outDir);
    },
    async writeBundle() {
      const workshop = join(folder, '.workshop');
      await build({
        ...config,
        root,
        configFile: false,
        logLevel: 'warn',
        build: {
          ssr: 'src/draw-page.tsx',
          outDir: workshop,
          target: 'node22',
          // The same names of pictures as in the app.
          assetsInlineLimit: 0,
        },
      });
      const module = await import(pathToFileURL(join(workshop, 'draw-page.js')).href);
      const { drawPage, drawWelcomes } = module as {
        drawPage(path: string, locale?: Locale): Promise<string>;
        drawWelcomes(): Promise<Map<string, string>>;
      };
      await mkdir(join(folder, '.drawn'), { recursive: true });
      for (const locale of Object.keys(locales).reverse() as Locale[]) {
        for (const name of names) {
          const html = await drawPage(`/${name}`, locale);
          await writeFile(join(folder, '.drawn', `${drawnName(name, locale)}.html`), html);
        }
      }
      for (const [name, html] of await drawWelcomes()) {
        await writeFile(join(folder, '.drawn', `${name}.html`), html);
      }
      await rm(workshop, { recursive: true });
    },
  };
}
