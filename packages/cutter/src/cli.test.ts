import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-cut-'));
const room = join(folder, 'room.jpg');
beforeAll(async () => {
  await sharp(await paintPanorama({ width: 512, format: 'png' }))
    .jpeg()
    .toFile(room);
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url));
  return spawnSync(process.execPath, ['--conditions=@tourwright/source', cli, ...args], { encoding: 'utf8' });
}

/** What was printed, an object a line. */
function objectsIn(text: string): { event: string }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { event: string });
}

test('as JSON a script hears of the progress and of the outcome', () => {
  const out = join(folder, 'tiles');
  const { status, stdout, stderr } = run(room, out, '--json', '--for=marzipano');
  expect([status, stderr]).toEqual([0, '']);
  const said = objectsIn(stdout);
  expect(said.filter(({ event }) => event === 'progress').at(-1)).toEqual({ event: 'progress', fraction: 1 });
  const manifestPath = join(out, 'marzipano.json');
  expect(said.at(-1)).toMatchObject({
    event: 'done',
    manifestPath,
    tiles: 6,
    manifest: { formats: ['jpg'] },
  });
});

test('a picture that cannot be cut ends with 1, wrong use with 2', { tags: 'long' }, async () => {
  const photo = join(folder, 'photo.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123' } }).toFile(photo);
  const out = join(folder, 'nothing');
  const refused = run(photo, out, '--json');
  expect(refused).toMatchObject({ status: 1, stderr: '' });
  expect(objectsIn(refused.stdout)).toEqual([
    {
      event: 'refused',
      code: 'not_twice_as_wide',
      params: { width: 300, height: 200 },
      message: expect.stringContaining('300×200'),
    },
  ]);
  const missing = run(join(folder, 'missing.jpg'), out, '--json');
  expect(missing).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no file') });
  expect(objectsIn(missing.stdout)).toMatchObject([{ event: 'failed' }]);
  expect(run(room, out, '--for=krpano')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('krpano'),
  });
  expect(run(room)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Usage: tourwright-cut IN OUT'),
  });
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--json') });
  expect(existsSync(out)).toBe(false);
});
