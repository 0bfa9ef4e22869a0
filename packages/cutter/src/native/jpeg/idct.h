// The inverse cosine transform of blocks of 8 by 8 as libjpeg-turbo makes it (jidctint.c), bit by bit: Loeffler, Ligtenberg and
// Moschytz, "Practical fast 1-D DCT algorithms with 11 multiplications", ICASSP 1989, in integers.

#include "dct.h"

#define LOW8(a, b) wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23)
#define HIGH8(a, b) wasm_i8x16_shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31)

// Multiplies the two numbers of each pair with two constants and adds them up.
INLINE v128_t dotPairs(v128_t pairs, i32 x, i32 y) { return wasm_i32x4_dot_i16x8(pairs, wasm_i32x4_splat((y << 16) | (x & 0xffff))); }

typedef struct { v128_t low, high; } Wide;
INLINE Wide sum(Wide a, Wide b) { return (Wide){wasm_i32x4_add(a.low, b.low), wasm_i32x4_add(a.high, b.high)}; }
INLINE Wide difference(Wide a, Wide b) { return (Wide){wasm_i32x4_sub(a.low, b.low), wasm_i32x4_sub(a.high, b.high)}; }
INLINE Wide rotatePair(v128_t a, v128_t b, i32 x, i32 y) { return (Wide){dotPairs(LOW16(a, b), x, y), dotPairs(HIGH16(a, b), x, y)}; }
INLINE Wide scaled(v128_t a) {
  return (Wide){wasm_i32x4_shl(wasm_i32x4_extend_low_i16x8(a), 13), wasm_i32x4_shl(wasm_i32x4_extend_high_i16x8(a), 13)};
}
INLINE v128_t rounded(Wide a, i32 shift) {
  v128_t half = wasm_i32x4_splat(1 << (shift - 1));
  return wasm_i16x8_narrow_i32x4(wasm_i32x4_shr(wasm_i32x4_add(a.low, half), shift), wasm_i32x4_shr(wasm_i32x4_add(a.high, half), shift));
}

// One dimension of the transform, for eight columns side by side.
INLINE void inverseDct1d(v128_t r[8], i32 shift) {
  Wide even3 = rotatePair(r[2], r[6], f0541 + f0765, f0541), even2 = rotatePair(r[2], r[6], f0541, f0541 - f1847);
  Wide even0 = scaled(wasm_i16x8_add(r[0], r[4])), even1 = scaled(wasm_i16x8_sub(r[0], r[4]));
  Wide a = sum(even0, even3), d = difference(even0, even3), b = sum(even1, even2), c = difference(even1, even2);
  v128_t z3 = wasm_i16x8_add(r[7], r[3]), z4 = wasm_i16x8_add(r[5], r[1]);
  Wide y3 = rotatePair(z3, z4, f1175 - f1961, f1175), y4 = rotatePair(z3, z4, f1175, f1175 - f0390);
  Wide odd0 = sum(rotatePair(r[7], r[1], f0298 - f0899, -f0899), y3);
  Wide odd1 = sum(rotatePair(r[5], r[3], f2053 - f2562, -f2562), y4);
  Wide odd2 = sum(rotatePair(r[5], r[3], -f2562, f3072 - f2562), y3);
  Wide odd3 = sum(rotatePair(r[7], r[1], -f0899, f1501 - f0899), y4);
  r[0] = rounded(sum(a, odd3), shift), r[7] = rounded(difference(a, odd3), shift);
  r[1] = rounded(sum(b, odd2), shift), r[6] = rounded(difference(b, odd2), shift);
  r[2] = rounded(sum(c, odd1), shift), r[5] = rounded(difference(c, odd1), shift);
  r[3] = rounded(sum(d, odd0), shift), r[4] = rounded(difference(d, odd0), shift);
}

// Columns first, as libjpeg does, since it rounds between.
static void inverseDct(const i16 *coefficients, u8 *to, i32 pitch) {
  v128_t r[8];
  for (i32 i = 0; i < 8; i++) r[i] = wasm_v128_load(coefficients + 8 * i);
  inverseDct1d(r, 11);
  transpose(r);
  inverseDct1d(r, 18);
  const v128_t middle = wasm_i8x16_splat(-128);
  v128_t n[4], q[4];
  for (i32 i = 0; i < 4; i++) n[i] = wasm_v128_xor(wasm_i8x16_narrow_i16x8(r[i], r[i + 4]), middle);
  v128_t left01 = LOW8(n[0], n[1]), right01 = HIGH8(n[0], n[1]), left23 = LOW8(n[2], n[3]), right23 = HIGH8(n[2], n[3]);
  v128_t leftUp = LOW16(left01, left23), leftDown = HIGH16(left01, left23);
  v128_t rightUp = LOW16(right01, right23), rightDown = HIGH16(right01, right23);
  q[0] = LOW32(leftUp, rightUp), q[1] = HIGH32(leftUp, rightUp), q[2] = LOW32(leftDown, rightDown), q[3] = HIGH32(leftDown, rightDown);
  for (i32 i = 0; i < 4; i++) {
    wasm_v128_store64_lane(to + 2 * i * pitch, q[i], 0);
    wasm_v128_store64_lane(to + (2 * i + 1) * pitch, q[i], 1);
  }
}

// A block with nothing but its mean.
static void fillWithDc(i32 dc, u8 *to, i32 pitch) {
  i32 level = ((dc + 4) >> 3) + 128;
  u64 pixel = level < 0 ? 0 : level > 255 ? 255 : level;
  u64 eight = pixel * 0x0101010101010101ull;
  for (i32 y = 0; y < 8; y++) __builtin_memcpy(to + y * pitch, &eight, 8);
}
