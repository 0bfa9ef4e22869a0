import { defineConfig } from 'vitest/config';

const source = { conditions: ['@tourwright/source', 'module', 'import', 'default'] };
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
          expect: patience,
          include: ['packages/{tour,api,viewer,demo}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve: source,
        ssr,
        test: {
          name: 'web',
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
