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
    return { folder, template: null, rootFiles: new Set(), chunksOf: () => ({ scripts: [], styles: [] }) };
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
