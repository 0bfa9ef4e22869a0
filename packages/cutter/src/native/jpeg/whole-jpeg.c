// Reads baseline JPEGs row by row, with the very pixels that libjpeg-turbo makes of them (ITU-T T.81, JFIF 1.02; colours
// enlarged with weights of 3 and 1, as in its jdsample.c).
// Built by build-whole-jpeg.mjs; whole-jpeg.ts is its hand.
#include "jpeg-codes.h"
#include "jpeg-transform.h"

typedef struct {
  i32 across, down;    // blocks in an MCU
  i32 width, height;   // values of the picture
  const Codes *dc, *ac;
  i16 steps[64];       // in the order in which the frequencies come
  i32 predicted;
  u8 *plane;           // the rows of two rows of MCUs
  i32 pitch;
} Component;

static Component components[3];
static i32 count, mcuRow, outWidth;
static u8 *out;
// Rows of colour as wide as the picture, and one on the way to there.
static u8 *wide[2];
static u16 *mixed;

static const u8 places[64] = {
  0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6,  7,  14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
};

// A run led out of its block.
static void beyond(void) { isBroken = 1; }

// Decodes a block and makes its pixels.
static void block(Component *part, u8 *to) {
  i16 frequencies[64] __attribute__((aligned(16))) = {0};
  refill();
  u32 found = code(part->dc);
  if ((found >> 8 & 255) > 0) part->predicted += number(found);
  drop((found & 255) + (found >> 8 & 255));
  i32 mean = (i16)(part->predicted * part->steps[0]);
  frequencies[0] = mean;
  const Codes *ac = part->ac;
  i32 k = 1;
  for (; k < 64; k++) {
    refill();
    i32 quick = ac->quick[ahead >> (64 - quickBits)];
    if (quick) {
      k += quick >> 8 & 255;
      if (k > 63) return beyond();
      frequencies[places[k]] = (quick >> 16) * part->steps[k];
      drop(quick & 255);
      continue;
    }
    found = code(ac);
    i32 size = found >> 8 & 255, run = found >> 16;
    k += run;
    if (size == 0) {
      drop(found & 255);
      if (run != 15) break;
      continue;
    }
    if (k > 63) return beyond();
    frequencies[places[k]] = number(found) * part->steps[k];
    drop((found & 255) + size);
  }
  if (k == 1) flat(mean, to, part->pitch);
  else pixelsOf(frequencies, to, part->pitch);
}

// A row of values; those beyond the picture repeat its last.
INLINE u8 *rowOf(const Component *part, i32 y) {
  i32 row = y < 0 ? 0 : y >= part->height ? part->height - 1 : y;
  return part->plane + row % (16 * part->down) * part->pitch;
}

// Repeats the values at both ends of the rows that a row of MCUs has made.
static void closeRows(const Component *part) {
  for (i32 y = 0; y < 8 * part->down; y++) {
    u8 *row = rowOf(part, mcuRow * 8 * part->down + y);
    row[-1] = row[0];
    row[part->width] = row[part->width - 1];
  }
}

// What a row of colour and, of a picture with half as many of them, the one next to it come to: three parts and one.
static void mix(const Component *part, const u8 *near, const u8 *far) {
  for (i32 x = -8; x < part->width + 8; x += 8) {
    v128_t here = wasm_u16x8_load8x8(near + x);
    if (far) here = wasm_i16x8_add(wasm_i16x8_add(wasm_i16x8_add(here, here), here), wasm_u16x8_load8x8(far + x));
    wasm_v128_store(mixed + x, here);
  }
}

// A row of colour as wide and high as the luma: a value twice as near counts three times. `far` is null where there are as
// many rows.
static void enlarge(const Component *part, const u8 *near, const u8 *far, i32 isLower, u8 *to) {
  mix(part, near, far);
  if (components[0].across == 1) {
    for (i32 x = 0; x < part->width; x += 8) {
      v128_t values = wasm_u16x8_shr(wasm_i16x8_add(wasm_v128_load(mixed + x), wasm_i16x8_splat(isLower ? 2 : 1)), 2);
      wasm_v128_store64_lane(to + x, wasm_u8x16_narrow_i16x8(values, values), 0);
    }
    return;
  }
  const v128_t first = wasm_i16x8_splat(far ? 8 : 1), second = wasm_i16x8_splat(far ? 7 : 2);
  const i32 shift = far ? 4 : 2;
  for (i32 x = 0; x < part->width; x += 8) {
    v128_t here = wasm_v128_load(mixed + x), thrice = wasm_i16x8_add(wasm_i16x8_add(here, here), here);
    v128_t left = wasm_u16x8_shr(wasm_i16x8_add(wasm_i16x8_add(thrice, wasm_v128_load(mixed + x - 1)), first), shift);
    v128_t right = wasm_u16x8_shr(wasm_i16x8_add(wasm_i16x8_add(thrice, wasm_v128_load(mixed + x + 1)), second), shift);
    // Neither is more than 255.
    wasm_v128_store(to + 2 * x, wasm_v128_or(left, wasm_i16x8_shl(right, 8)));
  }
}

// Full-range YCbCr of BT.601 with libjpeg's fractions of 16 bits and its rounding; eight pixels.
INLINE void colours(v128_t luma, v128_t blue, v128_t red, v128_t *r, v128_t *g, v128_t *b) {
  const v128_t middle = wasm_i16x8_splat(128), half = wasm_i32x4_splat(1 << 15);
  blue = wasm_i16x8_sub(blue, middle), red = wasm_i16x8_sub(red, middle);
  // 1.402 = 1 + 26345 / 65536 (of all 256 values 13173 / 32768 gives the same), 1.772 = 2 - 14942 / 65536.
  *r = wasm_i16x8_add(luma, wasm_i16x8_add(red, wasm_i16x8_q15mulr_sat(red, wasm_i16x8_splat(13173))));
  v128_t twice = wasm_i16x8_add(blue, blue);
  *b = wasm_i16x8_add(luma, wasm_i16x8_add(twice, wasm_i16x8_q15mulr_sat(blue, wasm_i16x8_splat(-7471))));
  // -0.344 = -22554 / 65536, -0.714 = -1 + 18734 / 65536.
  v128_t low = wasm_i32x4_add(turned(LOW16(blue, red), -22554, 18734), half);
  v128_t high = wasm_i32x4_add(turned(HIGH16(blue, red), -22554, 18734), half);
  v128_t less = wasm_i16x8_narrow_i32x4(wasm_i32x4_shr(low, 16), wasm_i32x4_shr(high, 16));
  *g = wasm_i16x8_add(luma, wasm_i16x8_sub(less, red));
}

static void store(u8 *to, v128_t r, v128_t g, v128_t b) {
  // r0 r1 .. and g0 g1 .. become r0 g0 r1 g1 ..; then the blues come between.
  v128_t low = LOW8(r, g), high = HIGH8(r, g);
  wasm_v128_store(to, wasm_i8x16_shuffle(low, b, 0, 1, 16, 2, 3, 17, 4, 5, 18, 6, 7, 19, 8, 9, 20, 10));
  v128_t middle = wasm_i8x16_shuffle(low, high, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 0, 0, 0, 0, 0);
  wasm_v128_store(to + 16, wasm_i8x16_shuffle(middle, b, 0, 21, 1, 2, 22, 3, 4, 23, 5, 6, 24, 7, 8, 25, 9, 10));
  wasm_v128_store(to + 32, wasm_i8x16_shuffle(high, b, 26, 6, 7, 27, 8, 9, 28, 10, 11, 29, 12, 13, 30, 14, 15, 31));
}

static void colourRow(const u8 *luma, const u8 *blue, const u8 *red) {
  for (i32 x = 0; x < outWidth; x += 16) {
    v128_t r[2], g[2], b[2];
    for (i32 half = 0; half < 2; half++) {
      i32 from = x + 8 * half;
      colours(wasm_u16x8_load8x8(luma + from), wasm_u16x8_load8x8(blue + from), wasm_u16x8_load8x8(red + from), &r[half], &g[half], &b[half]);
    }
    store(out + 3 * x, wasm_u8x16_narrow_i16x8(r[0], r[1]), wasm_u8x16_narrow_i16x8(g[0], g[1]), wasm_u8x16_narrow_i16x8(b[0], b[1]));
  }
}

EXPORT(i16 *, stepsAddress)(i32 component) { return components[component].steps; }

// `plane` is the first value of the first row.
EXPORT(void, setComponent)(i32 index, i32 across, i32 down, i32 width, i32 height, i32 dc, i32 ac, u8 *plane, i32 pitch) {
  Component *part = &components[index];
  part->across = across, part->down = down, part->width = width, part->height = height;
  part->dc = &codes[dc & 3], part->ac = &codes[4 + (ac & 3)];
  part->predicted = 0, part->plane = plane, part->pitch = pitch;
}

// `pixels` and both rows of colour have room for a rim, `scratch` on both sides.
EXPORT(void, begin)(i32 componentCount, i32 across, i32 restartInterval, i32 width, u8 *pixels, u8 *blue, u8 *red, u16 *scratch) {
  count = componentCount;
  beginScan(across, restartInterval);
  out = pixels;
  outWidth = width;
  wide[0] = blue;
  wide[1] = red;
  mixed = scratch;
  mcuRow = 0;
}

static void forget(void) {
  for (i32 c = 0; c < count; c++) components[c].predicted = 0;
}

static void mcu(void) {
  for (i32 c = 0; c < count; c++) {
    Component *part = &components[c];
    for (i32 i = 0; i < part->across * part->down; i++) {
      u8 *to = part->plane + ((mcuRow & 1) * part->down + i / part->across) * 8 * part->pitch;
      block(part, to + (mcuColumn * part->across + i % part->across) * 8);
    }
  }
}

// Goes on with the row of MCUs: 1 when its values are there, 0 when more bytes are needed, -1 when they make no sense.
EXPORT(i32, row)(i32 isLast) {
  i32 answer = scanRow(isLast, mcu, forget);
  if (answer != 1) return answer;
  for (i32 c = 0; c < count; c++) closeRows(&components[c]);
  mcuRow++;
  return 1;
}

// Where a row of luma lies, or one of colour with half as many rows and columns as the luma: means of those that it has more.
EXPORT(const u8 *, plane)(i32 index, i32 y) {
  const Component *part = &components[index];
  if (index == 0 || (components[0].across == 2 && components[0].down == 2)) return rowOf(part, y);
  const u8 *a, *b;
  if (components[0].down == 2) a = b = rowOf(part, y);
  else a = rowOf(part, 2 * y), b = rowOf(part, 2 * y + 1);
  u8 *to = wide[index - 1];
  if (components[0].across == 2) {
    for (i32 x = 0; x < part->width; x += 16) {
      wasm_v128_store(to + x, wasm_u8x16_avgr(wasm_v128_load(a + x), wasm_v128_load(b + x)));
    }
    return to;
  }
  for (i32 x = 0; x < part->width; x += 16) {
    v128_t sum = wasm_i16x8_add(wasm_u16x8_extadd_pairwise_u8x16(wasm_v128_load(a + x)), wasm_u16x8_extadd_pairwise_u8x16(wasm_v128_load(b + x)));
    v128_t mean = wasm_u16x8_shr(wasm_i16x8_add(sum, wasm_i16x8_splat(2)), 2);
    wasm_v128_store64_lane(to + x / 2, wasm_u8x16_narrow_i16x8(mean, mean), 0);
  }
  return to;
}

// Makes the pixels of a row whose values, and those of the row of colour next to it, are there.
EXPORT(void, colour)(i32 y) {
  const u8 *luma = rowOf(&components[0], y);
  if (count == 1) {
    for (i32 x = 0; x < outWidth; x++) out[3 * x] = out[3 * x + 1] = out[3 * x + 2] = luma[x];
    return;
  }
  const u8 *rows[2];
  for (i32 c = 0; c < 2; c++) {
    const Component *part = &components[c + 1];
    const i32 isHigh = components[0].down == 2, isLower = isHigh && (y & 1);
    const u8 *near = rowOf(part, isHigh ? y >> 1 : y), *far = isHigh ? rowOf(part, (y >> 1) + (isLower ? 1 : -1)) : 0;
    rows[c] = near;
    if (components[0].across == 1 && !far) continue;
    enlarge(part, near, far, isLower, wide[c]);
    rows[c] = wide[c];
  }
  colourRow(luma, rows[0], rows[1]);
}
