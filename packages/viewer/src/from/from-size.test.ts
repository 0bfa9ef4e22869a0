import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

test('readers of other viewers’ tours bring neither a schema library nor a parser of scripts', async () => {
  const entry = fileURLToPath(new URL('index.ts', import.meta.url));
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@tourwright/source', 'module', 'browser', 'import'] },
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'from' } },
  })) as Rolldown.RolldownOutput[];
  const all = built?.output.filter((each) => each.type === 'chunk') ?? [];
  // What is opened later, such as other tools' tiles, comes with the first such scene.
  const chunks = new Set(all.filter(({ isEntry }) => isEntry));
  for (const { imports } of chunks)
    for (const chunk of all) if (imports.includes(chunk.fileName)) chunks.add(chunk);
  const modules = all.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => /node_modules\/(?:zod|acorn)\//.test(id))).toEqual([]);
  const bytes = [...chunks].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
  expect(bytes).toBeGreaterThan(4096);
  expect(bytes).toBeLessThan(18 * 1024);
}, 60_000);
