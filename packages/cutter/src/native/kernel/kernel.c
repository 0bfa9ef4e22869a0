// The inner loops of the cutter for WebAssembly SIMD. reference-kernel.ts does the same, byte for byte; a test compares
// them. Pixels lie in planes of 8 bits: one of luma, two of chroma with half as many rows and columns, each of which is
// projected alone. Built by build-kernel.mjs; kernel.ts says what each function does.
#include <wasm_simd128.h>

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long long u64;
typedef int i32;
typedef short i16;
#define EXPORT(type, name) __attribute__((export_name(#name))) type name
#define INLINE static inline __attribute__((always_inline))

#include "encode-jpeg.h"

// Written once per panorama and plane by plane-memory.ts; frame.ts documents the fields.
typedef struct {
  const u8 *ring;
  u32 pitch, mask;
  i32 tileSize;
  float faceStep, rowsPerRadian, middleRow, topPole, bottomPole, columnsPerRadian, middleColumn;
  const float *cosines;
  const i32 *offsets, *phases;
  const i16 *weights;
} Frame;

// |x| <= 1; the error is below 7e-8.
INLINE v128_t arctangent(v128_t x) {
  v128_t t = wasm_f32x4_mul(x, x), p = wasm_f32x4_const_splat(-0.004559791987f);
#define HORNER(c) p = wasm_f32x4_add(wasm_f32x4_mul(p, t), wasm_f32x4_const_splat(c));
  HORNER(0.0237805186f) HORNER(-0.05882975316f) HORNER(0.09868865459f) HORNER(-0.1400329019f)
  HORNER(0.1996696183f) HORNER(-0.3333181266f) HORNER(0.999999882f)
  return wasm_f32x4_mul(p, x);
}

// Four pixels of a row each, from four places of it.
INLINE v128_t gather(const u8 *row, const i32 *at) {
  v128_t a = wasm_v128_load32_zero(row + at[0]);
  a = wasm_v128_load32_lane(row + at[1], a, 1);
  a = wasm_v128_load32_lane(row + at[2], a, 2);
  a = wasm_v128_load32_lane(row + at[3], a, 3);
  // To -128..127, so that sums along y fit 16 bits.
  return wasm_v128_xor(a, wasm_i8x16_const_splat(-128));
}

// Pixels of four places, each from 4x4: row pointers and the columns at the left of the four, weights of 1/128 that sum to
// 128. The places lie in the same rows.
INLINE v128_t cubic(const u8 *r0, const u8 *r1, const u8 *r2, const u8 *r3, const i32 *at, const i16 *weights, const i32 *phases, const i16 *wy) {
  v128_t a = gather(r0, at), b = gather(r1, at), c = gather(r2, at), d = gather(r3, at);
  v128_t y0 = wasm_v128_load16_splat(wy), y1 = wasm_v128_load16_splat(wy + 1);
  v128_t y2 = wasm_v128_load16_splat(wy + 2), y3 = wasm_v128_load16_splat(wy + 3);
#define ALONG_Y(half) wasm_i16x8_add( \
    wasm_i16x8_add(wasm_i16x8_mul(wasm_i16x8_extend_##half##_i8x16(a), y0), wasm_i16x8_mul(wasm_i16x8_extend_##half##_i8x16(b), y1)), \
    wasm_i16x8_add(wasm_i16x8_mul(wasm_i16x8_extend_##half##_i8x16(c), y2), wasm_i16x8_mul(wasm_i16x8_extend_##half##_i8x16(d), y3)))
#define ALONG_X(half, first, second) wasm_i32x4_dot_i16x8( \
    ALONG_Y(half), wasm_v128_load64_lane(weights + phases[second], wasm_v128_load64_zero(weights + phases[first]), 1))
  v128_t low = ALONG_X(low, 0, 1), high = ALONG_X(high, 2, 3);
  v128_t sum = wasm_i32x4_add(wasm_i32x4_shuffle(low, high, 0, 2, 4, 6), wasm_i32x4_shuffle(low, high, 1, 3, 5, 7));
  return wasm_i32x4_add(wasm_i32x4_shr(wasm_i32x4_add(sum, wasm_i32x4_const_splat(8192)), 14), wasm_i32x4_const_splat(128));
}

// From the four places of four pixels each to four pixels of each place.
INLINE v128_t byPlace(const v128_t *r) {
  v128_t bytes = wasm_u8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4(r[0], r[1]), wasm_i16x8_narrow_i32x4(r[2], r[3]));
  return wasm_i8x16_shuffle(bytes, bytes, 0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
}

// The rows around one that is given in 1/128 pixels.
#define ROWS(q) \
  const i32 row = (q) >> 7; \
  const u8 *r0 = ring + ((row - 1) & mask) * pitch, *r1 = ring + (row & mask) * pitch; \
  const u8 *r2 = ring + ((row + 1) & mask) * pitch, *r3 = ring + ((row + 2) & mask) * pitch;

// Four faces share the latitudes of a row; their longitudes lie a quarter turn apart.
EXPORT(void, projectLateral)(const Frame *f, i32 x, i32 y, i32 *scratch, u8 *t0, u8 *t1, u8 *t2, u8 *t3) {
  const u8 *ring = f->ring - 1;
  const u32 pitch = f->pitch, mask = f->mask;
  const i32 size = f->tileSize;
  const i16 *weights = f->weights;
  const float *cosines = f->cosines + x;
  const v128_t perRadian = wasm_f32x4_splat(f->rowsPerRadian * 128.f), middle = wasm_f32x4_splat(f->middleRow * 128.f + 0.5f);
  for (i32 j = 0; j < size; j++, t0 += size, t1 += size, t2 += size, t3 += size) {
    v128_t v = wasm_f32x4_splat(((float)(y + j) + 0.5f) * f->faceStep - 1.f);
    for (i32 i = 0; i < size; i += 4) {
      v128_t latitude = arctangent(wasm_f32x4_mul(v, wasm_v128_load(cosines + i)));
      wasm_v128_store(scratch + i, wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_add(middle, wasm_f32x4_mul(perRadian, latitude))));
    }
    const i32 *o = f->offsets + x * 4, *p = f->phases + x * 4;
    for (i32 i = 0; i < size; i += 4, o += 16, p += 16) {
      v128_t r[4];
#pragma unroll
      for (i32 k = 0; k < 4; k++) {
        const i32 q = scratch[i + k];
        ROWS(q)
        r[k] = cubic(r0, r1, r2, r3, o + 4 * k, weights, p + 4 * k, weights + (q & 127) * 4);
      }
      v128_t four = byPlace(r);
      wasm_v128_store32_lane(t0 + i, four, 0);
      wasm_v128_store32_lane(t1 + i, four, 1);
      wasm_v128_store32_lane(t2 + i, four, 2);
      wasm_v128_store32_lane(t3 + i, four, 3);
    }
  }
}

// Four parts of the upper (sign 1) or lower (sign -1) face, mirrored along x (t1), along y (t2) and both (t3): they share
// the latitudes of a row, and their longitudes are the same angle from another side. x and y lie in the first quarter.
EXPORT(void, projectPolar)(const Frame *f, i32 sign, i32 x, i32 y, i32 size, i32 *scratch, u8 *t0, u8 *t1, u8 *t2, u8 *t3) {
  const u8 *ring = f->ring - 1;
  const u32 pitch = f->pitch, mask = f->mask;
  const i32 out = f->tileSize;
  const i16 *weights = f->weights;
  // Of each column of a strip the row, then the four columns of the source and their phases.
  i32 *columns = scratch + 64, *phases = columns + 256;
  const i32 middle = (i32)(f->middleColumn * 128.f), half = middle + 64;
  const v128_t one = wasm_f32x4_const_splat(1.f), quarter = wasm_f32x4_const_splat(1.57079632679f);
  const v128_t perRow = wasm_f32x4_splat((float)sign * f->rowsPerRadian * 128.f);
  const v128_t pole = wasm_f32x4_splat((sign > 0 ? f->topPole : f->bottomPole) * 128.f + 0.5f);
  const v128_t perColumn = wasm_f32x4_splat(f->columnsPerRadian * 128.f), step = wasm_f32x4_splat(f->faceStep);
  t1 += size - 4, t2 += (size - 1) * out, t3 += (size - 1) * out + size - 4;
  // In strips, so that the source rows of one line of pixels are still in the cache for the next.
  for (i32 from = 0; from < size; from += 64) {
    const i32 count = from + 64 < size ? 64 : size - from;
    u8 *p0 = t0 + from, *p1 = t1 - from, *p2 = t2 + from, *p3 = t3 - from;
    for (i32 j = 0; j < size; j++, p0 += out, p1 += out, p2 -= out, p3 -= out) {
      v128_t V = wasm_f32x4_splat(1.f - ((float)(y + j) + 0.5f) * f->faceStep), V2 = wasm_f32x4_mul(V, V);
      for (i32 i = 0; i < count; i += 4) {
        float c = (float)(x + from + i);
        v128_t U = wasm_f32x4_sub(one, wasm_f32x4_mul(wasm_f32x4_make(c + 0.5f, c + 1.5f, c + 2.5f, c + 3.5f), step));
        v128_t r = wasm_f32x4_sqrt(wasm_f32x4_add(wasm_f32x4_mul(U, U), V2));
        v128_t far = wasm_f32x4_gt(r, one);
        v128_t a = arctangent(wasm_v128_bitselect(wasm_f32x4_div(one, r), r, far));
        v128_t colatitude = wasm_v128_bitselect(wasm_f32x4_sub(quarter, a), a, far);
        v128_t t = arctangent(wasm_f32x4_div(wasm_f32x4_pmin(U, V), wasm_f32x4_pmax(U, V)));
        t = wasm_v128_bitselect(wasm_f32x4_sub(quarter, t), t, wasm_f32x4_gt(U, V));
        wasm_v128_store(scratch + i, wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_add(pole, wasm_f32x4_mul(colatitude, perRow))));
        v128_t near = wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_add(wasm_f32x4_mul(t, perColumn), wasm_f32x4_const_splat(0.5f)));
        v128_t away = wasm_i32x4_sub(wasm_i32x4_splat(half), near), centre = wasm_i32x4_splat(middle);
        // The side of the face that lies towards the picture's middle is the lower one above and the upper one below.
        v128_t upper = sign > 0 ? away : near, lower = sign > 0 ? near : away;
        v128_t places[4] = {
          wasm_i32x4_sub(centre, upper), wasm_i32x4_add(centre, upper), wasm_i32x4_sub(centre, lower), wasm_i32x4_add(centre, lower),
        };
        v128_t a0 = wasm_i32x4_shuffle(places[0], places[1], 0, 4, 1, 5), a1 = wasm_i32x4_shuffle(places[0], places[1], 2, 6, 3, 7);
        v128_t b0 = wasm_i32x4_shuffle(places[2], places[3], 0, 4, 1, 5), b1 = wasm_i32x4_shuffle(places[2], places[3], 2, 6, 3, 7);
        v128_t byPixel[4] = {
          wasm_i64x2_shuffle(a0, b0, 0, 2), wasm_i64x2_shuffle(a0, b0, 1, 3), wasm_i64x2_shuffle(a1, b1, 0, 2), wasm_i64x2_shuffle(a1, b1, 1, 3),
        };
#pragma unroll
        for (i32 k = 0; k < 4; k++) {
          wasm_v128_store(columns + (i + k) * 4, wasm_i32x4_shr(byPixel[k], 7));
          wasm_v128_store(phases + (i + k) * 4, wasm_i32x4_shl(wasm_v128_and(byPixel[k], wasm_i32x4_const_splat(127)), 2));
        }
      }
      for (i32 i = 0; i < count; i += 4) {
        v128_t r[4];
#pragma unroll
        for (i32 k = 0; k < 4; k++) {
          const i32 q = scratch[i + k];
          ROWS(q)
          r[k] = cubic(r0, r1, r2, r3, columns + (i + k) * 4, weights, phases + (i + k) * 4, weights + (q & 127) * 4);
        }
        v128_t four = byPlace(r);
        v128_t mirrored = wasm_i8x16_shuffle(four, four, 0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11, 15, 14, 13, 12);
        wasm_v128_store32_lane(p0 + i, mirrored, 0);
        wasm_v128_store32_lane(p1 - i, mirrored, 1);
        wasm_v128_store32_lane(p2 + i, mirrored, 2);
        wasm_v128_store32_lane(p3 - i, mirrored, 3);
      }
    }
  }
}

EXPORT(void, downsample)(const u8 *tile, i32 size, u8 *quarter) {
  for (i32 j = 0; j < size; j += 2, quarter += size) {
    const u8 *a = tile + j * size, *b = a + size;
    for (i32 i = 0; i < size; i += 16) {
      v128_t p = wasm_v128_load(a + i), q = wasm_v128_load(b + i);
      v128_t sum = wasm_i16x8_add(wasm_u16x8_extadd_pairwise_u8x16(p), wasm_u16x8_extadd_pairwise_u8x16(q));
      v128_t mean = wasm_u16x8_shr(wasm_i16x8_add(sum, wasm_i16x8_const_splat(2)), 2);
      wasm_v128_store64_lane(quarter + i / 2, wasm_u8x16_narrow_i16x8(mean, mean), 0);
    }
  }
}

EXPORT(void, blurRow)(u8 *row, i32 width, i32 reach, u8 *scratch) {
  __builtin_memcpy(scratch, row + width - reach, reach);
  __builtin_memcpy(scratch + reach, row, width);
  __builtin_memcpy(scratch + width + reach, row, reach);
  const u32 count = 2 * reach + 1, share = (65536 + count / 2) / count;
  const u8 *first = scratch, *next = scratch + count;
  u32 sum = 0;
  for (u32 i = 0; i < count; i++) sum += scratch[i];
  for (i32 x = 0; x < width; x++) {
    u32 mean = (sum * share + 32768) >> 16;
    row[x] = mean > 255 ? 255 : mean;
    sum += *next++ - *first++;
  }
}

// RGB of 8 pixels as pairs of 16 bits: red and green, and blue with something that does not count.
typedef struct { v128_t low, high; } Pairs;
INLINE Pairs redGreen(const u8 *p) {
  v128_t a = wasm_v128_load(p), b = wasm_v128_load(p + 8);
  v128_t bytes = wasm_i8x16_shuffle(a, b, 0, 1, 3, 4, 6, 7, 9, 10, 12, 13, 15, 24, 26, 27, 29, 30);
  return (Pairs){wasm_u16x8_extend_low_u8x16(bytes), wasm_u16x8_extend_high_u8x16(bytes)};
}
INLINE Pairs blueOnly(const u8 *p) {
  v128_t a = wasm_v128_load(p), b = wasm_v128_load(p + 8);
  v128_t bytes = wasm_i8x16_shuffle(a, b, 2, 2, 5, 5, 8, 8, 11, 11, 14, 14, 25, 25, 28, 28, 31, 31);
  return (Pairs){wasm_u16x8_extend_low_u8x16(bytes), wasm_u16x8_extend_high_u8x16(bytes)};
}
INLINE Pairs both(Pairs a, Pairs b) { return (Pairs){wasm_i16x8_add(a.low, b.low), wasm_i16x8_add(a.high, b.high)}; }

// Fractions of 15 bits of red, green and blue (JFIF 1.02, BT.601 in full range), added up for each pixel.
enum { lumaRed = 9798, lumaGreen = 19235, lumaBlue = 3735, cbRed = -5529, cbGreen = -10855, cbBlue = 16384, crRed = 16384, crGreen = -13720, crBlue = -2664 };
#define WEIGHED(rg, b, half, red, green, blue) wasm_i32x4_add( \
    wasm_i32x4_dot_i16x8(rg.half, wasm_i32x4_const_splat((green) * 65536 + ((red) & 0xffff))), \
    wasm_i32x4_dot_i16x8(b.half, wasm_i32x4_const_splat((blue) & 0xffff)))

INLINE void putLuma(Pairs rg, Pairs b, u8 *to) {
  const v128_t half = wasm_i32x4_const_splat(1 << 14);
  v128_t low = wasm_i32x4_shr(wasm_i32x4_add(WEIGHED(rg, b, low, lumaRed, lumaGreen, lumaBlue), half), 15);
  v128_t high = wasm_i32x4_shr(wasm_i32x4_add(WEIGHED(rg, b, high, lumaRed, lumaGreen, lumaBlue), half), 15);
  v128_t words = wasm_i16x8_narrow_i32x4(low, high);
  wasm_v128_store64_lane(to, wasm_u8x16_narrow_i16x8(words, words), 0);
}

// Averages pixels that lie beside each other, of sums of two rows, to chroma samples.
INLINE void putChroma(v128_t low, v128_t high, u8 *to) {
  v128_t sum = wasm_i32x4_add(wasm_i32x4_shuffle(low, high, 0, 2, 4, 6), wasm_i32x4_shuffle(low, high, 1, 3, 5, 7));
  v128_t value = wasm_i32x4_add(wasm_i32x4_shr(wasm_i32x4_add(sum, wasm_i32x4_const_splat(1 << 16)), 17), wasm_i32x4_const_splat(128));
  v128_t words = wasm_i16x8_narrow_i32x4(value, value);
  wasm_v128_store32_lane(to, wasm_u8x16_narrow_i16x8(words, words), 0);
}

EXPORT(void, toYcc)(const u8 *upper, const u8 *lower, i32 width, u8 *luma0, u8 *luma1, u8 *cb, u8 *cr) {
  for (i32 x = 0; x < width; x += 8, upper += 24, lower += 24) {
    Pairs rg0 = redGreen(upper), b0 = blueOnly(upper), rg1 = redGreen(lower), b1 = blueOnly(lower);
    putLuma(rg0, b0, luma0 + x);
    putLuma(rg1, b1, luma1 + x);
    Pairs rg = both(rg0, rg1), b = both(b0, b1);
    putChroma(WEIGHED(rg, b, low, cbRed, cbGreen, cbBlue), WEIGHED(rg, b, high, cbRed, cbGreen, cbBlue), cb + x / 2);
    putChroma(WEIGHED(rg, b, low, crRed, crGreen, crBlue), WEIGHED(rg, b, high, crRed, crGreen, crBlue), cr + x / 2);
  }
}

INLINE u8 clamp(i32 value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

EXPORT(void, toRgb)(const u8 *luma, const u8 *cb, const u8 *cr, i32 width, i32 step, u8 *rgb) {
  for (i32 x = 0; x < width; x += step, rgb += 3 * step) {
    i32 l = luma[x], b = cb[x >> 1] - 128, r = cr[x >> 1] - 128;
    rgb[0] = clamp(l + ((91881 * r + 32768) >> 16));
    rgb[1] = clamp(l - ((22554 * b + 46802 * r + 32767) >> 16));
    rgb[2] = clamp(l + ((116130 * b + 32768) >> 16));
  }
}
