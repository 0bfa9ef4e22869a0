// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import { readPhoto } from './read-photo.ts';

function bytes(...parts: (number[] | string)[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
}

const zeros = (count: number) => new Array<number>(count).fill(0);
const jpegFrame = (marker: number, width: number, height: number) => [
  ...[0xff, marker, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3],
  ...zeros(9),
];

test('reads the size of a JPEG behind its metadata', () => {
  const metadata = [0xff, 0xe1, 0x10, 0x02, ...zeros(0x1000)];
  const head = readPhoto(bytes([0xff, 0xd8], metadata, jpegFrame(0xc0, 8192, 4096)));
  expect(head).toEqual({ format: 'jpeg', width: 8192, height: 4096, isProgressive: false });
});

test('recognises a progressive JPEG', () => {
  expect(readPhoto(bytes([0xff, 0xd8], jpegFrame(0xc2, 2000, 1000)))?.isProgressive).toBe(true);
});

test('reads the size of a PNG', () => {
  const head = readPhoto(
    bytes([0x89], 'PNG', [13, 10, 26, 10, 0, 0, 0, 13], 'IHDR', [0, 0, 16, 0, 0, 0, 8, 0]),
  );
  expect(head).toMatchObject({ format: 'png', width: 4096, height: 2048 });
});

test('reads the size of an extended WebP', () => {
  const head = readPhoto(
    bytes('RIFF', zeros(4), 'WEBPVP8X', [10, 0, 0, 0], zeros(4), [0xff, 0x0f, 0], [0xff, 0x07, 0]),
  );
  expect(head).toMatchObject({ format: 'webp', width: 4096, height: 2048 });
});

test('takes HEIC up to the size that the server decodes', async () => {
  const heic = (width: number[], height: number[]) =>
    new Blob([
      bytes([0, 0, 0, 24], 'ftypheic', zeros(4), 'mif1heic', [0, 0, 0, 20], 'ispe', zeros(4), width, height),
    ]);
  expect(await checkFile(heic([0, 0, 0x20, 0], [0, 0, 0x10, 0]))).toMatchObject({ ok: true });
  expect(await checkFile(heic([0, 0, 0x40, 0], [0, 0, 0x20, 0]))).toMatchObject({
    fault: { code: 'too-many-pixels', values: { maxWidth: '8192' } },
  });
});

test('refuses a HEIC that is not a panorama, unless it says where it is on the sphere', async () => {
  const photo = [
    'ftypheic',
    zeros(4),
    'mif1heic',
    [0, 0, 0, 20],
    'ispe',
    zeros(4),
    [0, 0, 15, 192, 0, 0, 11, 208],
  ];
  const heic = (...more: string[]) => new Blob([bytes([0, 0, 0, 24], ...photo, ...more)]);
  expect(await checkFile(heic())).toEqual({
    ok: false,
    fault: { code: 'not-around', values: { width: '4032', height: '3024' } },
  });
  expect(await checkFile(heic('<GPano:CroppedAreaTopPixels>'))).toMatchObject({ ok: true });
});

test('refuses a JPEG in which no picture begins', async () => {
  const damaged = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], zeros(64));
  expect(await checkFile(new Blob([damaged]))).toMatchObject({ fault: { code: 'damaged' } });
});

test('refuses what is not a photo, whatever its name says', async () => {
  const file = new File(['<html>not a photo at all</html>'], 'kitchen.jpg', { type: 'image/jpeg' });
  expect(await checkFile(file)).toMatchObject({ ok: false, fault: { code: 'not-a-photo' } });
});

test('refuses an empty file', async () => {
  expect(await checkFile(new File([], 'a.jpg'))).toMatchObject({ fault: { code: 'empty' } });
});

test('refuses more pixels than can be cut, earlier for a progressive JPEG', async () => {
  const baseline = new Blob([bytes([0xff, 0xd8], jpegFrame(0xc0, 20_000, 10_000))]);
  const progressive = new Blob([bytes([0xff, 0xd8], jpegFrame(0xc2, 20_000, 10_000))]);
  expect((await checkFile(baseline)).ok).toBe(true);
  expect(await checkFile(progressive)).toMatchObject({ fault: { code: 'too-many-pixels' } });
});

const samples = fileURLToPath(new URL('../../../../../../../shared/samples/home-cc0', import.meta.url));
test.skipIf(!existsSync(samples))('reads real panoramas', () => {
  for (const name of readdirSync(samples).filter((one) => /\.(jpe?g|png|webp)$/.test(one))) {
    const head = readPhoto(new Uint8Array(readFileSync(`${samples}/${name}`).subarray(0, 512 * 1024)));
    expect([name, head?.width]).toEqual([name, (head?.height ?? 0) * 2]);
  }
});
