// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

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

// It builds the whole app, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let chunks: Map<string, Rolldown.OutputChunk>;
beforeAll(async () => {
  // As it is built for people: libraries say more in development and in tests.
  vi.stubEnv('NODE_ENV', 'production');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const result = await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  vi.unstubAllEnvs();
  chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
}, 120_000);

/** Every file that is loaded before a screen shows: its own, the start's, those of what stands around it, and what they import. */
function chunksOf(...parts: readonly string[]): Rolldown.OutputChunk[] {
  const all = [...chunks.values()];
  const first = [
    all.find((chunk) => chunk.isEntry),
    ...parts.map((part) => all.find((chunk) => chunk.facadeModuleId?.endsWith(`/packages/web/src/${part}`))),
  ];
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk) throw new Error(`The build lacks a chunk of ${parts.join(', ')}`);
    if (loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const next of chunk.imports) load(chunks.get(next));
  };
  for (const chunk of first) load(chunk);
  return [...loaded];
}

/** Every module in them. */
function modulesOf(...parts: readonly string[]): string[] {
  return chunksOf(...parts).flatMap((chunk) => chunk.moduleIds);
}

test.each(screens)('%s loads nothing that its visitors do not see', (screen) => {
  const modules = modulesOf(screen);
  const found = tooHeavy.filter(({ file }) => modules.some((id) => file.test(id))).map(({ what }) => what);
  expect(found).toEqual([]);
});

test('the dashboard does load Base UI, so the test would see it', () => {
  expect(modulesOf('dashboard/dashboard-page.tsx').some((id) => /node_modules\/@base-ui\//.test(id))).toBe(
    true,
  );
});

test('the editor begins with at most 320 KiB of scripts, as they are sent', () => {
  const files = chunksOf('layout/owner/owner-layout.tsx', 'editor/editor-page.tsx');
  // In Brotli's best, as the build leaves them for the server.
  const kibibytes = files.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1024;
  expect(kibibytes).toBeLessThanOrEqual(320);
  // More than a page for visitors has: what is counted is really there.
  expect(kibibytes).toBeGreaterThan(200);
});

test('a page begins with few files: each is a request, and an import to be linked', () => {
  const files = (...parts: string[]) => chunksOf(...parts).length;
  expect(files('layout/owner/owner-layout.tsx', 'editor/editor-page.tsx')).toBeLessThanOrEqual(50);
  expect(files('player/preview-page.tsx')).toBeLessThanOrEqual(22);
  expect(files('landing/landing-page.tsx', 'layout/site/site-layout.tsx')).toBeLessThanOrEqual(20);
  expect(files('welcome/welcome-page.tsx')).toBeLessThanOrEqual(20);
});
