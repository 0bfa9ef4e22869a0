import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isTurned, sizeIn, xmpIn } from './picture-header.ts';

const paper = sharp({ create: { width: 130, height: 65, channels: 3, background: '#888' } });

test.each([
  ['JPEG', () => paper.clone().jpeg()],
  ['progressive JPEG', () => paper.clone().jpeg({ progressive: true })],
  ['PNG', () => paper.clone().png()],
  ['WebP', () => paper.clone().webp()],
  ['lossless WebP', () => paper.clone().webp({ lossless: true })],
  ['WebP with transparency', () => paper.clone().ensureAlpha(0.5).webp()],
  ['AVIF', () => paper.clone().avif({ effort: 0 })],
])('the size of a %s is read from its header', async (_, make) => {
  expect(sizeIn(new Uint8Array(await make().toBuffer()))).toEqual({ width: 130, height: 65 });
});

test('nothing is read from a file that is not a picture, or is truncated', async () => {
  const jpeg = new Uint8Array(await paper.clone().jpeg().toBuffer());
  expect(sizeIn(jpeg.subarray(0, 20))).toBeNull();
  expect(sizeIn(new TextEncoder().encode('version https://git-lfs.github.com/spec/v1'))).toBeNull();
  expect(sizeIn(new Uint8Array())).toBeNull();
});

test('a picture that is on its side says so', async () => {
  const withOrientation = (orientation: number) =>
    paper.clone().withMetadata({ orientation }).jpeg().toBuffer();
  expect(isTurned(new Uint8Array(await withOrientation(6)))).toBe(true);
  expect(isTurned(new Uint8Array(await withOrientation(3)))).toBe(false);
  expect(isTurned(new Uint8Array(await paper.clone().jpeg().toBuffer()))).toBe(false);
});

test('the XMP packet is found wherever it is in the header', async () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
  const jpeg = new Uint8Array(await paper.clone().withXmp(xmp).jpeg().toBuffer());
  expect(xmpIn(jpeg)).toContain('rdf:RDF');
  expect(xmpIn(new Uint8Array(9))).toBe('');
});
