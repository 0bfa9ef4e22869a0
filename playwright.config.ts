import { registerHooks } from 'node:module';
import { defineConfig } from '@playwright/test';

// Packages are read from their sources, here and in the workers, which read this file too.
registerHooks({
  resolve: (name, context, next) =>
    next(name, { ...context, conditions: [...context.conditions, '@tourwright/source'] }),
});

/**
 * Features of Chromium that are off. The last two are ours: with them, every window renders two pages of suggestions
 * for an address bar that nobody sees, which takes longer than many a test. The others are those that Playwright
 * turns off; they are here again since the last flag of this name wins.
 */
const withoutFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const testMatch = /.*\.spec\.ts/;
const testIgnore = /crash\.spec\.ts/;
/** Of a feature that has one or two stories, the further ones: other sizes, engines and rare orders. */
const ofLongTier = /@long/;

/** Stories have a server on a free port; nothing outside this machine is reached. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/share-tourwright.ts',
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
        // Pages are painted by the processor anyway: directly that is quicker than by a GPU in software.
        '--disable-gpu-rasterization',
        // And put together: a GPU in software would draw every frame of every page a second time.
        '--disable-gpu-compositing',
        `--disable-features=${withoutFeatures}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // First, since it takes the longest: begun last, it would keep one worker busy while the other has nothing to do.
    { name: 'crash', testMatch: /crash\.spec\.ts/ },
    { name: 'stories', testMatch, testIgnore, grepInvert: ofLongTier },
    { name: 'long', testMatch, testIgnore, grep: ofLongTier },
    { name: 'screens', testMatch: /(screens|landing-pictures)\.ts/ },
  ],
});
