import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built web app, as the pages need it. */
export interface BuiltWeb {
  app: AppFiles;
  /** What the browser needs to show the screen of a source file, besides the app itself. */
  chunksOf(source: string): { scripts: string[]; styles: string[] };
  /** The text of one of its files. */
  textOf(file: string): string;
  /** What is in `#root` of pages that the build has drawn ahead, by their `drawnName`. */
  drawn: ReadonlyMap<string, string>;
  /** What pages carry within them ahead of the app. */
  pageScript(name: PageScriptName): PageScript;
}

/** What the app's folder holds; `built` is null when there is nothing in it yet. */
export interface WebBundle extends Pick<BuiltWeb, 'drawn'> {
  /** Absolute. */
  folder: string;
  built: BuiltWeb | null;
  /** Files that are served at the root, such as `icon.svg`. */
  rootFiles: ReadonlySet<string>;
  /** Where the build put a picture; null when it has none of that name. */
  fileOf(source: string): string | null;
}

/** What every page loads of the app. */
export interface AppFiles {
  script: string;
  /** What the script imports. */
  modules: string[];
  styles: string[];
  /** Those that every page shows first. */
  fonts: string[];
}

/** The names are those of `inPages` in the web app's `vite.config.ts`. */
export type PageScriptName =
  | 'first-picture'
  | 'load-app-keeping-links'
  | 'load-app-when-seen'
  | 'load-app-when-used'
  | 'open-poster'
  | 'reload-when-gone'
  | 'start-picture';

/** A script that is in pages, with its styles; each with its SHA-256 in base64, by which the page's policy knows it. */
export interface PageScript {
  script: { text: string; hash: string };
  style: { text: string; hash: string };
  /** Where the script is as a file of the app too. */
  file?: string;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Record<string, Chunk>;

const firstFonts = ['src/ui/fonts/inter-basic.woff2'];

/** Reads what `vite build` left in `folder`, once. */
export function readWebBundle(folder: string): WebBundle {
  if (!existsSync(join(folder, 'index.html'))) {
    return { folder, built: null, rootFiles: new Set(), fileOf: () => null, drawn: new Map() };
  }
  const manifest = readJson<Manifest>(join(folder, '.vite/manifest.json'));
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  const drawn = readDrawn(join(folder, '.drawn'));
  return {
    folder,
    built: readBuilt(folder, manifest, drawn),
    rootFiles: new Set(files),
    fileOf: (source) => manifest[source]?.file ?? null,
    drawn,
  };
}

function readBuilt(folder: string, manifest: Manifest, drawn: BuiltWeb['drawn']): BuiltWeb {
  const scripts = readJson<Record<string, PageScript>>(join(folder, '.page-scripts.json'));
  const [start, ...modules] = closure(manifest, 'index.html');
  if (!start) throw new Error(`The web app in ${folder} has no start. Run: npm run build`);
  const stylesOf = (chunks: Chunk[]) => [...new Set(chunks.flatMap(({ css }) => css ?? []))];
  const app = {
    script: start.file,
    modules: modules.map(({ file }) => file),
    // What is imported comes before what builds on it.
    styles: stylesOf([...modules, start]),
    fonts: firstFonts.flatMap((font) => manifest[font]?.file ?? []),
  };
  const known = new Set([app.script, ...app.modules, ...app.styles]);
  const isNew = (file: string) => !known.has(file);
  return {
    app,
    chunksOf(source) {
      const chunks = closure(manifest, source);
      return {
        scripts: chunks.map(({ file }) => file).filter(isNew),
        styles: stylesOf(chunks).filter(isNew),
      };
    },
    textOf: readOnce(folder),
    drawn,
    pageScript(name) {
      const script = scripts[name];
      if (!script) throw new Error(`The web app in ${folder} has no ${name}. Run: npm run build`);
      return script;
    },
  };
}

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

/** A chunk and all that it imports, each once. */
function closure(manifest: Record<string, Chunk>, source: string): Chunk[] {
  const names = new Set([source]);
  for (const name of names) {
    for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  }
  return [...names].flatMap((name) => manifest[name] ?? []);
}

/** One file for each page, by its `drawnName`. */
function readDrawn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).map((file) => {
      return [file.replace(/\.html$/, ''), readFileSync(join(folder, file), 'utf8')];
    }),
  );
}

function readOnce(folder: string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const text = known.get(file) ?? readFileSync(join(folder, file), 'utf8');
    known.set(file, text);
    return text;
  };
}
