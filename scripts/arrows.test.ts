import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { arrows, packages } from '../arrows.ts';

/** Paths are here as `package/folder/file`, without `packages/`, `src/` and the ending. */
const files = Object.keys(packages).flatMap((name) =>
  readdirSync(`packages/${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `packages/${name}/src/${file.replaceAll('\\', '/')}`),
);

const subpaths = Object.keys(packages).flatMap((name) => {
  const { exports = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;
  return Object.entries(exports).map(([subpath, target]) => {
    const file = typeof target === 'string' ? target : (target['@tourwright/source'] ?? '');
    return [join('@tourwright', name, subpath), join('packages', name, file)] as const;
  });
});
const entries = new Map(subpaths);

interface Manifest {
  exports?: Record<string, string | Record<string, string>>;
}

function shortOf(file: string): string {
  return file.replace(/^packages\/([^/]+)\/src\//, '$1/').replace(/\.tsx?$/, '');
}

/** What a file imports of ours, types and workers included, each as a file of this repository. */
function importsOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const names = text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*['"]([^'"]+)['"]/g);
  return [...names].flatMap(([, name = '']) => {
    const [path = ''] = name.split('?');
    if (path.startsWith('.')) return [join(dirname(file), path)];
    if (!path.startsWith('@tourwright/')) return [];
    const entry = entries.get(path);
    if (!entry) throw new Error(`${file} imports ${path}, which no package exports`);
    return [entry];
  });
}

/** Why the file may not import the other, or null. */
function forbids(file: string, target: string): string | null {
  if (!/^packages\/[^/]+\/src\/.*\.tsx?$/.test(target)) return null; // styles, assets, pages
  const [from, to] = [shortOf(file), shortOf(target)];
  const [home, other] = [from, to].map((path) => path.slice(0, path.indexOf('/'))) as [string, string];
  const isTest = /\.test$|\/testing\/|\/test-\w+$/.test(from);
  const mayMeet = home === other || packages[home]?.includes(other) || (isTest && other === 'demo');
  if (!mayMeet) return `${from} -> ${to}: package ${home} does not import ${other}`;
  if (isTest) return null;
  const [part, otherPart] = [partOf(from), partOf(to)];
  if (part === otherPart || arrows[part]?.some((allowed) => liesIn(to, allowed))) return null;
  return `${from} -> ${to}: ${part} does not import ${otherPart}`;
}

/** The longest key of the table that the path begins with. */
function partOf(path: string): string {
  const keys = Object.keys(arrows).filter((key) => liesIn(path, key));
  return keys.reduce((longest, key) => (key.length > longest.length ? key : longest), '');
}

function liesIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

test('every import follows `arrows.ts`', () => {
  const wrong = files.flatMap((file) => importsOf(file).map((target) => forbids(file, target)));
  expect(wrong.filter((reason) => reason !== null)).toEqual([]);
});

test('every line of the plan names something that exists', () => {
  const named = [...Object.keys(arrows), ...Object.values(arrows).flat()];
  const missing = named.filter((name) => !files.some((file) => liesIn(shortOf(file), name)));
  expect([...new Set(missing)]).toEqual([]);
});

test.each([
  ['cutter/src/adjust/adjust.ts', '../../../server/src/tours/tours.ts'],
  ['server/src/tours/tours.ts', '../operators/operators.ts'],
  ['server/src/operators/operators.ts', '../tours/tours.ts'],
  ['tour/src/rules/slugs/slug.ts', '../../edit/lists.ts'],
  ['server/src/drivers/database/database.ts', '../../tours/edits/with-locked-tour.ts'],
  ['viewer/src/frame/messages.ts', '../viewer.ts'],
  ['web/src/editor/editor.tsx', '@tourwright/server'],
])('an import of %s that leads up is found: %s', (path, name) => {
  const file = `packages/${path}`;
  const target = name.startsWith('.') ? join(dirname(file), name) : 'packages/server/src/main.ts';
  if (name.startsWith('.')) expect(existsSync(target)).toBe(true);
  expect(forbids(file, target)).not.toBeNull();
});
