import { basename } from 'node:path';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** The sources of what `package.json` exports, by the names of the files that it promises for them. */
const exported = Object.values(manifest.exports).flatMap((entry) =>
  'default' in entry ? [[basename(entry.default, '.js'), entry['@tourwright/source']] as const] : [],
);

/** What runs in a thread or process of its own: it is started by this name beside whatever starts it. */
const started = ['process/threads/tile-thread', 'process/child/cut-process', 'decode/heic/heic-thread'];

/**
 * What npm gets: one file per entry and few pieces that they share, all in one folder. A photo is cut in less than a second, and each
 * thread loads its modules again: in so few files they cost a tenth of a second less. What is needed of
 * `@tourwright/tour` is in them.
 */
export default defineConfig({
  ssr: { noExternal: ['@tourwright/tour'], resolve: { conditions: ['@tourwright/source'] } },
  build: {
    ssr: true,
    target: 'node22',
    minify: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: {
        ...Object.fromEntries(exported),
        cli: './src/cli.ts',
        ...Object.fromEntries(started.map((path) => [basename(path), `./src/${path}.ts`])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
