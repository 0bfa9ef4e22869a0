/** Builds picture files byte by byte, including ones that no program writes. */
import { crc32 } from 'node:zlib';

export const text = (latin: string) => Buffer.from(latin, 'latin1');

export function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const reversed = (bytes: Buffer) => Buffer.from(bytes).reverse();

export const pngSignature = text('\x89PNG\r\n\x1a\n');

export function pngChunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([text(name), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
}

export function pngHead(width: number, height: number, [depth, colour, interlace] = [8, 2, 0]): Buffer {
  const rest = Buffer.from([depth ?? 8, colour ?? 2, 0, 0, interlace ?? 0]);
  return Buffer.concat([pngSignature, pngChunk('IHDR', Buffer.concat([u32(width), u32(height), rest]))]);
}

export function riff(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([text('WEBP'), ...chunks]);
  return Buffer.concat([text('RIFF'), reversed(u32(body.length)), body]);
}

export function riffChunk(name: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([text(name), reversed(u32(data.length)), data, padding]);
}

/** The extended head of a WebP. */
export function vp8x(width: number, height: number, flags: number): Buffer {
  const size = [width - 1, height - 1].map((edge) => reversed(u32(edge)).subarray(0, 3));
  return riffChunk('VP8X', Buffer.concat([Buffer.from([flags, 0, 0, 0]), ...size]));
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);
}

/** Start of frame of a picture in three colours. */
export function jpegFrame(marker: number, width: number, height: number, precision = 8): Buffer {
  const components = Buffer.from([3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0]);
  const size = Buffer.concat([Buffer.from([precision]), u16(height), u16(width)]);
  return jpegSegment(marker, Buffer.concat([size, components]));
}

export const jpegScan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));

/** A TIFF of one directory with these fields, each of one long number. */
export function tiff(fields: [tag: number, value: number][], { next = 0, type = 4 } = {}): Buffer {
  const entries = fields.map(([tag, value]) =>
    Buffer.concat([reversed(u16(tag)), reversed(u16(type)), reversed(u32(1)), reversed(u32(value))]),
  );
  const head = Buffer.concat([text('II*\0'), reversed(u32(8)), reversed(u16(fields.length))]);
  return Buffer.concat([head, ...entries, reversed(u32(next)), Buffer.alloc(64)]);
}

export function box(type: string, ...body: Buffer[]): Buffer {
  const bytes = Buffer.concat(body);
  return Buffer.concat([u32(bytes.length + 8), text(type), bytes]);
}

export const heifBrand = (brand: string) => box('ftyp', text(brand), u32(0), text(`mif1${brand}`));

/** A HEIF file whose only picture is said to be of this size. */
export function heif(brand: string, properties: Buffer[], associations?: Buffer): Buffer {
  const places = Buffer.from(properties.map((_, index) => index + 1));
  const own = Buffer.concat([u32(0), u32(1), u16(1), Buffer.from([places.length]), places]);
  return Buffer.concat([
    heifBrand(brand),
    box(
      'meta',
      u32(0),
      box('pitm', u32(0), u16(1)),
      box('iprp', box('ipco', ...properties), box('ipma', associations ?? own)),
    ),
    box('mdat', Buffer.alloc(64)),
  ]);
}

export const imageSize = (width: number, height: number) => box('ispe', u32(0), u32(width), u32(height));

/** A GIF of a screen of this size, with these blocks. */
export function gif(width: number, height: number, ...blocks: Buffer[]): Buffer {
  const size = [width, height].map((edge) => reversed(u16(edge)));
  const table = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  return Buffer.concat([text('GIF89a'), ...size, table, ...blocks, Buffer.from([0x3b])]);
}

/** A frame of one pixel, or one that is said to be larger. */
export function gifFrame(width = 1, height = 1, left = 0): Buffer {
  const place = [left, 0, width, height].map((number) => reversed(u16(number)));
  return Buffer.concat([Buffer.from([0x2c]), ...place, Buffer.from([0, 2, 2, 0x44, 1, 0])]);
}
