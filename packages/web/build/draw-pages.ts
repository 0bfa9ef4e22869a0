import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type UserConfig } from 'vite';

/** Draws pages ahead into `.drawn` beside the built app: what the server puts into `#root`, by path. */
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
        drawPage(path: string): Promise<string>;
        drawWelcomes(): Promise<Map<string, string>>;
      };
      await mkdir(join(folder, '.drawn'), { recursive: true });
      for (const name of names) {
        await writeFile(join(folder, '.drawn', `${name || 'index'}.html`), await drawPage(`/${name}`));
      }
      for (const [name, html] of await drawWelcomes()) {
        await writeFile(join(folder, '.drawn', `${name}.html`), html);
      }
      await rm(workshop, { recursive: true });
    },
  };
}
