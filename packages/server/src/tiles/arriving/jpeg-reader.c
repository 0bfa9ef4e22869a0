// Reads baseline JPEGs while their bytes come, at a half, a quarter or an eighth of their size (ITU-T T.81). Each pixel is
// the mean of those that fall on it. Built by build-jpeg-reader.mjs; jpeg-reader.ts is its hand.
#include <wasm_simd128.h>
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long long u64;
typedef int i32;
#define EXPORT(type, name) __attribute__((export_name(#name))) type name
#define INLINE static inline __attribute__((always_inline))

enum { inputBytes = 1 << 18, inputSlack = 1 << 14, fastBits = 9, mostBlocks = 10 };
// No MCU that is allowed here takes more bytes: 64 codes of 32 bits for each of ten blocks, each byte stuffed.
enum { mcuBytes = mostBlocks * 512 + 64 };

typedef struct {
  u32 fast[1 << fastBits];  // run << 16 | size << 8 | length; 0 for longer codes
  u32 first[18];            // the first code of each length, and one past the last
  u32 last[18];
  i32 offset[18];
  u8 symbols[256];
} Codes;

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

static u8 input[inputBytes + inputSlack];
static Codes codes[8];
static Component components[3];
static i32 count, mcusAcross, mcusBetweenRestarts, mcusToRestart, mcuColumn, mcuRows, outWidth, outRows;
static u8 *out;

// Bits that were read ahead, the next one highest; `padding` of them lie beyond the data.
static u64 ahead;
static i32 bits, padding;
static const u8 *at, *end;
static i32 isBroken;

INLINE void refill(void) {
  if (bits > 32) return;
  if (end - at >= 8) {
    u64 word;
    __builtin_memcpy(&word, at, 8);
    u64 turned = ~word;
    if (((turned - 0x0101010101010101ull) & ~turned & 0x8080808080808080ull) == 0) {
      ahead |= __builtin_bswap64(word) >> bits;
      at += (63 - bits) >> 3;
      bits |= 56;
      return;
    }
  }
  while (bits <= 56) {
    u64 byte = 0;
    if (at < end && *at != 0xff) byte = *at++;
    else if (end - at >= 2 && at[1] == 0) byte = 0xff, at += 2;
    else padding += 8;
    ahead |= byte << (56 - bits);
    bits += 8;
  }
}

INLINE u8 clamp(float value) { return value < 0 ? 0 : value > 255 ? 255 : (u8)value; }
INLINE u32 packed(u32 symbol, u32 length) { return symbol >> 4 << 16 | (symbol & 15) << 8 | length; }

INLINE void drop(i32 length) {
  ahead <<= length;
  bits -= length;
}

// The next code: its run << 16, size << 8 and length.
INLINE u32 code(const Codes *table) {
  u32 found = table->fast[ahead >> (64 - fastBits)];
  if (found) return found;
  for (i32 length = fastBits + 1; length <= 16; length++) {
    u32 word = ahead >> (64 - length);
    if (word >= table->last[length] || word < table->first[length]) continue;
    return packed(table->symbols[(table->offset[length] + (i32)word) & 255], length);
  }
  isBroken = 1;
  return packed(0, 16);
}

// Behind its code, a number as T.81 writes it (F.2.2.1); size 1..15.
INLINE i32 number(u32 found) {
  i32 length = found & 255, size = found >> 8 & 255;
  i32 value = (ahead << length) >> (64 - size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}

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

static void restart(void) {
  while (end - at >= 2 && at[0] == 0xff && at[1] == 0xff) at++;
  if (end - at < 2 || at[0] != 0xff || (at[1] & 0xf8) != 0xd0) {
    isBroken = 1;
    return;
  }
  at += 2;
  ahead = 0;
  bits = padding = 0;
  mcusToRestart = mcusBetweenRestarts;
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

EXPORT(u8 *, inputAddress)(void) { return input; }
EXPORT(float *, sharesAddress)(i32 component) { return components[component].shares[0]; }
EXPORT(u8 *, heapAddress)(void) {
  extern u8 __heap_base;
  return &__heap_base;
}

// A table of codes: how many there are of each length, then their symbols. Answers 0 if it is none.
EXPORT(i32, setCodes)(i32 id, const u8 *counts, i32 symbolCount) {
  Codes *table = &codes[id & 7];
  const u8 *symbols = counts + 16;
  u32 code = 0, index = 0;
  for (i32 i = 0; i < 1 << fastBits; i++) table->fast[i] = 0;
  for (i32 length = 1; length <= 16; length++, code <<= 1) {
    table->first[length] = code;
    table->offset[length] = (i32)index - (i32)code;
    for (i32 i = 0; i < counts[length - 1]; i++, code++, index++) {
      if (index >= (u32)symbolCount || index >= 256 || code >= 1u << length) return 0;
      table->symbols[index] = symbols[index];
      if (length > fastBits) continue;
      u32 from = code << (fastBits - length), to = (code + 1) << (fastBits - length);
      for (u32 place = from; place < to; place++) table->fast[place] = packed(symbols[index], length);
    }
    table->last[length] = code;
  }
  return 1;
}

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
  mcusAcross = across;
  mcusBetweenRestarts = mcusToRestart = restartInterval;
  out = pixels;
  outWidth = width;
  outRows = rows;
  mcuColumn = mcuRows = bits = padding = isBroken = 0;
  ahead = 0;
  at = end = input;
}

// More bytes lie behind those that were not read yet; answers where the next ones go.
EXPORT(u8 *, room)(void) {
  i32 left = end - at;
  __builtin_memmove(input, at, left);
  at = input;
  end = input + left;
  return input + left;
}

EXPORT(void, arrived)(i32 bytes) { end += bytes; }

// Goes on with the row of MCUs: 1 when its pixels are there, 0 when more bytes are needed, -1 when they make no sense.
EXPORT(i32, row)(i32 isLast) {
  for (; mcuColumn < mcusAcross; mcuColumn++) {
    if (!isLast && end - at < mcuBytes) return 0;
    if (mcusBetweenRestarts && mcusToRestart-- == 0) {
      restart();
      if (isBroken) return -1;
      mcusToRestart--;
    }
    for (i32 c = 0; c < count; c++) {
      Component *part = &components[c];
      for (i32 i = 0; i < part->across * part->down; i++) {
        i32 x = (mcuColumn * part->across + i % part->across) * part->columns, y = i / part->across * part->rows;
        block(part, part->plane + y * part->pitch + x);
      }
    }
    if (isBroken || bits < padding) return -1;
  }
  mcuColumn = 0;
  colour();
  return 1;
}
