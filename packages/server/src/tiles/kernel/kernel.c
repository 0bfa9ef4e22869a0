// The inner loops of the cutter for WebAssembly SIMD. typescript-kernel.ts does the same, byte for byte; a test
// compares them. Pixels are RGB, 8 bits. Built by build-kernel.mjs; kernel.ts says what each function does.
#include <wasm_simd128.h>

typedef unsigned char u8;
typedef unsigned u32;
typedef int i32;
typedef short i16;
#define EXPORT(name) __attribute__((export_name(#name))) void name
#define INLINE static inline __attribute__((always_inline))

// Written once per panorama by tile-memory.ts, which documents the fields.
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

// One pixel from 4x4: each row pointer at the left of the four, weights of 1/128 that sum to 128.
// Pixels are shifted to -128..127 so that the sums along y fit 16 bits.
INLINE v128_t cubic(const u8 *r0, const u8 *r1, const u8 *r2, const u8 *r3, const i16 *wx, const i16 *wy) {
  const v128_t k = wasm_i8x16_const_splat(-128);
  v128_t a = wasm_v128_xor(wasm_v128_load(r0), k), b = wasm_v128_xor(wasm_v128_load(r1), k);
  v128_t c = wasm_v128_xor(wasm_v128_load(r2), k), d = wasm_v128_xor(wasm_v128_load(r3), k);
  v128_t y0 = wasm_v128_load16_splat(wy), y1 = wasm_v128_load16_splat(wy + 1);
  v128_t y2 = wasm_v128_load16_splat(wy + 2), y3 = wasm_v128_load16_splat(wy + 3);
#define ALONG_Y(half) wasm_i16x8_add( \
    wasm_i16x8_add(wasm_i16x8_mul(wasm_i16x8_extend_##half##_i8x16(a), y0), wasm_i16x8_mul(wasm_i16x8_extend_##half##_i8x16(b), y1)), \
    wasm_i16x8_add(wasm_i16x8_mul(wasm_i16x8_extend_##half##_i8x16(c), y2), wasm_i16x8_mul(wasm_i16x8_extend_##half##_i8x16(d), y3)))
  v128_t low = ALONG_Y(low), high = ALONG_Y(high);
  v128_t left = wasm_i16x8_shuffle(low, high, 0, 3, 1, 4, 2, 5, 6, 7);
  v128_t right = wasm_i16x8_shuffle(low, high, 6, 9, 7, 10, 8, 11, 12, 13);
  v128_t sum = wasm_i32x4_add(wasm_i32x4_dot_i16x8(left, wasm_v128_load32_splat(wx)),
                              wasm_i32x4_dot_i16x8(right, wasm_v128_load32_splat(wx + 2)));
  return wasm_i32x4_add(wasm_i32x4_shr(wasm_i32x4_add(sum, wasm_i32x4_const_splat(8192)), 14), wasm_i32x4_const_splat(128));
}

INLINE v128_t narrow(const v128_t *r) {
  return wasm_u8x16_narrow_i16x8(wasm_i16x8_narrow_i32x4(r[0], r[1]), wasm_i16x8_narrow_i32x4(r[2], r[3]));
}

// Four faces share the latitudes of a row; their longitudes lie a quarter turn apart.
EXPORT(sides)(const Frame *f, i32 x, i32 y, i32 *scratch, u8 *t0, u8 *t1, u8 *t2, u8 *t3) {
  const u8 *ring = f->ring - 3;
  const u32 pitch = f->pitch, mask = f->mask;
  const i32 size = f->tileSize;
  const i16 *weights = f->weights;
  const float *cosines = f->cosines + x;
  const v128_t perRadian = wasm_f32x4_splat(f->rowsPerRadian * 128.f), middle = wasm_f32x4_splat(f->middleRow * 128.f + 0.5f);
  for (i32 j = 0; j < size; j++, t0 += size * 3, t1 += size * 3, t2 += size * 3, t3 += size * 3) {
    v128_t v = wasm_f32x4_splat(((float)(y + j) + 0.5f) * f->faceStep - 1.f);
    for (i32 i = 0; i < size; i += 4) {
      v128_t latitude = arctangent(wasm_f32x4_mul(v, wasm_v128_load(cosines + i)));
      wasm_v128_store(scratch + i, wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_add(middle, wasm_f32x4_mul(perRadian, latitude))));
    }
    const i32 *o = f->offsets + x * 4, *p = f->phases + x * 4;
    for (i32 i = 0; i < size; i++, o += 4, p += 4) {
      i32 q = scratch[i], row = q >> 7;
      const i16 *wy = weights + (q & 127) * 4;
      const u8 *r0 = ring + ((row - 1) & mask) * pitch, *r1 = ring + (row & mask) * pitch;
      const u8 *r2 = ring + ((row + 1) & mask) * pitch, *r3 = ring + ((row + 2) & mask) * pitch;
      v128_t r[4];
#pragma unroll
      for (i32 k = 0; k < 4; k++) r[k] = cubic(r0 + o[k], r1 + o[k], r2 + o[k], r3 + o[k], weights + p[k], wy);
      v128_t rgb = narrow(r);
      // The fourth byte lands on the next pixel, which is written later, or in the slot's padding.
      wasm_v128_store32_lane(t0 + i * 3, rgb, 0);
      wasm_v128_store32_lane(t1 + i * 3, rgb, 1);
      wasm_v128_store32_lane(t2 + i * 3, rgb, 2);
      wasm_v128_store32_lane(t3 + i * 3, rgb, 3);
    }
  }
}

// Four parts of the upper (sign 1) or lower (sign -1) face, mirrored along x (t1), along y (t2) and both (t3): they share
// the latitudes of a row, and their longitudes are the same angle from another side. x and y lie in the first quarter.
EXPORT(caps)(const Frame *f, i32 sign, i32 x, i32 y, i32 size, i32 *scratch, u8 *t0, u8 *t1, u8 *t2, u8 *t3) {
  const u8 *ring = f->ring - 3;
  const u32 pitch = f->pitch, mask = f->mask;
  const i32 out = f->tileSize * 3;
  const i16 *weights = f->weights;
  i32 *angles = scratch + f->tileSize;
  const i32 middle = (i32)(f->middleColumn * 128.f), half = middle + 64;
  const v128_t one = wasm_f32x4_const_splat(1.f), quarter = wasm_f32x4_const_splat(1.57079632679f);
  const v128_t perRow = wasm_f32x4_splat((float)sign * f->rowsPerRadian * 128.f);
  const v128_t pole = wasm_f32x4_splat((sign > 0 ? f->topPole : f->bottomPole) * 128.f + 0.5f);
  const v128_t perColumn = wasm_f32x4_splat(f->columnsPerRadian * 128.f), step = wasm_f32x4_splat(f->faceStep);
  t1 += (size - 4) * 3, t2 += (size - 1) * out, t3 += (size - 1) * out + (size - 4) * 3;
  // In strips, so that the source rows of one line of pixels are still in the cache for the next.
  for (i32 from = 0; from < size; from += 64) {
    const i32 end = from + 64 < size ? from + 64 : size;
    u8 *p0 = t0, *p1 = t1, *p2 = t2, *p3 = t3;
    for (i32 j = 0; j < size; j++, p0 += out, p1 += out, p2 -= out, p3 -= out) {
      v128_t V = wasm_f32x4_splat(1.f - ((float)(y + j) + 0.5f) * f->faceStep), V2 = wasm_f32x4_mul(V, V);
      for (i32 i = from; i < end; i += 4) {
        float c = (float)(x + i);
        v128_t U = wasm_f32x4_sub(one, wasm_f32x4_mul(wasm_f32x4_make(c + 0.5f, c + 1.5f, c + 2.5f, c + 3.5f), step));
        v128_t r = wasm_f32x4_sqrt(wasm_f32x4_add(wasm_f32x4_mul(U, U), V2));
        v128_t far = wasm_f32x4_gt(r, one);
        v128_t a = arctangent(wasm_v128_bitselect(wasm_f32x4_div(one, r), r, far));
        v128_t colatitude = wasm_v128_bitselect(wasm_f32x4_sub(quarter, a), a, far);
        v128_t t = arctangent(wasm_f32x4_div(wasm_f32x4_pmin(U, V), wasm_f32x4_pmax(U, V)));
        t = wasm_v128_bitselect(wasm_f32x4_sub(quarter, t), t, wasm_f32x4_gt(U, V));
        wasm_v128_store(scratch + i, wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_add(pole, wasm_f32x4_mul(colatitude, perRow))));
        wasm_v128_store(angles + i, wasm_i32x4_trunc_sat_f32x4(wasm_f32x4_add(wasm_f32x4_mul(t, perColumn), wasm_f32x4_const_splat(0.5f))));
      }
      for (i32 i = from; i < end; i += 4) {
        v128_t p[4];
#pragma unroll
        for (i32 k = 0; k < 4; k++) {
          i32 q = scratch[i + k], row = q >> 7, near = angles[i + k], away = half - near;
          const i16 *wy = weights + (q & 127) * 4;
          const u8 *r0 = ring + ((row - 1) & mask) * pitch, *r1 = ring + (row & mask) * pitch;
          const u8 *r2 = ring + ((row + 1) & mask) * pitch, *r3 = ring + ((row + 2) & mask) * pitch;
          // The side of the face that lies towards the picture's middle is the lower one above and the upper one below.
          i32 upper = sign > 0 ? away : near, lower = sign > 0 ? near : away;
          i32 c[4] = {middle - upper, middle + upper, middle - lower, middle + lower};
          v128_t s[4];
#pragma unroll
          for (i32 m = 0; m < 4; m++) {
            i32 o = (c[m] >> 7) * 3;
            s[m] = cubic(r0 + o, r1 + o, r2 + o, r3 + o, weights + (c[m] & 127) * 4, wy);
          }
          p[k] = narrow(s);
        }
        // From the four parts of each pixel to four pixels of each part.
        v128_t a = wasm_i32x4_shuffle(p[0], p[1], 0, 4, 1, 5), b = wasm_i32x4_shuffle(p[2], p[3], 0, 4, 1, 5);
        v128_t c = wasm_i32x4_shuffle(p[0], p[1], 2, 6, 3, 7), d = wasm_i32x4_shuffle(p[2], p[3], 2, 6, 3, 7);
#define PUT(to, left, right, ...) { \
        v128_t rgb = wasm_i8x16_shuffle(left, right, __VA_ARGS__, 0, 0, 0, 0); \
        wasm_v128_store64_lane(to, rgb, 0); wasm_v128_store32_lane((to) + 8, rgb, 2); }
        PUT(p0 + i * 3, a, b, 0, 1, 2, 4, 5, 6, 16, 17, 18, 20, 21, 22)
        PUT(p1 - i * 3, a, b, 28, 29, 30, 24, 25, 26, 12, 13, 14, 8, 9, 10)
        PUT(p2 + i * 3, c, d, 0, 1, 2, 4, 5, 6, 16, 17, 18, 20, 21, 22)
        PUT(p3 - i * 3, c, d, 28, 29, 30, 24, 25, 26, 12, 13, 14, 8, 9, 10)
      }
    }
}
}

EXPORT(fold)(const u8 *tile, i32 size, u8 *quarter) {
  const i32 pitch = size * 3;
  for (i32 j = 0; j < size; j += 2, quarter += pitch) {
    const u8 *a = tile + j * pitch, *b = a + pitch;
    u8 *o = quarter;
    for (i32 i = 0; i < size; i += 8, a += 24, b += 24, o += 12) {
      v128_t r[2];
#pragma unroll
      for (i32 k = 0; k < 2; k++) {
        v128_t p = wasm_v128_load(a + 12 * k), q = wasm_v128_load(b + 12 * k);
        v128_t low = wasm_i16x8_add(wasm_u16x8_extend_low_u8x16(p), wasm_u16x8_extend_low_u8x16(q));
        v128_t high = wasm_i16x8_add(wasm_u16x8_extend_high_u8x16(p), wasm_u16x8_extend_high_u8x16(q));
        v128_t even = wasm_i16x8_shuffle(low, high, 0, 1, 2, 6, 7, 8, 8, 8), odd = wasm_i16x8_shuffle(low, high, 3, 4, 5, 9, 10, 11, 11, 11);
        r[k] = wasm_u16x8_shr(wasm_i16x8_add(wasm_i16x8_add(even, odd), wasm_i16x8_const_splat(2)), 2);
      }
      v128_t x = wasm_u8x16_narrow_i16x8(r[0], r[1]);
      x = wasm_i8x16_shuffle(x, x, 0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 0, 0, 0, 0);
      wasm_v128_store64_lane(o, x, 0);
      wasm_v128_store32_lane(o + 8, x, 2);
    }
  }
}

INLINE v128_t pixel(const u8 *p) { return wasm_u32x4_extend_low_u16x8(wasm_u16x8_extend_low_u8x16(wasm_v128_load32_zero(p))); }

EXPORT(blur)(u8 *row, i32 width, i32 reach, u8 *scratch) {
  __builtin_memcpy(scratch, row + (width - reach) * 3, reach * 3);
  __builtin_memcpy(scratch + reach * 3, row, width * 3);
  __builtin_memcpy(scratch + (width + reach) * 3, row, reach * 3);
  i32 count = 2 * reach + 1;
  v128_t sum = wasm_i32x4_const_splat(0), share = wasm_i32x4_splat((65536 + count / 2) / count);
  for (i32 i = 0; i < count; i++) sum = wasm_i32x4_add(sum, pixel(scratch + i * 3));
  for (i32 x = 0; x < width; x++) {
    v128_t mean = wasm_u32x4_shr(wasm_i32x4_add(wasm_i32x4_mul(sum, share), wasm_i32x4_const_splat(32768)), 16);
    mean = wasm_i16x8_narrow_i32x4(mean, mean);
    wasm_v128_store32_lane(row + x * 3, wasm_u8x16_narrow_i16x8(mean, mean), 0);
    sum = wasm_i32x4_add(sum, wasm_i32x4_sub(pixel(scratch + (x + count) * 3), pixel(scratch + x * 3)));
  }
}
