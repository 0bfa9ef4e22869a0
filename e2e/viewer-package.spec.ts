/** What npm gets of the packages: packed, and read on a server. Its pages are in `viewer-readme.spec.ts`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkPackage } from '../scripts/lib/check-package.mjs';
import { viewerReference } from '../scripts/lib/viewer-reference.mjs';
import { type Consumer, openConsumer } from './support/consumer.ts';
import { viewerScripts } from './support/viewer-entries.ts';

let consumer: Consumer;
test.beforeAll(() => {
  consumer = openConsumer();
});
test.afterAll(() => consumer?.close());

test('publint and Are The Types Wrong have nothing to say about what is published', {
  tag: '@long',
}, async () => {
  for (const tarball of Object.values(consumer.tarballs)) expect(await checkPackage(tarball)).toEqual([]);
});

test('the README, the licence and the changes come along, tests and sources stay', { tag: '@long' }, () => {
  for (const tarball of Object.values(consumer.tarballs)) {
    const listed = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
    const names = listed.map((name) => name.replace('package/', ''));
    expect(names).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'CHANGELOG.md', 'package.json']));
    expect(names.filter((name) => /^src|\.test\.|tsconfig/.test(name))).toEqual([]);
  }
});

test('its API reference is that of its types', { tag: '@long' }, () => {
  expect(readFileSync('packages/viewer/API.md', 'utf8')).toBe(viewerReference());
});

test('every entry can be imported on a server', { tag: '@long' }, () => {
  const imports = viewerScripts.map((name) => `await import('${name}');`).join('\n');
  consumer.write('server.mjs', imports);
  consumer.run(join(consumer.folder, 'server.mjs'));
});
