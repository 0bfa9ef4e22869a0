import { text, tiff, u32 } from './container-bytes.ts';

const [width, height, bits, strips, samples, rows] = [256, 257, 258, 273, 277, 278];
const [tileWidth, tileHeight] = [322, 323];

export function hostileTiffs(): Record<string, Buffer> {
  return {
    'tiff of 30000x30000 in one strip': tiff([
      [width, 30_000],
      [height, 30_000],
      [samples, 4],
      [strips, 8],
      [rows, 30_000],
    ]),
    'tiff of 4294967295 a side': tiff([
      [width, 0xffffffff],
      [height, 0xffffffff],
    ]),
    'tiff whose tile is larger than the picture': tiff([
      [width, 16],
      [height, 16],
      [tileWidth, 1 << 20],
      [tileHeight, 1 << 20],
      [324, 8],
    ]),
    'tiff whose tile has no width': tiff([
      [width, 16],
      [height, 16],
      [tileWidth, 0],
      [tileHeight, 0],
    ]),
    'tiff of 65535 samples': tiff([
      [width, 4096],
      [height, 2048],
      [samples, 65_535],
      [bits, 64],
      [rows, 2048],
      [strips, 8],
    ]),
    'tiff whose directory is its own next': tiff(
      [
        [width, 64],
        [height, 32],
        [rows, 32],
        [strips, 8],
      ],
      { next: 8 },
    ),
    'tiff whose directory lies beyond its end': Buffer.concat([
      text('II*\0'),
      u32(0xffffff7f),
      Buffer.alloc(8),
    ]),
    'big tiff of 2^60 fields': Buffer.concat([
      text('II+\0\x08\0\0\0\x10\0\0\0\0\0\0\0'),
      Buffer.alloc(8, 0x0f),
      Buffer.alloc(100),
    ]),
  };
}

/** What is not a photo at all, but may be opened as one. */
export function hostileStrangers(): Record<string, Buffer> {
  const entity = Array.from({ length: 12 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join(
    '',
  );
  return {
    'svg of 30000x30000': text(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>',
    ),
    'svg of endless entities': text(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "a">${entity}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a12;</text></svg>`,
    ),
    'svg behind a png signature': Buffer.concat([
      text('\x89PNG\r\n\x1a\n'),
      text('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'),
    ]),
    'packed svg': Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0]), Buffer.alloc(100)]),
    'pnm of 100000x100000': text('P6 100000 100000 255\n'),
    'radiance of 100000x100000': text('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 100000 +X 100000\n'),
    'bmp of 2^31': Buffer.concat([text('BM'), Buffer.alloc(24, 0x7f)]),
    pdf: text('%PDF-1.7\n%%EOF'),
    film: Buffer.concat([text('\0\0\0\x18ftypisom\0\0\0\0isommp41'), Buffer.alloc(100)]),
    nothing: Buffer.alloc(0),
    'our own pixels': Buffer.concat([Buffer.from([0x08, 0xf2, 0xa6, 0xb6]), Buffer.alloc(200, 0x7f)]),
  };
}
