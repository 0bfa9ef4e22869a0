import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** The sources of what `package.json` exports, by the names of the files that it promises for them. */
const input = Object.fromEntries(
  Object.values(manifest.exports).map(({ '@tourwright/source': source, default: file }) => [
    file.replace(/^\.\/dist\/|\.(js|css)$/g, ''),
    source,
  ]),
);

/**
 * What npm gets: one file per entry of `package.json`, pieces that they share, and the style sheet. What it needs of
 * `@tourwright/tour` is in it, so that a page can load an entry from a CDN as it is.
 */
export default defineConfig({
  resolve: { conditions: ['@tourwright/source', 'module', 'browser'] },
  build: {
    target: 'es2022',
    modulePreload: false,
    cssCodeSplit: true,
    copyPublicDir: false,
    rolldownOptions: {
      external: ['react', 'react/jsx-runtime'],
      preserveEntrySignatures: 'strict',
      input,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
