import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { minify } from 'terser';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

/**
 * Builds the script and the styles that the pages of tours carry within them, ahead of the app, into `.early` beside
 * it. What that script loads later are the app's own files.
 */
export function earlyViewer(entry: string, config: UserConfig): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'early-viewer',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      root = resolved.root;
      folder = resolve(resolved.root, resolved.build.outDir);
    },
    async writeBundle() {
      const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
        string,
        { file: string }
      >;
      const result = await build({
        ...config,
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [fromApp(root, manifest)],
        build: {
          write: false,
          target: 'es2022',
          // As a library: nothing is wrapped around what is loaded later.
          lib: { entry: resolve(root, entry), formats: ['iife'], name: 'early', fileName: 'early' },
        },
      });
      const [{ output }] = result as [Rolldown.RolldownOutput];
      const script = await shorten(output.find((each) => each.type === 'chunk')?.code ?? '');
      const style = output.find((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
      await mkdir(join(folder, '.early'), { recursive: true });
      await writeFile(join(folder, '.early/early.js'), script);
      await writeFile(join(folder, '.early/early.css'), style?.type === 'asset' ? style.source : '');
    },
  };
}

/** Everybody waits for these bytes: 3 % fewer than Vite's own minifier leaves (docs/decisions/025-the-first-page-kept.md). */
async function shorten(script: string): Promise<string> {
  const { code = '' } = await minify(script, {
    ecma: 2022,
    toplevel: true,
    compress: {
      passes: 3,
      hoist_funs: true,
      pure_getters: true,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_methods: true,
    },
  });
  return code;
}

/** Takes what is loaded later from the files of the app. */
function fromApp(root: string, manifest: Record<string, { file: string }>): Plugin {
  return {
    name: 'from-app',
    resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !importer) return null;
      const source = relative(root, resolve(dirname(importer), specifier));
      const chunk = manifest[source];
      if (!chunk) throw new Error(`The app has no file for ${source}, which ${importer} loads.`);
      return { id: `/${chunk.file}`, external: 'absolute' };
    },
  };
}
