/** Small pictures of JPEGs, made while the bytes come. */
import { paintPanorama } from '@tourwright/demo/paint';
import fc from 'fast-check';
import sharp, { type JpegOptions } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { smallJpegs } from '../../testing/small-jpegs.ts';
import { testBuild } from '../../testing/test-build.ts';
import { type JpegHeader, readJpegHeader } from './jpeg-header.ts';
import { pieceBytes } from './jpeg-program.ts';
import { openSmallJpeg } from './small-jpeg.ts';

let painted: Buffer;

beforeAll(async () => {
  painted = await paintPanorama({ width: 512, format: 'png' });
});

function jpeg(options: JpegOptions = {}): Promise<Buffer> {
  return sharp(painted)
    .jpeg({ quality: 92, ...options })
    .toBuffer();
}

function headerOf(file: Uint8Array): JpegHeader {
  const header = readJpegHeader(file);
  if (typeof header === 'string') throw new Error(`The header is “${header}”`);
  return header;
}

/** The small picture's pixels; the bytes come in pieces of a size. */
async function shrink(file: Uint8Array, parts: 2 | 4 | 8, piece = pieceBytes) {
  const header = headerOf(file);
  const reader = await openSmallJpeg(header, parts);
  const rows: Buffer[] = [];
  for (let at = header.dataAt; at < file.length; at += piece) {
    const isLast = at + piece >= file.length;
    reader.take(file.subarray(at, at + piece), isLast, (made) => rows.push(Buffer.from(made)));
  }
  return { width: reader.width, height: reader.height, pixels: Buffer.concat(rows) };
}

/** What libjpeg decodes, each pixel the mean of those that fall on it. */
async function means(file: Uint8Array, parts: number) {
  const decoded = await sharp(file).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const { data, info } = decoded;
  const [width, height] = [Math.ceil(info.width / parts), Math.ceil(info.height / parts)];
  const sums = new Float64Array(width * height * 3);
  const counts = new Uint16Array(width * height);
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const to = Math.floor(y / parts) * width + Math.floor(x / parts);
      counts[to]!++;
      for (let c = 0; c < 3; c++)
        sums[to * 3 + c]! += data[(y * info.width + x) * info.channels + (info.channels === 1 ? 0 : c)]!;
    }
  }
  return { width, height, pixels: sums.map((sum, index) => sum / counts[Math.floor(index / 3)]!) };
}

function psnr(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  const error = Array.from(a).reduce((sum, value, index) => sum + (value - b[index]!) ** 2, 0) / a.length;
  return 10 * Math.log10(255 ** 2 / error);
}

test.each([2, 4, 8] as const)('pixels at 1/%i of the size are means of the picture’s', async (parts) => {
  for (const chromaSubsampling of ['4:4:4', '4:2:0']) {
    const file = await jpeg({ chromaSubsampling });
    const [ours, theirs] = [await shrink(file, parts), await means(file, parts)];
    expect(ours).toMatchObject({ width: theirs.width, height: theirs.height });
    // Their colours are smoothed when they are enlarged.
    expect(psnr(ours.pixels, theirs.pixels), chromaSubsampling).toBeGreaterThan(46);
  }
});

test.each(Object.entries(smallJpegs))('%s', async (_, file) => {
  for (const parts of [2, 4] as const) {
    const [ours, theirs] = [await shrink(file, parts), await means(file, parts)];
    expect(ours).toMatchObject({ width: theirs.width, height: theirs.height });
    expect(psnr(inner(ours), inner(theirs))).toBeGreaterThan(33);
  }
});

/** At the edges of a picture that does not fill its blocks, pixels are made of values that are not shown too. */
function inner({ width, height, pixels }: { width: number; height: number; pixels: ArrayLike<number> }) {
  return Array.from(pixels).filter(
    (_, index) => Math.floor(index / 3) % width < width - 1 && Math.floor(index / 3 / width) < height - 1,
  );
}

test('grey pictures are grey', async () => {
  const file = await sharp(painted).greyscale().jpeg().toBuffer();
  const [ours, theirs] = [await shrink(file, 4), await means(file, 4)];
  expect(psnr(ours.pixels, theirs.pixels)).toBeGreaterThan(50);
});

test('however the bytes are divided, the pixels are the same', async () => {
  const file = await jpeg();
  const whole = await shrink(file, 4);
  for (const piece of [1, 37, 5000, 20_000]) expect(await shrink(file, 4, piece), `${piece}`).toEqual(whole);
});

test('a header that has not come wholly asks for more', async () => {
  const file = await jpeg();
  const { dataAt } = headerOf(file);
  for (let length = 0; length < dataAt; length++)
    expect(readJpegHeader(file.subarray(0, length))).toBe('more');
});

test('other kinds of pictures are left to other decoders', async () => {
  const cmyk = await sharp(painted).toColourspace('cmyk').jpeg().toBuffer();
  for (const file of [await jpeg({ progressive: true }), cmyk, painted, Buffer.from('GIF89a and so on')])
    expect(readJpegHeader(file)).toBe('other');
});

test('a picture that ends too early is damaged', async () => {
  const file = await jpeg();
  for (const share of [0.2, 0.9]) {
    await expect(shrink(file.subarray(0, Math.round(file.length * share)), 4)).rejects.toThrow('no JPEG');
  }
});

test('whatever the bytes are, it makes rows or says that they make no sense', async () => {
  const file = await jpeg({ quality: 50 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 }),
      async (faults) => {
        const damaged = Buffer.from(file);
        for (const [at, value] of faults) damaged[at] = value;
        const header = readJpegHeader(damaged);
        if (typeof header === 'string' || header.width * header.height > 1 << 20) return;
        const made = await shrink(damaged, 4).catch((error: Error) => error);
        if (made instanceof Error) expect(made.message).toMatch(/no JPEG/);
        else expect(made.pixels.length).toBe(made.width * made.height * 3);
      },
    ),
    { numRuns: 200 },
  );
});

testBuild('small-jpeg', import.meta.url);
