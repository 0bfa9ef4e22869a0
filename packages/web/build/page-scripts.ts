import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { minify } from 'terser';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { compressFile } from './compress-assets.ts';

/** A script that is in pages, with its styles; each with its SHA-256 in base64, by which the page's policy knows it. */
interface PageScript {
  script: { text: string; hash: string };
  style: { text: string; hash: string };
  /** Where the script is as a file of the app too, for pages that do not carry it. */
  file?: string;
}

/**
 * Builds the scripts that pages carry within them, ahead of the app, into `.page-scripts.json` beside it, by their names.
 * What they load later are the app's own files. Those that are named in `files` are among these too.
 */
export function pageScripts(
  entries: Readonly<Record<string, string>>,
  config: UserConfig,
  files: readonly string[],
): Plugin {
  let root = '';
  let folder = '';
  let assets = '';
  return {
    name: 'page-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      root = resolved.root;
      folder = resolve(resolved.root, resolved.build.outDir);
      assets = resolved.build.assetsDir;
    },
    async writeBundle() {
      const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
      const built: Record<string, PageScript> = {};
      for (const [name, entry] of Object.entries(entries)) {
        const script = await buildScript(resolve(root, entry), {
          ...config,
          root,
          plugins: [fromApp(root, manifest)],
        });
        built[name] = files.includes(name)
          ? { ...script, file: await writeAsset(folder, `${assets}/${name}`, script) }
          : script;
      }
      await writeFile(join(folder, '.page-scripts.json'), JSON.stringify(built));
    },
  };
}

async function buildScript(entry: string, config: UserConfig): Promise<PageScript> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      // As a library: nothing is wrapped around what is loaded later.
      lib: { entry, formats: ['iife'], name: 'page', fileName: 'page' },
    },
  });
  const [{ output }] = result as [Rolldown.RolldownOutput];
  const style = output.find((each) => each.type === 'asset' && each.fileName.endsWith('.css'));
  const code = output.find((each) => each.type === 'chunk')?.code ?? '';
  const [, lost] = new RegExp(`/${missing}([^"'\`]+)`).exec(code) ?? [];
  if (lost) throw new Error(`The app has no file for ${lost}, which ${entry} loads.`);
  return {
    script: withHash(await shorten(code)),
    style: withHash(style?.type === 'asset' ? String(style.source) : ''),
  };
}

/** Under a name that its content has alone, as all of the app's files have. */
async function writeAsset(folder: string, name: string, { script }: PageScript): Promise<string> {
  const file = `${name}-${Buffer.from(script.hash, 'base64').toString('base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, file), script.text);
  await compressFile(join(folder, file));
  return file;
}

function withHash(text: string): { text: string; hash: string } {
  return { text, hash: createHash('sha256').update(text).digest('base64') };
}

/** Everybody waits for these bytes: 3 % fewer than Vite's own minifier leaves (docs/decisions/025-the-first-page-kept.md). */
async function shorten(script: string): Promise<string> {
  const { code = '' } = await minify(script, {
    ecma: 2022,
    // Names of one script are none of another's, though a function that is called once could go.
    toplevel: false,
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
      // What neither of them uses is in no file: the script is looked through for it when it is made.
      const file = manifest[source]?.file ?? `${missing}${source}`;
      return { id: `/${file}`, external: 'absolute' };
    },
  };
}

/** Comes before the name of what the app has no file for. */
const missing = 'missing:';
