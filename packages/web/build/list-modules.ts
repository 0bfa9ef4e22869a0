import type { Plugin } from 'vite';

/** A file of scripts, as far as its readers ask. */
export interface ListedChunk {
  /** Whether every page of the app starts with it. */
  readonly isEntry: boolean;
  /** The module it was made for, if it was for one. */
  readonly facade: string | null;
  /** The files that it loads before it runs. */
  readonly imports: readonly string[];
  /** Paths of its modules. */
  readonly modules: readonly string[];
}

/** Writes `.vite/modules.json`: the modules in each script file, by file name, which the manifest lacks. */
export function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks: Record<string, ListedChunk> = {};
      for (const [name, piece] of Object.entries(bundle)) {
        if (piece.type !== 'chunk') continue;
        const { isEntry, facadeModuleId, imports, moduleIds } = piece;
        chunks[name] = { isEntry, facade: facadeModuleId, imports, modules: moduleIds };
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(chunks) });
    },
  };
}
