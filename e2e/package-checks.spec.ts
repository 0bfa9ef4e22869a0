/** The check that a release must pass finds what is wrong with a package. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkPackage } from '../scripts/lib/check-package.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-packed-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** A packed package of these files. */
function pack(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, 'package', path)), { recursive: true });
    writeFileSync(join(folder, name, 'package', path), text);
  }
  const tarball = join(folder, `${name}.tgz`);
  execFileSync('tar', ['-czf', tarball, '-C', join(folder, name), 'package']);
  return tarball;
}

const manifest = {
  name: 'packed',
  version: '1.0.0',
  license: 'Apache-2.0',
  type: 'module',
  files: ['dist'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
};

test('a packed package is complete, or what it lacks is reported', async () => {
  const whole = pack('whole', {
    'package.json': JSON.stringify(manifest),
    'dist/index.js': 'export const one = 1;\n',
    'dist/index.d.ts': 'export declare const one: 1;\n',
  });
  expect(await checkPackage(whole)).toEqual([]);
  const typeless = pack('typeless', {
    'package.json': JSON.stringify(manifest),
    'dist/index.js': 'export const one = 1;\n',
    'dist/other.d.ts': 'export declare const one: 1;\n',
  });
  expect((await checkPackage(typeless)).join('\n')).toContain('index.d.ts');
  const halfLed = pack('half-led', {
    'package.json': JSON.stringify(manifest),
    'dist/index.js': 'export const one = 1;\n',
    'dist/index.d.ts': "export * from './part';\n",
    'dist/part.d.ts': 'export declare const one: 1;\n',
  });
  expect((await checkPackage(halfLed)).join('\n')).toContain('InternalResolutionError');
});
