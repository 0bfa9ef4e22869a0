import { defineConfig } from 'vite';

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
      input: {
        index: 'src/index.ts',
        'element/index': 'src/element/index.ts',
        'react/index': 'src/react/index.ts',
        'media/sound': 'src/media/sound.ts',
        'frame/index': 'src/frame/index.ts',
        'xr/open-vr': 'src/xr/open-vr.ts',
        viewer: 'src/viewer.css',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
