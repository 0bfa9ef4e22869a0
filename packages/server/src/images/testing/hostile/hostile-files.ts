/** Files that attack whoever opens pictures, or mislead them, by name. Made anew by each run, always the same. */
import { deflateSync } from 'node:zlib';
import { packFaces } from '@tourwright/cutter/testing';
import { packedOrder } from '@tourwright/tour/faces';
import * as bytes from './container-bytes.ts';
import { hostileJpegs } from './hostile-jpegs.ts';
import { hostileStrangers, hostileTiffs } from './hostile-rest.ts';
import { realFiles } from './real-files.ts';

const { pngChunk, pngHead, gif, gifFrame, riff, riffChunk, vp8x, heif, imageSize, box, u32, text } = bytes;

const repeat = (count: number, part: Buffer) => Buffer.concat(Array.from({ length: count }, () => part));
const end = pngChunk('IEND');
const flat = pngChunk('IDAT', deflateSync(Buffer.alloc(4096)));
/** Unpacks to 16 MB. */
const bomb = deflateSync(Buffer.alloc(16 << 20));

function pngs(): Record<string, Buffer> {
  const small = pngHead(16, 8);
  return {
    'png of 65000x65000': Buffer.concat([pngHead(65_000, 65_000), flat, end]),
    'png of four thousand million pixels a side': Buffer.concat([pngHead(0x7fffffff, 0x7fffffff), flat, end]),
    'png without width': Buffer.concat([pngHead(0, 8), flat, end]),
    'png of 32768x16384 without its rows': Buffer.concat([pngHead(32_768, 16_384), flat, end]),
    'interlaced png above the limit': Buffer.concat([pngHead(20_000, 10_000, [16, 6, 1]), flat, end]),
    'png of 16 bits, interlaced, 16384x8192': Buffer.concat([pngHead(16_384, 8192, [16, 6, 1]), flat, end]),
    'png whose profile is a bomb': Buffer.concat([
      small,
      pngChunk('iCCP', Buffer.concat([text('a\0\0'), bomb])),
      flat,
      end,
    ]),
    'png whose text is a bomb': Buffer.concat([
      small,
      pngChunk('zTXt', Buffer.concat([text('a\0\0'), bomb])),
      flat,
      end,
    ]),
    'png whose pixels are a bomb': Buffer.concat([small, pngChunk('IDAT', bomb), end]),
    'png of 300000 chunks': Buffer.concat([small, repeat(300_000, pngChunk('tEXt')), flat, end]),
    'png with a chunk of 2 GB': Buffer.concat([small, u32(0x7fffffff), text('IDAT'), Buffer.alloc(64)]),
    'png with a wrong checksum': Buffer.concat([small.fill(9, 29, 33), flat, end]),
    'png that is all signature': bytes.pngSignature,
    'animated png of 20000 frames': Buffer.concat([
      pngHead(2000, 2000),
      repeat(20_000, pngChunk('fcTL', Buffer.alloc(26))),
      flat,
      end,
    ]),
  };
}

function gifs(): Record<string, Buffer> {
  return {
    'gif of 3000 frames on a large screen': gif(4000, 4000, repeat(3000, gifFrame())),
    'gif of 600 frames of a small screen with a frame beside it': gif(
      1,
      1,
      repeat(600, gifFrame(1, 1, 60_000)),
    ),
    'gif of 400 frames of 1000x1000': gif(1000, 1000, repeat(400, gifFrame(1000, 1000))),
    'gif of 65535x65535': gif(65_535, 65_535, gifFrame(65_535, 65_535)),
    'gif without a frame': gif(10, 10),
    'gif of 100000 comments': gif(10, 10, repeat(100_000, Buffer.from([0x21, 0xfe, 1, 65, 0])), gifFrame()),
    'gif of blocks of one byte': gif(
      10,
      10,
      Buffer.from([0x21, 0xfe]),
      repeat(300_000, Buffer.from([1, 65])),
      Buffer.from([0]),
      gifFrame(),
    ),
    'gif that is cut off': gif(2000, 2000, gifFrame(2000, 2000)).subarray(0, 25),
  };
}

function webps(): Record<string, Buffer> {
  const frame = riffChunk('ANMF', Buffer.alloc(24));
  return {
    'webp of 16777216x16777216': riff(vp8x(2 ** 24, 2 ** 24, 0)),
    'webp of 9000 frames': riff(vp8x(4000, 4000, 2), repeat(9000, frame)),
    'webp of 100000 empty chunks': riff(
      vp8x(100, 50, 0),
      repeat(100_000, riffChunk('JUNK', Buffer.alloc(0))),
    ),
    'webp with a chunk of 4 GB': Buffer.concat([riff(vp8x(100, 50, 0)), text('ANMF\xff\xff\xff\xff')]),
    'webp with nothing in it': riff(),
  };
}

function heifs(): Record<string, Buffer> {
  const associations = Buffer.concat([u32(0), u32(0xffffffff), Buffer.alloc(4096)]);
  return {
    'avif said to be 16384x8192': heif('avif', [imageSize(16_384, 8192)]),
    'avif said to be 4294967295 wide': heif('avif', [imageSize(0xffffffff, 0xffffffff)]),
    'avif with a large picture behind the small one': heif('avif', [
      imageSize(64, 32),
      imageSize(30_000, 30_000),
    ]),
    'avif of 100000 boxes': Buffer.concat([bytes.heifBrand('avif'), repeat(100_000, box('free'))]),
    'avif of 200000 properties': heif(
      'avif',
      Array.from({ length: 200 }, () => repeat(1000, box('free'))),
    ),
    'avif of endless associations': heif('avif', [imageSize(64, 32)], associations),
    'avif whose box is larger than the file': Buffer.concat([
      bytes.heifBrand('avif'),
      u32(0x7fffffff),
      text('meta'),
    ]),
    'avif sequence without pictures': Buffer.concat([
      bytes.heifBrand('avis'),
      box('moov', Buffer.alloc(100)),
    ]),
    'heic said to be 30000x30000': heif('heic', [imageSize(30_000, 30_000)]),
    'heic of nothing': bytes.heifBrand('heic'),
  };
}

/** The same bytes as each of the six faces. */
function packAll(face: Buffer): Buffer {
  return packFaces(packedOrder(false).map((name) => ({ face: name, fileName: `${name}.png`, bytes: face })));
}

function faces(): Record<string, Buffer> {
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>');
  const huge = Buffer.concat([pngHead(30_000, 30_000), flat, end]);
  return {
    'six faces that are drawings': packAll(svg),
    'six faces of 30000x30000': packAll(huge),
  };
}

export async function hostileFiles(): Promise<Record<string, Buffer>> {
  return {
    ...pngs(),
    ...gifs(),
    ...webps(),
    ...heifs(),
    ...faces(),
    ...hostileJpegs(),
    ...hostileTiffs(),
    ...hostileStrangers(),
    ...(await realFiles()),
  };
}
