import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standIn, withAddresses } from './lib/locked-packages.mjs';

const hasHistory = existsSync('.git');
const files = hasHistory
  ? execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  : [];

/** Lines of tracked text files that match, as `file:line: text`; a file with a zero byte is not text. */
function linesWith(pattern: RegExp): string[] {
  return files
    .filter((file) => existsSync(file))
    .map((file) => ({ file, text: readFileSync(file, 'latin1') }))
    .filter(({ text }) => !text.includes('\0'))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
}

test.skipIf(!hasHistory)("no file names a folder of somebody's machine", () => {
  const homes = ['root', 'home', 'Users', 'work', 'mnt', 'media/[a-z]+/[A-Z]'].join('|');
  expect(linesWith(new RegExp(`(^|[\\s'"\`(=])(/(${homes})/[\\w.-]+/|[A-Z]:\\\\Users\\\\)`))).toEqual([]);
});

test.skipIf(!hasHistory)('no file names the host of a package registry', () => {
  const hosts = [
    ['registry', 'npmjs', 'org'],
    ['registry', 'yarnpkg', 'com'],
    ['deb', 'debian', 'org'],
    ['files', 'pythonhosted', 'org'],
    ['pypi', 'org'],
  ];
  const pattern = new RegExp(hosts.map((host) => host.join('\\.')).join('|'));
  expect(linesWith(pattern)).toEqual([]);
});

test.skipIf(!hasHistory)('the rule against `any` is an error, and no comment switches it off', () => {
  const { linter } = JSON.parse(readFileSync('biome.json', 'utf8')) as {
    linter: { rules: { suspicious: Record<string, unknown> } };
  };
  const rule = 'noExplicitAny';
  expect(linter.rules.suspicious[rule]).toBe('error');
  expect(linesWith(/"noExplicitAny"/).filter((line) => line.startsWith('biome.json'))).toHaveLength(1);
  expect(linesWith(new RegExp(`biome-ignore\\S* lint(/suspicious)?(/${rule}|:| )`))).toEqual([]);
});

test('the lock file names every optional package, so that `npm ci` works on every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(packages, path, name)),
  );
  expect(missing).toEqual([]);
});

test('the lock file says where each package lies without the host of a registry, else `npm run fix`', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Parameters<typeof withAddresses>[0];
  expect(lock).toEqual(withAddresses(lock));
  expect(readFileSync('.npmrc', 'utf8')).toContain(`replace-registry-host=${standIn}\n`);
});

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

/** Whether npm finds the package from there: in its own `node_modules` or in one above it. */
function isLocked(packages: Record<string, LockedPackage>, from: string, name: string): boolean {
  const folders = from.split('/node_modules/');
  return (
    `node_modules/${name}` in packages ||
    folders.some((_, i) => [...folders.slice(0, i + 1), name].join('/node_modules/') in packages)
  );
}
