import sharp from 'sharp';
import { expect, test } from 'vitest';
import { WebAssembly } from '../web-assembly.ts';
import { jpegEnd, jpegHead, jpegTableBytes, mostJpegBytes, writeJpegTables } from './jpeg-tables.ts';
import { openKernel } from './open-kernel.ts';

const size = 96;

/** Encodes a plane of luma and one that is both colours. */
async function encode(luma: Uint8Array, colour: Uint8Array, quality: number): Promise<Buffer> {
  const memory = new WebAssembly.Memory({ initial: 8, maximum: 8, shared: true });
  const bytes = new Uint8Array(memory.buffer);
  const kernel = await openKernel(memory);
  const tables = 1024;
  const lumaAt = tables + jpegTableBytes;
  const colourAt = lumaAt + size * size;
  const scratch = colourAt + colour.length;
  const out = scratch + 128;
  expect(out + mostJpegBytes(size)).toBeLessThan(bytes.length);
  writeJpegTables(memory.buffer, tables, quality);
  bytes.set(luma, lumaAt);
  bytes.set(colour, colourAt);
  const length = kernel.encodeJpeg(tables, lumaAt, colourAt, colourAt, size, scratch, out);
  return Buffer.from([...jpegHead(size, quality), ...bytes.slice(out, out + length), ...jpegEnd]);
}

const grey = new Uint8Array((size / 2) ** 2).fill(128);

const pictures = {
  'a slope': (x: number, y: number) => x + y,
  waves: (x: number, y: number) => 128 + 100 * Math.sin(x * x * 0.01) * Math.cos(y * 0.3),
  'a flat area': () => 77,
  // So that runs of zeros, long numbers and bytes of ones come.
  noise: (x: number, y: number) => (((x * 7919 + y * 104729) * 2654435761) >>> 13) % 256,
  'black and white': (x: number, y: number) => ((((x * 7919 + y * 104729) * 2654435761) >>> 13) % 2) * 255,
};

test.each(Object.entries(pictures))(
  '%s is encoded with the very bytes that libjpeg gives',
  async (_, picture) => {
    const luma = Uint8Array.from({ length: size * size }, (_, i) => picture(i % size, Math.floor(i / size)));
    const rgb = Buffer.from([...luma].flatMap((value) => [value, value, value]));
    for (const quality of [1, 30, 80, 95, 100]) {
      const options = { quality, optimiseCoding: false, chromaSubsampling: '4:2:0' } as const;
      const theirs = await sharp(rgb, { raw: { width: size, height: size, channels: 3 } })
        .jpeg(options)
        .toBuffer();
      expect((await encode(luma, grey, quality)).equals(theirs), `quality ${quality}`).toBe(true);
    }
  },
);

test('colours are encoded as finely as libjpeg does it', async () => {
  const colour = Uint8Array.from(
    { length: grey.length },
    (_, i) => 40 + 3 * (i % 48) + (Math.floor(i / 48) >> 2),
  );
  const luma = new Uint8Array(size * size).fill(120);
  const decoded = await sharp(await encode(luma, colour, 95))
    .raw()
    .toBuffer();
  let error = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = colour[(y >> 1) * 48 + (x >> 1)]! - 128;
      const wanted = [120 + 1.402 * value, 120 - (0.344136 + 0.714136) * value, 120 + 1.772 * value];
      for (const [channel, at] of wanted.entries()) {
        error += (decoded[(y * size + x) * 3 + channel]! - Math.min(255, Math.max(0, at))) ** 2;
      }
    }
  }
  expect(10 * Math.log10(255 ** 2 / (error / (size * size * 3))), 'dB').toBeGreaterThan(38);
});
