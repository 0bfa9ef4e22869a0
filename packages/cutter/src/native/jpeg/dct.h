// What the cosine transform of blocks of 8 by 8 and its inverse have in common: Loeffler, Ligtenberg and Moschytz, "Practical fast
// 1-D DCT algorithms with 11 multiplications", ICASSP 1989, in integers as libjpeg has it.

// Fractions of 13 bits.
enum {
  f0298 = 2446, f0390 = 3196, f0541 = 4433, f0765 = 6270, f0899 = 7373, f1175 = 9633, f1501 = 12299, f1847 = 15137,
  f1961 = 16069, f2053 = 16819, f2562 = 20995, f3072 = 25172,
};

#define LOW16(a, b) wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11)
#define HIGH16(a, b) wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
#define LOW32(a, b) wasm_i32x4_shuffle(a, b, 0, 4, 1, 5)
#define HIGH32(a, b) wasm_i32x4_shuffle(a, b, 2, 6, 3, 7)

INLINE void transpose(v128_t r[8]) {
  v128_t a[8], b[8];
#pragma unroll
  for (i32 i = 0; i < 4; i++) a[2 * i] = LOW16(r[2 * i], r[2 * i + 1]), a[2 * i + 1] = HIGH16(r[2 * i], r[2 * i + 1]);
#pragma unroll
  for (i32 i = 0; i < 2; i++) {
    b[4 * i] = LOW32(a[4 * i], a[4 * i + 2]), b[4 * i + 1] = HIGH32(a[4 * i], a[4 * i + 2]);
    b[4 * i + 2] = LOW32(a[4 * i + 1], a[4 * i + 3]), b[4 * i + 3] = HIGH32(a[4 * i + 1], a[4 * i + 3]);
  }
#pragma unroll
  for (i32 i = 0; i < 4; i++) {
    r[2 * i] = wasm_i64x2_shuffle(b[i], b[i + 4], 0, 2);
    r[2 * i + 1] = wasm_i64x2_shuffle(b[i], b[i + 4], 1, 3);
  }
}
