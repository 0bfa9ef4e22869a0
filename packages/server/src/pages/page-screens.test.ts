import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageScreens } from './page-screens.ts';

/** The manifest has an entry of its own for each source that the app loads by itself. */
const web = join(import.meta.dirname, '../../../web/src');
const routes = readFileSync(join(web, 'routes.tsx'), 'utf8');
const loaded = [...routes.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, source]) => `src/${source}`);

test('every screen that a page loads early is one that the web app loads by itself', () => {
  expect(loaded.length).toBeGreaterThan(15);
  expect(Object.values(pageScreens).filter((screen) => !loaded.includes(screen))).toEqual([]);
});
