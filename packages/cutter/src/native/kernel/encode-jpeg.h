// Encodes planes as a baseline JPEG with the Huffman tables of T.81 annex K, 4:2:0, with the very bytes that libjpeg-turbo gives (ITU-T T.81; its
// accurate integer transform, jfdctint.c).
#include "../jpeg/dct.h"

// Written by jpeg-tables.ts, which documents the fields.
typedef struct {
  // For each coefficient, row by row: half the divisor, and what a number is multiplied with, twice, to divide it.
  u16 halves[64], reciprocals[64], scales[64];
} QuantizationTable;
typedef struct {
  u32 dc[16], ac[256];  // length << 16 | code, by the size of a coefficient, for AC with the run before it << 4
} HuffmanTable;
typedef struct {
  QuantizationTable quantization[2];  // of luma and chroma
  HuffmanTable huffman[2];
  u64 zigzagMasks[8][256];  // which coefficients of a row are there, as bits in zigzag order
  u8 zigzag[64];            // where each of them lies in its block
} JpegTables;

typedef struct {
  u64 buffer;  // the lowest `count` bits are yet to be written
  i32 count;
  u8 *out;
} BitWriter;

INLINE void putBits(BitWriter *to, u32 value, i32 length) {
  to->buffer = to->buffer << length | value;
  to->count += length;
  if (to->count < 32) return;
  to->count -= 32;
  u32 word = (u32)(to->buffer >> to->count);
  // A byte 0xff is stuffed with a zero.
  if (((~word - 0x01010101u) & word & 0x80808080u) == 0) {
    u32 bigEndian = __builtin_bswap32(word);
    __builtin_memcpy(to->out, &bigEndian, 4);
    to->out += 4;
    return;
  }
  for (i32 shift = 24; shift >= 0; shift -= 8) {
    u8 byte = word >> shift;
    *to->out++ = byte;
    if (byte == 255) *to->out++ = 0;
  }
}

// Multiplies `a` and `b` with two constants and adds them up; `rounded` drops the fraction.
typedef struct { v128_t low, high; } Wide;
INLINE Wide rotatePair(v128_t a, v128_t b, i32 x, i32 y) {
  const v128_t xy = wasm_i32x4_splat((i32)((u32)y << 16 | (x & 0xffff)));
  return (Wide){wasm_i32x4_dot_i16x8(LOW16(a, b), xy), wasm_i32x4_dot_i16x8(HIGH16(a, b), xy)};
}
INLINE v128_t rounded(Wide a, Wide b, i32 shift) {
  const v128_t half = wasm_i32x4_splat(1 << (shift - 1));
  v128_t low = wasm_i32x4_shr(wasm_i32x4_add(wasm_i32x4_add(a.low, b.low), half), shift);
  v128_t high = wasm_i32x4_shr(wasm_i32x4_add(wasm_i32x4_add(a.high, b.high), half), shift);
  return wasm_i16x8_narrow_i32x4(low, high);
}

// One dimension of the transform, for eight columns side by side; the second drops the two bits that the first keeps.
INLINE void forwardDct1d(v128_t r[8], i32 isSecond) {
  const Wide none = {wasm_i32x4_const_splat(0), wasm_i32x4_const_splat(0)};
  const i32 shift = isSecond ? 15 : 11;
  v128_t s0 = wasm_i16x8_add(r[0], r[7]), d0 = wasm_i16x8_sub(r[0], r[7]), s1 = wasm_i16x8_add(r[1], r[6]), d1 = wasm_i16x8_sub(r[1], r[6]);
  v128_t s2 = wasm_i16x8_add(r[2], r[5]), d2 = wasm_i16x8_sub(r[2], r[5]), s3 = wasm_i16x8_add(r[3], r[4]), d3 = wasm_i16x8_sub(r[3], r[4]);
  v128_t a = wasm_i16x8_add(s0, s3), d = wasm_i16x8_sub(s0, s3), b = wasm_i16x8_add(s1, s2), c = wasm_i16x8_sub(s1, s2);
  v128_t sum = wasm_i16x8_add(a, b), difference = wasm_i16x8_sub(a, b), two = wasm_i16x8_const_splat(2);
  r[0] = isSecond ? wasm_i16x8_shr(wasm_i16x8_add(sum, two), 2) : wasm_i16x8_shl(sum, 2);
  r[4] = isSecond ? wasm_i16x8_shr(wasm_i16x8_add(difference, two), 2) : wasm_i16x8_shl(difference, 2);
  r[2] = rounded(rotatePair(d, c, f0541 + f0765, f0541), none, shift);
  r[6] = rounded(rotatePair(d, c, f0541, f0541 - f1847), none, shift);
  v128_t z3 = wasm_i16x8_add(d3, d1), z4 = wasm_i16x8_add(d2, d0);
  Wide y3 = rotatePair(z3, z4, f1175 - f1961, f1175), y4 = rotatePair(z3, z4, f1175, f1175 - f0390);
  r[7] = rounded(rotatePair(d3, d0, f0298 - f0899, -f0899), y3, shift);
  r[5] = rounded(rotatePair(d2, d1, f2053 - f2562, -f2562), y4, shift);
  r[3] = rounded(rotatePair(d2, d1, -f2562, f3072 - f2562), y3, shift);
  r[1] = rounded(rotatePair(d3, d0, -f0899, f1501 - f0899), y4, shift);
}

// The upper 16 bits of the products.
INLINE v128_t product(v128_t a, v128_t b) {
  return wasm_i16x8_shuffle(wasm_u32x4_extmul_low_u16x8(a, b), wasm_u32x4_extmul_high_u16x8(a, b), 1, 3, 5, 7, 9, 11, 13, 15);
}

// Quantizes a row of coefficients, rounding half away from zero.
INLINE v128_t quantize(v128_t values, const QuantizationTable *table, i32 row) {
  v128_t sign = wasm_i16x8_shr(values, 15), size = wasm_i16x8_abs(values);
  v128_t quotient = product(wasm_i16x8_add(size, wasm_v128_load(table->halves + 8 * row)), wasm_v128_load(table->reciprocals + 8 * row));
  quotient = product(quotient, wasm_v128_load(table->scales + 8 * row));
  return wasm_i16x8_sub(wasm_v128_xor(quotient, sign), sign);
}

INLINE u32 sizeOf(i32 value) { return 32 - __builtin_clz(value < 0 ? -value : value); }
INLINE u32 bitsOf(i32 value, u32 size) { return (value < 0 ? value - 1 : value) & ((1u << size) - 1); }

// Encodes a block; returns its DC coefficient, from which the next one is predicted.
INLINE i32 encodeBlock(const JpegTables *tables, i32 kind, const u8 *from, i32 pitch, i32 dcPrediction, i16 *scratch, BitWriter *to) {
  v128_t r[8];
#pragma unroll
  for (i32 i = 0; i < 8; i++) r[i] = wasm_i16x8_sub(wasm_u16x8_load8x8(from + i * pitch), wasm_i16x8_const_splat(128));
  transpose(r);
  forwardDct1d(r, 0);
  transpose(r);
  forwardDct1d(r, 1);
  u64 left = 0;
#pragma unroll
  for (i32 i = 0; i < 8; i += 2) {
    v128_t here = quantize(r[i], &tables->quantization[kind], i), next = quantize(r[i + 1], &tables->quantization[kind], i + 1);
    wasm_v128_store(scratch + 8 * i, here);
    wasm_v128_store(scratch + 8 * i + 8, next);
    u32 present = wasm_i8x16_bitmask(wasm_i8x16_ne(wasm_i8x16_narrow_i16x8(here, next), wasm_i8x16_const_splat(0)));
    left |= tables->zigzagMasks[i][present & 255] | tables->zigzagMasks[i + 1][present >> 8];
  }
  const HuffmanTable *huffman = &tables->huffman[kind];
  i32 dc = scratch[0], difference = dc - dcPrediction;
  u32 size = difference == 0 ? 0 : sizeOf(difference), code = huffman->dc[size];
  putBits(to, (code & 0xffff) << size | bitsOf(difference, size), (code >> 16) + size);
  left &= ~1ull;
  i32 last = 0;
  while (left) {
    const i32 index = __builtin_ctzll(left), value = scratch[tables->zigzag[index]];
    left &= left - 1;
    i32 run = index - last - 1;
    last = index;
    for (; run > 15; run -= 16) putBits(to, huffman->ac[0xf0] & 0xffff, huffman->ac[0xf0] >> 16);
    size = sizeOf(value);
    code = huffman->ac[run << 4 | size];
    putBits(to, (code & 0xffff) << size | bitsOf(value, size), (code >> 16) + size);
  }
  if (last < 63) putBits(to, huffman->ac[0] & 0xffff, huffman->ac[0] >> 16);
  return dc;
}

EXPORT(i32, encodeJpeg)(const JpegTables *tables, const u8 *luma, const u8 *cb, const u8 *cr, i32 size, i16 *scratch, u8 *out) {
  BitWriter to = {0, 0, out};
  i32 predictions[3] = {0, 0, 0};
  const i32 half = size / 2;
  for (i32 y = 0; y < size; y += 16) {
    for (i32 x = 0; x < size; x += 16) {
      for (i32 i = 0; i < 4; i++) {
        predictions[0] = encodeBlock(tables, 0, luma + (y + (i >> 1) * 8) * size + x + (i & 1) * 8, size, predictions[0], scratch, &to);
      }
      predictions[1] = encodeBlock(tables, 1, cb + y / 2 * half + x / 2, half, predictions[1], scratch, &to);
      predictions[2] = encodeBlock(tables, 1, cr + y / 2 * half + x / 2, half, predictions[2], scratch, &to);
    }
  }
  // The last byte is padded with ones.
  putBits(&to, 127, 7);
  for (; to.count >= 8; to.count -= 8) {
    u8 byte = to.buffer >> (to.count - 8);
    *to.out++ = byte;
    if (byte == 255) *to.out++ = 0;
  }
  return to.out - out;
}
