import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const source = { conditions: ['@tourwright/source', 'module', 'import', 'default'] };
/** Vitest leaves one core free, and so on a machine of two would run one file after the other. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** As long as a busy machine may take. */
const patience = { poll: { timeout: 10_000 } };
const ssr = { resolve: { conditions: ['@tourwright/source', 'node'] } };

/** `unit` needs nothing but Node; `integration` starts one PostgreSQL for the run and gives each file a database. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: source,
        ssr,
        test: {
          name: 'unit',
          maxWorkers,
          // Nothing here keeps state of its own: a process for each file took longer than most files.
          isolate: false,
          expect: patience,
          include: ['packages/{tour,api,viewer,demo}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'web',
          maxWorkers,
          expect: patience,
          environment: 'jsdom',
          // Whole screens, on a machine that may be busy.
          testTimeout: 20_000,
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'integration',
          expect: patience,
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/start-postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
