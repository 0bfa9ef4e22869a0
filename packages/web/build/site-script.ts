import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/** Its only language: no other has words yet that people read. */
const noTranslations = 'virtual:translations/';

/**
 * Builds what shows a tour that was exported as a website, into `site/tour.js` and `site/tour.css` beside the app: one classic
 * script and one style sheet with its fonts, so that a page that was opened as a file can load them.
 */
export function siteScript(entry: string, config: () => UserConfig): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'site-script',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      root = resolved.root;
      folder = resolve(resolved.root, resolved.build.outDir, 'site');
    },
    async writeBundle() {
      const own = config();
      const result = await build({
        ...own,
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [inEnglish(), basicTitleFonts(), own.plugins],
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          target: 'es2022',
          cssCodeSplit: false,
          lib: { entry: resolve(root, entry), formats: ['iife'], name: 'tourSite', fileName: 'tour' },
        },
      });
      const [{ output }] = result as [Rolldown.RolldownOutput];
      const code = output.flatMap((each) => (each.type === 'chunk' ? each.code : []));
      const style = output.flatMap((each) =>
        each.type === 'asset' && each.fileName.endsWith('.css') ? String(each.source) : [],
      );
      if (code.length !== 1 || style.length !== 1)
        throw new Error(`${entry} has to be one script and one style`);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'tour.js'), code[0] ?? '');
      await writeFile(join(folder, 'tour.css'), style[0] ?? '');
    },
  };
}

function inEnglish(): Plugin {
  return {
    name: 'site-in-english',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(noTranslations) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${noTranslations}`) ? 'export const translations = {};' : null),
  };
}

/** Of the fonts for names of tours, the letters of Latin: each file is in the style sheet. */
function basicTitleFonts(): Plugin {
  return {
    name: 'site-title-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource-variable\/[^?]*\.css/.test(id)) return null;
      const faces = code.match(/@font-face\s*\{[^}]*\}/g) ?? [];
      return { code: faces.filter((face) => /-latin-wght-/.test(face)).join('\n'), map: null };
    },
  };
}
