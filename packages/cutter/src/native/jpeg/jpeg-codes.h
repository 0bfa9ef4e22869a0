// The codes of a baseline JPEG, read from bytes that come in pieces (ITU-T T.81). For small-jpeg.c and whole-jpeg.c.
#include <wasm_simd128.h>
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long long u64;
typedef short i16;
typedef int i32;
#define EXPORT(type, name) __attribute__((export_name(#name))) type name
#define INLINE static inline __attribute__((always_inline))

enum { inputBytes = 1 << 18, inputSlack = 1 << 14, fastBits = 9, quickBits = 10, mostBlocks = 10 };
// No MCU that is allowed here takes more bytes: 64 codes of 32 bits for each of ten blocks, each byte stuffed.
enum { mcuBytes = mostBlocks * 512 + 64 };

typedef struct {
  u32 fast[1 << fastBits];  // run << 16 | size << 8 | length; 0 for longer codes
  // Codes with the numbers behind them: value << 16 | run << 8 | length of both; 0 where these are longer, or there is none.
  i32 quick[1 << quickBits];
  u32 first[18];            // the first code of each length, and one past the last
  u32 last[18];
  i32 offset[18];
  u8 symbols[256];
} Codes;

static u8 input[inputBytes + inputSlack];
static Codes codes[8];

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

// The most frequent codes with their numbers, for tables whose codes have runs.
static void fillQuick(Codes *table) {
  for (u32 word = 0; word < 1 << quickBits; word++) {
    table->quick[word] = 0;
    u32 found = table->fast[word >> (quickBits - fastBits)];
    i32 size = found >> 8 & 255, length = found & 255;
    if (size == 0 || length + size > quickBits) continue;
    i32 value = word >> (quickBits - length - size) & ((1 << size) - 1);
    if (value < 1 << (size - 1)) value -= (1 << size) - 1;
    table->quick[word] = value * 65536 | (found >> 16) << 8 | (length + size);
  }
}

// Begins to read at the next byte that arrives.
INLINE void beginBits(void) {
  bits = padding = isBroken = 0;
  ahead = 0;
  at = end = input;
}

// Goes past the marker between two intervals.
INLINE void passMarker(void) {
  while (end - at >= 2 && at[0] == 0xff && at[1] == 0xff) at++;
  if (end - at < 2 || at[0] != 0xff || (at[1] & 0xf8) != 0xd0) {
    isBroken = 1;
    return;
  }
  at += 2;
  ahead = 0;
  bits = padding = 0;
}

static i32 mcusAcross, mcusBetweenRestarts, mcusToRestart, mcuColumn;

// Begins with the first MCU.
INLINE void beginScan(i32 across, i32 restartInterval) {
  mcusAcross = across;
  mcusBetweenRestarts = mcusToRestart = restartInterval;
  mcuColumn = 0;
  beginBits();
}

// Goes on with the row of MCUs: 1 when all of them were decoded by `mcu`, 0 when more bytes are needed, -1 when they make no
// sense. `forget` begins the predictions anew.
INLINE i32 scanRow(i32 isLast, void (*mcu)(void), void (*forget)(void)) {
  for (; mcuColumn < mcusAcross; mcuColumn++) {
    if (!isLast && end - at < mcuBytes) return 0;
    if (mcusBetweenRestarts && mcusToRestart-- == 0) {
      passMarker();
      mcusToRestart = mcusBetweenRestarts;
      forget();
      if (isBroken) return -1;
      mcusToRestart--;
    }
    mcu();
    if (isBroken || bits < padding) return -1;
  }
  mcuColumn = 0;
  return 1;
}

EXPORT(u8 *, inputAddress)(void) { return input; }
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
  fillQuick(table);
  return 1;
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
