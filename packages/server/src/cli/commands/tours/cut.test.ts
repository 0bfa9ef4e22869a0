import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintPanorama } from '@tourwright/demo/paint';
import { readManifest } from '@tourwright/tour/pyramid';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cut } from './cut.ts';

let folder: string;
let room: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cli-cut-'));
  room = join(folder, 'room.jpg');
  const small = sharp(await paintPanorama({ width: 512, format: 'png' }));
  await small.resize(2560, 1280).jpeg().toFile(room);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('cuts a file into a folder that a viewer can be pointed at', async () => {
  const out = join(folder, 'tiles');
  expect(await cut.run([room, out, '--quiet', '--format=webp,jpg'], {})).toBe(0);
  const manifest = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8'));
  expect(readManifest(manifest)).toMatchObject({ ok: true, manifest: { formats: ['webp', 'jpg'] } });
  expect(existsSync(join(out, 'd/1/1/0.webp'))).toBe(true);
  expect(readFileSync(join(out, 'preview.txt'), 'utf8')).toMatch(/^data:image\/webp/);
});

test('continues where it was interrupted', { tags: 'long' }, async () => {
  const out = join(folder, 'resumed');
  expect(await cut.run([room, out, '--quiet'], {})).toBe(0);
  rmSync(join(out, 'f/1/0/0.jpg'));
  const kept = join(out, 'b/1/1/1.jpg');
  utimesSync(kept, 1, 1);
  expect(await cut.run([room, out, '--quiet', '--resume'], {})).toBe(0);
  expect(existsSync(join(out, 'f/1/0/0.jpg'))).toBe(true);
  expect(statSync(kept).mtimeMs).toBe(1000);
});

test('a cut that fails half-way leaves no manifest of an earlier one beside its tiles', {
  tags: 'long',
}, async () => {
  const out = join(folder, 'twice');
  expect(await cut.run([room, out, '--quiet'], {})).toBe(0);
  // A tile that cannot be written.
  const tile = join(out, 'd/0/0/0.jpg');
  rmSync(tile);
  mkdirSync(tile);
  await expect(cut.run([room, out, '--quiet'], {})).rejects.toThrow('EISDIR');
  expect(existsSync(join(out, 'manifest.json'))).toBe(false);
});

test('says what is wrong and ends with a code that scripts can read', async () => {
  const photo = join(folder, 'photo.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123' } }).toFile(photo);
  const out = join(folder, 'refused');
  expect(await cut.run([photo, out, '--quiet'], {})).toBe(1);
  expect(existsSync(out), 'no folder for nothing').toBe(false);
  expect(await cut.run([photo], {})).toBe(2);
  await expect(cut.run([photo, out, '--format=gif'], {})).rejects.toThrow('gif');
  await expect(cut.run([photo, out, '--threads=many'], {})).rejects.toThrow('many');
});

test('what cannot be read or written is said in words, and no folder is left', async () => {
  const out = join(folder, 'nothing');
  await expect(cut.run([join(folder, 'missing.jpg'), out], {})).rejects.toThrow(
    /There is no file .*missing\.jpg/,
  );
  await expect(cut.run([folder, out], {})).rejects.toThrow('is a folder');
  expect(existsSync(out)).toBe(false);
  await expect(cut.run([room, room], {})).rejects.toThrow('is a file, not a folder');
});

test.skipIf(process.platform === 'win32')(
  'no tile is left half written when the disk takes no more',
  { tags: 'long' },
  async () => {
    const out = join(folder, 'half');
    const main = fileURLToPath(new URL('../../../main.ts', import.meta.url));
    const command = `ulimit -f 8 && exec "$0" --conditions=@tourwright/source "$@"`;
    const ended = spawnSync('bash', ['-c', command, process.execPath, main, 'cut', room, out, '--quiet']);
    expect(ended.status).not.toBe(0);
    expect(existsSync(join(out, 'manifest.json'))).toBe(false);
    const left = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
    for (const name of left.filter((name) => name.endsWith('.jpg'))) {
      await sharp(join(out, name), { failOn: 'warning' }).stats();
    }
  },
);

/** As a shell runs it. */
const program = [
  '--conditions=@tourwright/source',
  fileURLToPath(new URL('../../../main.ts', import.meta.url)),
  'cut',
];

test('exit codes distinguish wrong use from a picture that cannot be cut, and quiet prints only the address', {
  tags: 'long',
}, () => {
  const out = join(folder, 'codes');
  const run = (...args: string[]) => spawnSync(process.execPath, [...program, ...args], { encoding: 'utf8' });
  const unknown = run(room, out, '--colour');
  expect(unknown).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('--colour') });
  expect(unknown.stderr).toContain('Usage: tourwright cut IN OUT');
  expect(run(room, out, '--format=gif').status).toBe(2);
  expect(existsSync(out)).toBe(false);
  expect(run(join(folder, 'missing.jpg'), out).status).toBe(1);
  const quiet = run(room, out, '--quiet');
  expect(quiet).toMatchObject({ status: 0, stdout: `${join(out, 'manifest.json')}\n`, stderr: '' });
});

test.skipIf(process.platform === 'win32')(
  'Ctrl+C ends a cut as shells expect it and leaves no pixels',
  { tags: 'long' },
  async () => {
    const large = join(folder, 'large.png');
    await sharp(room).resize(8192, 4096).png({ compressionLevel: 1 }).toFile(large);
    const out = join(folder, 'stopped');
    const cutting = spawn(process.execPath, [...program, large, out], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    cutting.stderr.on('data', (text: Buffer) => {
      // Its first output: it is at work.
      if (said === '') cutting.kill('SIGINT');
      said += text;
    });
    const [status] = await once(cutting, 'close');
    expect(status).toBe(130);
    expect(said).toContain('--resume');
    expect(readdirSync(out).filter((name) => /\.(v|part|json)$/.test(name))).toEqual([]);
  },
);

test.skipIf(!existsSync('/dev/full'))('a full disk is reported with a message', async () => {
  const out = join(folder, 'full');
  mkdirSync(out);
  symlinkSync('/dev/full', join(out, 'preview.txt'));
  await expect(cut.run([room, out, '--quiet'], {})).rejects.toThrow(/The disk is full.*--resume/);
});

test('six faces may come in any order when their names say which is which', { tags: 'long' }, async () => {
  const letters = ['b', 'd', 'f', 'l', 'r', 'u'];
  const paths = letters.map((letter) => join(folder, `cube_${letter}.png`));
  for (const [index, path] of paths.entries()) {
    const create = {
      width: 64,
      height: 64,
      channels: 3,
      background: { r: index * 40, g: 90, b: 30 },
    } as const;
    await sharp({ create }).toFile(path);
  }
  const out = join(folder, 'cube');
  expect(await cut.run([...paths, out, '--quiet'], {})).toBe(0);
  for (const [index, letter] of letters.entries()) {
    const { channels } = await sharp(join(out, letter, '0/0/0.jpg')).stats();
    expect(Math.round((channels[0]?.mean ?? 0) / 10), letter).toBe(index * 4);
  }
});
