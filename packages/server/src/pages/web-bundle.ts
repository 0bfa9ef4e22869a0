import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built web app, as the pages need it. */
export interface WebBundle {
  /** Absolute. */
  folder: string;
  /** `index.html`, with its marks; null when the app was not built. */
  template: string | null;
  /** Files beside it that are served at the root, such as `icon.svg`. */
  rootFiles: ReadonlySet<string>;
  /** What the browser needs to show the screen of a source file, besides what `index.html` names itself. */
  chunksOf(source: string): { scripts: string[]; styles: string[] };
  /** Where the build put a picture; null when it has none of that name. */
  fileOf(source: string): string | null;
  /** The text of one of its files. */
  textOf(file: string): string;
  /** What stands in `#root` of pages that the build has drawn ahead, by their path without slashes. */
  drawn: ReadonlyMap<string, string>;
  /** What pages of tours carry within them to show a tour ahead of the app. */
  early: EarlyViewer | null;
}

export interface EarlyViewer {
  script: string;
  style: string;
  /** SHA-256 in base64, by which the page's policy knows them. */
  scriptHash: string;
  styleHash: string;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Reads what `vite build` left in `folder`, once. */
export function readWebBundle(folder: string): WebBundle {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    return {
      folder,
      template: null,
      rootFiles: new Set(),
      chunksOf: () => ({ scripts: [], styles: [] }),
      fileOf: () => null,
      textOf: () => '',
      drawn: new Map(),
      early: null,
    };
  }
  const template = readFileSync(index, 'utf8');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  return {
    folder,
    template,
    rootFiles: new Set(files),
    fileOf: (source) => manifest[source]?.file ?? null,
    textOf: readOnce(folder),
    drawn: readDrawn(join(folder, '.drawn')),
    early: readEarly(join(folder, '.early')),
    chunksOf(source) {
      const chunks = closure(manifest, source);
      const isNew = (file: string) => !template.includes(`/${file}`);
      return {
        scripts: chunks.map(({ file }) => file).filter(isNew),
        styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].filter(isNew),
      };
    },
  };
}

/** A chunk and all that it imports, each once. */
function closure(manifest: Record<string, Chunk>, source: string): Chunk[] {
  const names = new Set([source]);
  for (const name of names) {
    for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  }
  return [...names].flatMap((name) => manifest[name] ?? []);
}

/** One file for each page, named after its path; the landing page's is `index.html`. */
function readDrawn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder).map((file) => {
      const name = file.replace(/\.html$/, '');
      return [name === 'index' ? '' : name, readFileSync(join(folder, file), 'utf8')];
    }),
  );
}

function readEarly(folder: string): EarlyViewer | null {
  if (!existsSync(folder)) return null;
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const [script, style] = [read('early.js'), read('early.css')];
  return { script, style, scriptHash: sha256(script), styleHash: sha256(style) };
}

function readOnce(folder: string): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const text = known.get(file) ?? readFileSync(join(folder, file), 'utf8');
    known.set(file, text);
    return text;
  };
}

/** In base64, as content security policies have it. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
