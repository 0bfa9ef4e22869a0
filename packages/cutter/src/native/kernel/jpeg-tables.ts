/**
 * The tables with which the kernel encodes tiles as baseline JPEG: the quantization tables of ITU-T T.81, annex K.1, scaled
 * by the quality as libjpeg does, and the Huffman tables of annex K.3. And what precedes a tile's bytes.
 */
import { zigzag } from '../jpeg/zigzag.ts';

/** Annex K.1, row by row. */
const lumaQuantization = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const chromaQuantization = [
  17,
  18,
  24,
  47,
  99,
  99,
  99,
  99,
  18,
  21,
  26,
  66,
  99,
  99,
  99,
  99,
  24,
  26,
  56,
  99,
  99,
  99,
  99,
  99,
  47,
  66,
  99,
  99,
  99,
  99,
  99,
  99,
  ...new Array<number>(32).fill(99),
];

/** Annex K.3 as it is in a file: how many codes there are of each length 1..16, then their symbols in order. */
const huffmanTables = {
  lumaDc: bytesOf('00010501010101010100000000000000', '000102030405060708090a0b'),
  lumaAc: bytesOf(
    '0002010303020403050504040000017d',
    '0102030004110512213141061351610722711432',
    '8191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a63646566',
    '6768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2',
    'd3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
  ),
  chromaDc: bytesOf('00030101010101010101010000000000', '000102030405060708090a0b'),
  chromaAc: bytesOf(
    '00020102040403040705040400010277',
    '0001020311040521310612415107617113223281',
    '08144291a1b1c109233352f0156272d10a162434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465',
    '666768696a737475767778797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9',
    'cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa',
  ),
};

function bytesOf(...hex: string[]): Uint8Array {
  return Buffer.from(hex.join(''), 'hex');
}

const quantizationBytes = 3 * 64 * 2;
const huffmanBytes = (16 + 256) * 4;
const zigzagMasksAt = 2 * (quantizationBytes + huffmanBytes);
const zigzagAt = zigzagMasksAt + 8 * 256 * 8;
/** The bytes of all tables, in the order of encode-jpeg.h's struct. */
export const jpegTableBytes = zigzagAt + 64;

/** Writes the tables of a quality 1..100 at an address, a multiple of 8. */
export function writeJpegTables(buffer: ArrayBufferLike, address: number, quality: number): void {
  for (const [kind, divisors] of [lumaQuantization, chromaQuantization].entries()) {
    writeQuantizationTable(buffer, address + kind * quantizationBytes, scaled(divisors, quality));
  }
  const { lumaDc, lumaAc, chromaDc, chromaAc } = huffmanTables;
  for (const [kind, [dc, ac]] of [[lumaDc, lumaAc] as const, [chromaDc, chromaAc] as const].entries()) {
    const at = address + 2 * quantizationBytes + kind * huffmanBytes;
    writeHuffmanTable(new Uint32Array(buffer, at, 16), dc);
    writeHuffmanTable(new Uint32Array(buffer, at + 64, 256), ac);
  }
  const masks = new BigUint64Array(buffer, address + zigzagMasksAt, 8 * 256);
  for (let row = 0; row < 8; row++) {
    for (let present = 0; present < 256; present++) {
      const columns = [0, 1, 2, 3, 4, 5, 6, 7].filter((column) => (present >> column) & 1);
      const bits = columns.map((column) => 1n << BigInt(zigzag.indexOf(row * 8 + column)));
      masks[row * 256 + present] = bits.reduce((all, bit) => all | bit, 0n);
    }
  }
  new Uint8Array(buffer, address + zigzagAt, 64).set(zigzag);
}

/** jcparam.c, jpeg_quality_scaling and jpeg_add_quant_table. */
function scaled(divisors: number[], quality: number): number[] {
  const percent = quality < 50 ? Math.floor(5000 / quality) : 200 - 2 * quality;
  return divisors.map((divisor) => Math.min(255, Math.max(1, Math.floor((divisor * percent + 50) / 100))));
}

/**
 * What divides by eight times a divisor in 16 bits (the DCT leaves eight times its numbers): a number plus half of that,
 *  times a reciprocal of 16 bits and then a power of two, each time the upper half of the product.
 * jcdctmgr.c, compute_reciprocal.
 */
function writeQuantizationTable(buffer: ArrayBufferLike, address: number, divisors: number[]): void {
  const [halves, reciprocals, scales] = [0, 1, 2].map(
    (part) => new Uint16Array(buffer, address + part * 128, 64),
  );
  if (!halves || !reciprocals || !scales) return;
  for (const [index, each] of divisors.entries()) {
    const divisor = each * 8;
    let shift = 16 + Math.floor(Math.log2(divisor));
    let reciprocal = Math.floor(2 ** shift / divisor);
    const rest = 2 ** shift % divisor;
    let half = divisor / 2;
    if (rest === 0) {
      reciprocal /= 2;
      shift--;
    } else if (rest <= half) half++;
    else reciprocal++;
    halves[index] = half;
    reciprocals[index] = reciprocal;
    scales[index] = 2 ** (32 - shift);
  }
}

/** A code for each symbol: its length << 16 | its bits (T.81, annex C). */
function writeHuffmanTable(codes: Uint32Array, list: Uint8Array): void {
  codes.fill(0);
  let [code, next] = [0, 16];
  for (let length = 1; length <= 16; length++, code *= 2) {
    for (let count = list[length - 1] ?? 0; count > 0; count--) {
      codes[list[next++] ?? 0] = (length << 16) | code++;
    }
  }
}

/** Everything before the bytes of a square tile's planes: 4:2:0, three components. */
export function jpegHead(size: number, quality: number): Uint8Array {
  const inZigzagOrder = (divisors: number[]) => zigzag.map((place) => scaled(divisors, quality)[place] ?? 1);
  const { lumaDc, lumaAc, chromaDc, chromaAc } = huffmanTables;
  const edge = [size >> 8, size & 255];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xdb, 0x00, ...inZigzagOrder(lumaQuantization)),
    ...segment(0xdb, 0x01, ...inZigzagOrder(chromaQuantization)),
    ...segment(0xc0, 8, ...edge, ...edge, 3, ...[1, 0x22, 0], ...[2, 0x11, 1], ...[3, 0x11, 1]),
    ...segment(0xc4, 0x00, ...lumaDc),
    ...segment(0xc4, 0x10, ...lumaAc),
    ...segment(0xc4, 0x01, ...chromaDc),
    ...segment(0xc4, 0x11, ...chromaAc),
    ...segment(0xda, 3, ...[1, 0x00], ...[2, 0x11], ...[3, 0x11], 0, 63, 0),
  ]);
}

/** What ends a file. */
export const jpegEnd = [0xff, 0xd9] as const;

function segment(marker: number, ...content: number[]): number[] {
  const length = content.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...content];
}

/** No block of 8x8 is longer: a code of 16 bits and a number of 11 for each frequency, each byte stuffed. */
const mostBlockBytes = 64 * 4 * 2;

/** Room that the bytes of a square tile need at most. */
export function mostJpegBytes(size: number): number {
  return ((size * size) / 64) * 1.5 * mostBlockBytes + 64;
}
