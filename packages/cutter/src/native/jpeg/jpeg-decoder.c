// Decodes baseline JPEGs row by row, to the very pixels that libjpeg-turbo decodes (ITU-T T.81, JFIF 1.02; chroma is upsampled
// with weights of 3 and 1, as in its jdsample.c). Built by build-jpeg-decoder.mjs; jpeg-decoder.ts is its JavaScript wrapper.
#include "huffman.h"
#include "idct.h"

enum { maxBlocksInMcu = 10 };
// No MCU that is allowed here takes more bytes: 64 codes of 32 bits for each of ten blocks, each byte stuffed.
enum { maxMcuBytes = maxBlocksInMcu * 512 + 64 };

typedef struct {
  i32 horizontal, vertical;   // sampling factors: blocks in an MCU
  i32 width, height;          // samples of the picture
  const HuffmanTable *dc, *ac;
  i16 quantizationTable[64];  // in zigzag order
  i32 dcPrediction;
  u8 *plane;                  // the rows of two rows of MCUs
  i32 pitch;
} Component;

static Component components[3];
static i32 componentCount, mcuRow, outWidth;
static i32 mcusAcross, restartInterval, mcusToRestart, mcuColumn;
static u8 *out;
// Chroma rows as wide as the picture, and one that is being upsampled.
static u8 *wideChroma[2];
static u16 *blended;

static const u8 zigzag[64] = {
  0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6,  7,  14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
};

// A run leads out of its block.
static void runTooLong(void) { isCorrupt = 1; }

// Decodes a block of 8x8 samples.
static void decodeBlock(Component *component, u8 *to) {
  i16 coefficients[64] __attribute__((aligned(16))) = {0};
  refillBits();
  u32 symbol = decodeSymbol(component->dc);
  if ((symbol >> 8 & 255) > 0) component->dcPrediction += decodeCoefficient(symbol);
  dropBits((symbol & 255) + (symbol >> 8 & 255));
  i32 dc = (i16)(component->dcPrediction * component->quantizationTable[0]);
  coefficients[0] = dc;
  const HuffmanTable *ac = component->ac;
  i32 k = 1;
  for (; k < 64; k++) {
    refillBits();
    i32 found = ac->coefficientLookup[bitBuffer >> (64 - coefficientBits)];
    if (found) {
      k += found >> 8 & 255;
      if (k > 63) return runTooLong();
      coefficients[zigzag[k]] = (found >> 16) * component->quantizationTable[k];
      dropBits(found & 255);
      continue;
    }
    symbol = decodeSymbol(ac);
    i32 size = symbol >> 8 & 255, run = symbol >> 16;
    k += run;
    if (size == 0) {
      dropBits(symbol & 255);
      if (run != 15) break;
      continue;
    }
    if (k > 63) return runTooLong();
    coefficients[zigzag[k]] = decodeCoefficient(symbol) * component->quantizationTable[k];
    dropBits((symbol & 255) + size);
  }
  if (k == 1) fillWithDc(dc, to, component->pitch);
  else inverseDct(coefficients, to, component->pitch);
}

// A row of samples; beyond the picture the last one is repeated.
INLINE u8 *rowOf(const Component *component, i32 y) {
  i32 row = y < 0 ? 0 : y >= component->height ? component->height - 1 : y;
  return component->plane + row % (16 * component->vertical) * component->pitch;
}

// Repeats the samples at both ends of the rows that a row of MCUs has made.
static void padRows(const Component *component) {
  for (i32 y = 0; y < 8 * component->vertical; y++) {
    u8 *row = rowOf(component, mcuRow * 8 * component->vertical + y);
    row[-1] = row[0];
    row[component->width] = row[component->width - 1];
  }
}

// Blends a chroma row with its neighbour, three parts and one; `far` is null where chroma has as many rows as luma.
static void blendRows(const Component *component, const u8 *near, const u8 *far) {
  for (i32 x = -8; x < component->width + 8; x += 8) {
    v128_t here = wasm_u16x8_load8x8(near + x);
    if (far) here = wasm_i16x8_add(wasm_i16x8_add(wasm_i16x8_add(here, here), here), wasm_u16x8_load8x8(far + x));
    wasm_v128_store(blended + x, here);
  }
}

// Upsamples a chroma row to the width and height of luma: the nearer sample counts three times.
static void upsampleRow(const Component *component, const u8 *near, const u8 *far, i32 isLower, u8 *to) {
  blendRows(component, near, far);
  if (components[0].horizontal == 1) {
    for (i32 x = 0; x < component->width; x += 8) {
      v128_t values = wasm_u16x8_shr(wasm_i16x8_add(wasm_v128_load(blended + x), wasm_i16x8_splat(isLower ? 2 : 1)), 2);
      wasm_v128_store64_lane(to + x, wasm_u8x16_narrow_i16x8(values, values), 0);
    }
    return;
  }
  const v128_t first = wasm_i16x8_splat(far ? 8 : 1), second = wasm_i16x8_splat(far ? 7 : 2);
  const i32 shift = far ? 4 : 2;
  for (i32 x = 0; x < component->width; x += 8) {
    v128_t here = wasm_v128_load(blended + x), thrice = wasm_i16x8_add(wasm_i16x8_add(here, here), here);
    v128_t left = wasm_u16x8_shr(wasm_i16x8_add(wasm_i16x8_add(thrice, wasm_v128_load(blended + x - 1)), first), shift);
    v128_t right = wasm_u16x8_shr(wasm_i16x8_add(wasm_i16x8_add(thrice, wasm_v128_load(blended + x + 1)), second), shift);
    // Neither is more than 255.
    wasm_v128_store(to + 2 * x, wasm_v128_or(left, wasm_i16x8_shl(right, 8)));
  }
}

// Full-range YCbCr of BT.601 to RGB with libjpeg's fractions of 16 bits and its rounding; eight pixels.
INLINE void toRgb(v128_t luma, v128_t cb, v128_t cr, v128_t *r, v128_t *g, v128_t *b) {
  const v128_t middle = wasm_i16x8_splat(128), half = wasm_i32x4_splat(1 << 15);
  cb = wasm_i16x8_sub(cb, middle), cr = wasm_i16x8_sub(cr, middle);
  // 1.402 = 1 + 26345 / 65536 (of all 256 values 13173 / 32768 gives the same), 1.772 = 2 - 14942 / 65536.
  *r = wasm_i16x8_add(luma, wasm_i16x8_add(cr, wasm_i16x8_q15mulr_sat(cr, wasm_i16x8_splat(13173))));
  v128_t twice = wasm_i16x8_add(cb, cb);
  *b = wasm_i16x8_add(luma, wasm_i16x8_add(twice, wasm_i16x8_q15mulr_sat(cb, wasm_i16x8_splat(-7471))));
  // -0.344 = -22554 / 65536, -0.714 = -1 + 18734 / 65536.
  v128_t low = wasm_i32x4_add(dotPairs(LOW16(cb, cr), -22554, 18734), half);
  v128_t high = wasm_i32x4_add(dotPairs(HIGH16(cb, cr), -22554, 18734), half);
  v128_t less = wasm_i16x8_narrow_i32x4(wasm_i32x4_shr(low, 16), wasm_i32x4_shr(high, 16));
  *g = wasm_i16x8_add(luma, wasm_i16x8_sub(less, cr));
}

static void storeRgb(u8 *to, v128_t r, v128_t g, v128_t b) {
  // r0 r1 .. and g0 g1 .. become r0 g0 r1 g1 ..; then blue comes between.
  v128_t low = LOW8(r, g), high = HIGH8(r, g);
  wasm_v128_store(to, wasm_i8x16_shuffle(low, b, 0, 1, 16, 2, 3, 17, 4, 5, 18, 6, 7, 19, 8, 9, 20, 10));
  v128_t middle = wasm_i8x16_shuffle(low, high, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 0, 0, 0, 0, 0);
  wasm_v128_store(to + 16, wasm_i8x16_shuffle(middle, b, 0, 21, 1, 2, 22, 3, 4, 23, 5, 6, 24, 7, 8, 25, 9, 10));
  wasm_v128_store(to + 32, wasm_i8x16_shuffle(high, b, 26, 6, 7, 27, 8, 9, 28, 10, 11, 29, 12, 13, 30, 14, 15, 31));
}

static void convertRow(const u8 *luma, const u8 *cb, const u8 *cr, i32 width) {
  for (i32 x = 0; x < width; x += 16) {
    v128_t r[2], g[2], b[2];
    for (i32 half = 0; half < 2; half++) {
      i32 from = x + 8 * half;
      toRgb(wasm_u16x8_load8x8(luma + from), wasm_u16x8_load8x8(cb + from), wasm_u16x8_load8x8(cr + from), &r[half], &g[half], &b[half]);
    }
    storeRgb(out + 3 * x, wasm_u8x16_narrow_i16x8(r[0], r[1]), wasm_u8x16_narrow_i16x8(g[0], g[1]), wasm_u8x16_narrow_i16x8(b[0], b[1]));
  }
}

EXPORT(i16 *, quantizationTableAddress)(i32 component) { return components[component].quantizationTable; }

// `plane` is the first sample of the first row.
EXPORT(void, setComponent)(i32 index, i32 horizontal, i32 vertical, i32 width, i32 height, i32 dc, i32 ac, u8 *plane, i32 pitch) {
  Component *component = &components[index];
  component->horizontal = horizontal, component->vertical = vertical, component->width = width, component->height = height;
  component->dc = &huffmanTables[dc & 3], component->ac = &huffmanTables[4 + (ac & 3)];
  component->dcPrediction = 0, component->plane = plane, component->pitch = pitch;
}

// Begins with the first MCU. `pixels` and both chroma rows have room for a rim, `scratch` on both sides.
EXPORT(void, beginScan)(i32 count, i32 across, i32 interval, i32 width, u8 *pixels, u8 *wideCb, u8 *wideCr, u16 *scratch) {
  componentCount = count;
  mcusAcross = across;
  restartInterval = mcusToRestart = interval;
  mcuColumn = mcuRow = 0;
  resetBits();
  out = pixels;
  outWidth = width;
  wideChroma[0] = wideCb;
  wideChroma[1] = wideCr;
  blended = scratch;
}

static void resetPredictions(void) {
  for (i32 c = 0; c < componentCount; c++) components[c].dcPrediction = 0;
}

static void decodeMcu(void) {
  for (i32 c = 0; c < componentCount; c++) {
    Component *component = &components[c];
    for (i32 i = 0; i < component->horizontal * component->vertical; i++) {
      u8 *to = component->plane + ((mcuRow & 1) * component->vertical + i / component->horizontal) * 8 * component->pitch;
      decodeBlock(component, to + (mcuColumn * component->horizontal + i % component->horizontal) * 8);
    }
  }
}

// Goes on with the row of MCUs: 1 when its samples are there, 0 when more bytes are needed, -1 when they are corrupt.
EXPORT(i32, decodeMcuRow)(i32 isLast) {
  for (; mcuColumn < mcusAcross; mcuColumn++) {
    if (!isLast && end - next < maxMcuBytes) return 0;
    if (restartInterval && mcusToRestart-- == 0) {
      skipRestartMarker();
      mcusToRestart = restartInterval - 1;
      resetPredictions();
      if (isCorrupt) return -1;
    }
    decodeMcu();
    if (isCorrupt || bitCount < paddingBits) return -1;
  }
  mcuColumn = 0;
  for (i32 c = 0; c < componentCount; c++) padRows(&components[c]);
  mcuRow++;
  return 1;
}

// Halves two rows of a plane to one of 2x2 means. Reads and writes whole groups of 16 samples.
EXPORT(void, halveRows)(const u8 *upper, const u8 *lower, i32 width, u8 *to) {
  for (i32 x = 0; x < width; x += 16) {
    v128_t sum = wasm_i16x8_add(wasm_u16x8_extadd_pairwise_u8x16(wasm_v128_load(upper + x)), wasm_u16x8_extadd_pairwise_u8x16(wasm_v128_load(lower + x)));
    v128_t mean = wasm_u16x8_shr(wasm_i16x8_add(sum, wasm_i16x8_splat(2)), 2);
    wasm_v128_store64_lane(to + x / 2, wasm_u8x16_narrow_i16x8(mean, mean), 0);
  }
}

// Where a row of luma lies, or one of chroma with half as many rows and columns as luma: means of the samples that it has more.
EXPORT(const u8 *, planeRow)(i32 index, i32 y) {
  const Component *component = &components[index];
  if (index == 0 || (components[0].horizontal == 2 && components[0].vertical == 2)) return rowOf(component, y);
  const u8 *a, *b;
  if (components[0].vertical == 2) a = b = rowOf(component, y);
  else a = rowOf(component, 2 * y), b = rowOf(component, 2 * y + 1);
  u8 *to = wideChroma[index - 1];
  if (components[0].horizontal == 2) {
    for (i32 x = 0; x < component->width; x += 16) {
      wasm_v128_store(to + x, wasm_u8x16_avgr(wasm_v128_load(a + x), wasm_v128_load(b + x)));
    }
    return to;
  }
  halveRows(a, b, component->width, to);
  return to;
}

// Converts a row to RGB whose samples, and those of the chroma row next to it, are there.
EXPORT(void, rgbRow)(i32 y) {
  const u8 *luma = rowOf(&components[0], y);
  if (componentCount == 1) {
    for (i32 x = 0; x < outWidth; x++) out[3 * x] = out[3 * x + 1] = out[3 * x + 2] = luma[x];
    return;
  }
  const u8 *rows[2];
  for (i32 c = 0; c < 2; c++) {
    const Component *component = &components[c + 1];
    const i32 isSubsampled = components[0].vertical == 2, isLower = isSubsampled && (y & 1);
    const u8 *near = rowOf(component, isSubsampled ? y >> 1 : y), *far = isSubsampled ? rowOf(component, (y >> 1) + (isLower ? 1 : -1)) : 0;
    rows[c] = near;
    if (components[0].horizontal == 1 && !far) continue;
    upsampleRow(component, near, far, isLower, wideChroma[c]);
    rows[c] = wideChroma[c];
  }
  convertRow(luma, rows[0], rows[1], outWidth);
}

// Converts a row of as many chroma samples as luma to RGB, at the place of the pixels.
EXPORT(void, convertDownsampled)(const u8 *luma, const u8 *cb, const u8 *cr, i32 width) { convertRow(luma, cb, cr, width); }
