import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { languages } from './packages/web/build/languages.ts';

const source = { conditions: ['@tourwright/source', 'module', 'import', 'default'] };
/** Two more than there are cores: tests wait for timers, for their database and for other processes a good third of their time. */
const maxWorkers = availableParallelism() + 2;
/** As long as a busy machine may take. */
const polling = { poll: { timeout: 60_000 } };
/** Files that share a process read the house once; for each of them it takes longer than most files. They keep no state. */
const shared = { isolate: false, setupFiles: ['packages/server/src/testing/fixed-seed.ts'] };
/** Tests of hours and of attacks: `npm run test:long` alone runs them. */
const longTests = '**/*.long.test.{ts,tsx}';
/** Of the web app, tests without JSX or a page need no jsdom, which costs each file half a second; these have a page. */
const withPage = ['packages/web/src/**/*.test.tsx', 'packages/web/src/**/*.dom.test.ts'];
const ssr = { resolve: { conditions: ['@tourwright/source', 'node'] } };

/**
 * `unit` needs nothing but Node; `cutter` cuts photos; `integration` starts one PostgreSQL for the run and gives each file a database; `long`
 * is like it, for what takes longer than a run of CI may.
 */
export default defineConfig({
  test: {
    tags: [
      {
        name: 'long',
        description: 'A rarer case of what other tests hold: `npm run test:long` alone runs it.',
      },
    ],
    projects: [
      {
        plugins: [languages()],
        resolve: source,
        ssr,
        test: {
          name: 'unit',
          maxWorkers,
          ...shared,
          expect: polling,
          // Late parts are read by the first test that needs them, on a machine that may be busy.
          testTimeout: 20_000,
          include: [
            'packages/{tour,api,viewer,demo}/src/**/*.test.{ts,tsx}',
            'packages/web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, longTests, ...withPage],
        },
      },
      {
        plugins: [languages()],
        resolve: source,
        ssr,
        test: {
          name: 'web',
          maxWorkers,
          expect: polling,
          environment: 'jsdom',
          // Files share a process that has read jsdom, and each has a world of its own in it, with its own modules.
          pool: 'vmForks',
          vmMemoryLimit: '1GB',
          setupFiles: ['packages/web/src/testing/browser-globals.ts'],
          execArgv: ['--require', fileURLToPath(new URL('scripts/lib/no-canvas.cjs', import.meta.url))],
          // Whole screens, on a machine that may be busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: withPage,
          exclude: [...configDefaults.exclude, longTests],
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'cutter',
          ...shared,
          expect: polling,
          include: ['packages/cutter/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, longTests],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'integration',
          ...shared,
          expect: polling,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, longTests],
          globalSetup: ['packages/server/src/testing/start-postgres.ts'],
          // Photos are cut by processes of a low priority: on a machine that is busy they wait for all others.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'long',
          expect: polling,
          include: [`packages/*/src/${longTests}`],
          globalSetup: ['packages/server/src/testing/start-postgres.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
