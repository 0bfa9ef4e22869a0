/** What the built app loads, screen by screen. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ListedChunk } from '../packages/web/build/list-modules.ts';

const built = 'packages/web/dist';

/** What pages for visitors must do without. */
const tooHeavy = [
  { what: 'the editor', file: /packages\/web\/src\/editor\// },
  { what: 'the dashboard', file: /packages\/web\/src\/(dashboard|profile)\// },
  { what: 'zod', file: /node_modules\/zod\// },
  { what: 'Base UI', file: /node_modules\/(@base-ui|@floating-ui)\// },
  { what: 'the query cache', file: /node_modules\/@tanstack\// },
  { what: 'toasts, before there is one', file: /node_modules\/react-toastify\// },
];
const screens = [
  'landing/landing-page.tsx',
  'welcome/welcome-page.tsx',
  'player/preview-page.tsx',
  'player/embed-page.tsx',
  'explore/explore-page.tsx',
  'layout/site/site-layout.tsx',
  'info/contact-page.tsx',
];

const chunks = new Map(
  Object.entries(
    JSON.parse(readFileSync(join(built, '.vite/modules.json'), 'utf8')) as Record<string, ListedChunk>,
  ),
);

/** Every file that is loaded before a screen shows: its own, the start's, those of what surrounds it, and what they import. */
function filesOf(...parts: readonly string[]): string[] {
  const all = [...chunks];
  const first = [
    all.find(([, chunk]) => chunk.isEntry),
    ...parts.map((part) => all.find(([, chunk]) => chunk.facade?.endsWith(`/packages/web/src/${part}`))),
  ];
  const loaded = new Set<string>();
  const load = (name: string | undefined) => {
    const chunk = name && chunks.get(name);
    if (!chunk) throw new Error(`The build lacks a file of ${parts.join(', ')}`);
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const next of chunk.imports) load(next);
  };
  for (const file of first) load(file?.[0]);
  return [...loaded];
}

/** How large a file of scripts is as it is sent; the smallest have no compressed copy. */
function sentBytes(name: string): number {
  const file = join(built, name);
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** Every module in them. */
function modulesOf(...parts: readonly string[]): string[] {
  return filesOf(...parts).flatMap((name) => chunks.get(name)?.modules ?? []);
}

for (const screen of screens) {
  test(`${screen} loads nothing that its visitors do not see`, () => {
    const modules = modulesOf(screen);
    const found = tooHeavy.filter(({ file }) => modules.some((id) => file.test(id))).map(({ what }) => what);
    expect(found).toEqual([]);
  });
}

test('the dashboard does load Base UI, so the test would see it', () => {
  expect(modulesOf('dashboard/dashboard-page.tsx').some((id) => /node_modules\/@base-ui\//.test(id))).toBe(
    true,
  );
});

test('the editor begins with at most 320 KiB of scripts, as they are sent', () => {
  const files = filesOf('layout/owner/owner-layout.tsx', 'editor/editor-page.tsx');
  // In Brotli's best, as the build leaves them for the server.
  const kibibytes = files.reduce((sum, name) => sum + sentBytes(name), 0) / 1024;
  expect(kibibytes).toBeLessThanOrEqual(320);
  // More than a page for visitors has: what is counted is really there.
  expect(kibibytes).toBeGreaterThan(200);
});

test('a page begins with few files: each is a request, and an import to be linked', () => {
  const files = (...parts: string[]) => filesOf(...parts).length;
  expect(files('layout/owner/owner-layout.tsx', 'editor/editor-page.tsx')).toBeLessThanOrEqual(50);
  expect(files('player/preview-page.tsx')).toBeLessThanOrEqual(22);
  expect(files('landing/landing-page.tsx', 'layout/site/site-layout.tsx')).toBeLessThanOrEqual(20);
  expect(files('welcome/welcome-page.tsx')).toBeLessThanOrEqual(20);
});
