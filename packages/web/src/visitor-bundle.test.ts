// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';

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
  'layout/site-layout.tsx',
  'info/contact-page.tsx',
];

let chunks: Map<string, Rolldown.OutputChunk>;
beforeAll(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const result = await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
}, 120_000);

/** Every module that is loaded before a screen shows: its own, the start's, and what both import. */
function modulesOf(screen: string): string[] {
  const all = [...chunks.values()];
  const own = all.find((chunk) => chunk.facadeModuleId?.endsWith(`/packages/web/src/${screen}`));
  const start = all.find((chunk) => chunk.isEntry);
  if (!own || !start) throw new Error(`The build has no chunk for ${screen}`);
  const loaded = new Set<string>();
  const load = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const next of chunks.get(name)?.imports ?? []) load(next);
  };
  load(start.fileName);
  load(own.fileName);
  return [...loaded].flatMap((name) => chunks.get(name)?.moduleIds ?? []);
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
