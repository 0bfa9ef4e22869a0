// Reads baseline JPEGs while their bytes come, at a half, a quarter or an eighth of their size (ITU-T T.81). Each pixel is
// the mean of those that fall on it. Built by build-small-jpeg.mjs; small-jpeg.ts is its hand.
#include "jpeg-codes.h"

typedef struct {
  i32 across, down;  // blocks in an MCU
  i32 columns, rows; // pixels made of a block
  const Codes *dc, *ac;
  u64 used;  // a bit for each frequency that any of them is made of
  // What a frequency of 1 adds to each of the pixels, row by row; frequencies in the order in which they come.
  float shares[64][64];
  i32 predicted;
  u8 *plane;
  i32 pitch;
} Component;

static Component components[3];
static i32 count, outWidth, outRows;
static u8 *out;

INLINE u8 clamp(float value) { return value < 0 ? 0 : value > 255 ? 255 : (u8)value; }

// Decodes a block and makes its pixels.
static void block(Component *part, u8 *to) {
  const i32 pixels = part->columns * part->rows;
  float sums[64] __attribute__((aligned(16)));
  refill();
  u32 found = code(part->dc);
  if ((found >> 8 & 255) > 0) part->predicted += number(found);
  drop((found & 255) + (found >> 8 & 255));
  float mean = 128.5f + part->predicted * part->shares[0][0];
  for (i32 i = 0; i < pixels; i++) sums[i] = mean;
  const Codes *ac = part->ac;
  const u64 used = part->used;
  for (i32 k = 1; k < 64; k++) {
    refill();
    found = code(ac);
    i32 size = found >> 8 & 255, run = found >> 16;
    k += run;
    if (size == 0) {
      drop(found & 255);
      if (run != 15) break;
      continue;
    }
    if (k > 63) {
      isBroken = 1;
      break;
    }
    if (used >> k & 1) {
      float value = number(found);
      const float *shares = part->shares[k];
      if (pixels < 4) for (i32 i = 0; i < pixels; i++) sums[i] += value * shares[i];
      else for (i32 i = 0; i < pixels; i += 4) {
        v128_t more = wasm_f32x4_mul(wasm_f32x4_splat(value), wasm_v128_load(shares + i));
        wasm_v128_store(sums + i, wasm_f32x4_add(wasm_v128_load(sums + i), more));
      }
    }
    drop((found & 255) + size);
  }
  for (i32 y = 0; y < part->rows; y++)
    for (i32 x = 0; x < part->columns; x++) to[y * part->pitch + x] = clamp(sums[y * part->columns + x]);
}

static void forget(void) {
  for (i32 c = 0; c < count; c++) components[c].predicted = 0;
}

// JFIF 1.02: full-range YCbCr of BT.601.
static void colour(void) {
  for (i32 y = 0; y < outRows; y++) {
    u8 *to = out + y * outWidth * 3;
    const u8 *luma = components[0].plane + y * components[0].pitch;
    if (count == 1) {
      for (i32 x = 0; x < outWidth; x++) to[3 * x] = to[3 * x + 1] = to[3 * x + 2] = luma[x];
      continue;
    }
    const u8 *blue = components[1].plane + y * components[1].pitch, *red = components[2].plane + y * components[2].pitch;
    for (i32 x = 0; x < outWidth; x++) {
      float l = luma[x] + 0.5f, b = blue[x] - 128, r = red[x] - 128;
      to[3 * x] = clamp(l + 1.402f * r);
      to[3 * x + 1] = clamp(l - 0.344136f * b - 0.714136f * r);
      to[3 * x + 2] = clamp(l + 1.772f * b);
    }
  }
}

EXPORT(float *, sharesAddress)(i32 component) { return components[component].shares[0]; }

EXPORT(void, setComponent)(i32 index, i32 across, i32 down, i32 columns, i32 rows, i32 dc, i32 ac, u8 *plane, i32 pitch) {
  Component *part = &components[index];
  part->across = across, part->down = down, part->columns = columns, part->rows = rows;
  part->dc = &codes[dc & 3], part->ac = &codes[4 + (ac & 3)];
  part->predicted = 0, part->plane = plane, part->pitch = pitch;
  part->used = 0;
  for (i32 k = 0; k < 64; k++)
    for (i32 i = 0; i < columns * rows; i++)
      if (part->shares[k][i] != 0) part->used |= 1ull << k;
}

EXPORT(void, begin)(i32 componentCount, i32 across, i32 restartInterval, u8 *pixels, i32 width, i32 rows) {
  count = componentCount;
  beginScan(across, restartInterval);
  out = pixels;
  outWidth = width;
  outRows = rows;
}

static void mcu(void) {
  for (i32 c = 0; c < count; c++) {
    Component *part = &components[c];
    for (i32 i = 0; i < part->across * part->down; i++) {
      i32 x = (mcuColumn * part->across + i % part->across) * part->columns, y = i / part->across * part->rows;
      block(part, part->plane + y * part->pitch + x);
    }
  }
}

// Goes on with the row of MCUs: 1 when its pixels are there, 0 when more bytes are needed, -1 when they make no sense.
EXPORT(i32, row)(i32 isLast) {
  i32 answer = scanRow(isLast, mcu, forget);
  if (answer != 1) return answer;
  colour();
  return 1;
}
