import { registerHooks } from 'node:module';
import { defineConfig } from '@playwright/test';

// Packages are read from their sources, here and in the workers, which read this file too.
registerHooks({
  resolve: (name, context, next) =>
    next(name, { ...context, conditions: [...context.conditions, '@tourwright/source'] }),
});

/** Stories start their own server on a free port; nothing outside this machine is reached. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--ignore-gpu-blocklist',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'stories', testMatch: /.*\.spec\.ts/, testIgnore: /crash\.spec\.ts/ },
    { name: 'crash', testMatch: /crash\.spec\.ts/ },
    { name: 'screens', testMatch: /(screens|landing-pictures)\.ts/ },
  ],
});
