/** What npm gets of the cutter: packed, installed in an empty folder, and used just as its README says. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { paintPanorama } from '@tourwright/demo/paint';
import { cutterReference } from '../scripts/lib/cutter-reference.mjs';
import { type Consumer, openConsumer, readmeExample } from './support/consumer.ts';

const readme = 'packages/cutter/README.md';
let consumer: Consumer;

test.beforeAll(async () => {
  consumer = openConsumer();
  await writeFile(join(consumer.folder, 'photo.jpg'), await paintPanorama({ width: 2048 }));
});
test.afterAll(() => consumer?.close());

test('the command cuts a photo in a folder with nothing else in it', { tag: '@long' }, () => {
  const cli = 'node_modules/@tourwright/cutter/dist/cli.js';
  const said = consumer.run(cli, 'photo.jpg', 'tiles/command', '--quiet', '--format=webp,jpg');
  expect(said.trim()).toMatch(/tiles\/command\/manifest\.json$/);
  const manifest = JSON.parse(readFileSync(said.trim(), 'utf8')) as { formats: string[] };
  expect(manifest.formats).toEqual(['webp', 'jpg']);
  expect(existsSync(join(consumer.folder, 'tiles/command/f/0/0/0.webp'))).toBe(true);
});

test('the first script of the README cuts too, and its types hold', { tag: '@long' }, () => {
  consumer.write('cut.mjs', readmeExample('js', '## From a script', readme));
  expect(consumer.run('cut.mjs')).toContain('100 %');
  expect(existsSync(join(consumer.folder, 'tiles/hall/f/0/0/0.avif'))).toBe(true);
  consumer.write('cut.ts', readmeExample('js', '## From a script', readme));
  const compiler = [join(process.cwd(), 'node_modules/typescript/bin/tsc')];
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--lib',
    'es2023,dom',
  ];
  execFileSync(process.execPath, [...compiler, ...options, 'cut.ts'], { cwd: consumer.folder });
});

test('its API reference is that of its types', { tag: '@long' }, () => {
  expect(readFileSync('packages/cutter/API.md', 'utf8')).toBe(cutterReference());
});
