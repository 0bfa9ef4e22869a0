/** How far one must go through the cutter's files to follow a photo from its header to its encoded tiles. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { walkCalls } from './lib/walk-calls.ts';

const src = 'packages/cutter/src/';
const at = (file: string, name: string) => ({ file: `${src}${file}.ts`, name });
/** What an ordinary photo does not pass: other kinds of pictures, adjustments, the view that comes early, and the tools below all. */
const besides = [
  'cube/',
  'adjust/',
  'native/',
  'decode/heic/',
  'decode/around-part',
  'decode/decoded-rows',
  'inspect/find-stereo',
  'inspect/hdr-head',
  'inspect/why-unreadable',
  'process/threads/draw-panorama',
  'process/right-eye',
  'process/early-view/show-early-view',
  'process/share-progress',
  'process/describe-cut',
  'encode/encode-copy',
];
const most = { stops: 25, returns: 8 };

test('a photo’s way from inspect to encode leads through no more files than it has to', () => {
  const { stops, returns } = walkCalls(at('process/run-cut', 'runCut'), {
    read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
    isOnWay: (file) => file.startsWith(src) && !besides.some((part) => file.startsWith(src + part)),
    tasks: {
      load: at('process/threads/load-rows', 'loadRows'),
      project: at('process/threads/make-tiles', 'makeTiles'),
    },
  });
  const way = stops.map((file) => file.slice(src.length)).join('\n');
  for (const stage of ['inspect/read-header.ts', 'decode/open-rows.ts', 'encode/encode-tile.ts']) {
    expect(way).toContain(stage);
  }
  expect(stops.length, way).toBeLessThanOrEqual(most.stops);
  expect(returns, way).toBeLessThanOrEqual(most.returns);
});

test('the walk counts each file that it comes to, and those to which it comes back', () => {
  const files: Record<string, string> = {
    'a.ts': `import { b } from './b.ts';
      import { type Kept, c as see } from './deep/c.ts';
      export function a(x: Kept) { const first = b(x); return () => see(local(first)); }
      const local = (y: number) => y;`,
    'b.ts': `export async function b(x: number) { await pool.do({ kind: 'far', x }); return once(x); }
      function once(x: number) { return x; }`,
    'deep/c.ts': `import { b } from '../b.ts';
      export function c(x: number) { return b(x); }`,
    'far.ts': 'export function far() {}',
  };
  const read = (file: string) => files[file] ?? null;
  const options = { read, isOnWay: () => true, tasks: { far: { file: 'far.ts', name: 'far' } } };
  const { stops, returns } = walkCalls({ file: 'a.ts', name: 'a' }, options);
  expect(stops).toEqual(['a.ts', 'b.ts', 'far.ts', 'b.ts', 'a.ts', 'deep/c.ts']);
  expect(returns).toBe(2);
  const isOnWay = (file: string) => file !== 'b.ts';
  expect(walkCalls({ file: 'a.ts', name: 'a' }, { ...options, isOnWay })).toEqual({
    stops: ['a.ts', 'deep/c.ts'],
    returns: 0,
  });
});
