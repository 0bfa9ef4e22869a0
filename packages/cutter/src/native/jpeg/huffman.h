// Reads Huffman codes of a baseline JPEG from bytes that come in pieces (ITU-T T.81, annexes C and F).
#include <wasm_simd128.h>
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned u32;
typedef unsigned long long u64;
typedef short i16;
typedef int i32;
#define EXPORT(type, name) __attribute__((export_name(#name))) type name
#define INLINE static inline __attribute__((always_inline))

enum { inputBytes = 1 << 18, inputSlack = 1 << 14, symbolBits = 9, coefficientBits = 10 };

typedef struct {
  u32 symbolLookup[1 << symbolBits];  // run << 16 | size << 8 | length; 0 for longer codes
  // Codes together with the coefficient that follows: value << 16 | run << 8 | length of both; 0 where these are longer, or
  // no coefficient follows.
  i32 coefficientLookup[1 << coefficientBits];
  u32 firstCode[18];                  // of each length
  u32 endCode[18];                    // one past the last of each length
  i32 symbolOffset[18];
  u8 symbols[256];
} HuffmanTable;

static u8 input[inputBytes + inputSlack];
static HuffmanTable huffmanTables[8];

// Bits that were read ahead, the next one highest; `paddingBits` of them lie beyond the data.
static u64 bitBuffer;
static i32 bitCount, paddingBits;
static const u8 *next, *end;
static i32 isCorrupt;

INLINE void refillBits(void) {
  if (bitCount > 32) return;
  if (end - next >= 8) {
    u64 word;
    __builtin_memcpy(&word, next, 8);
    u64 inverted = ~word;
    // Eight bytes at once where none is 0xff, which would begin a stuffed byte or a marker.
    if (((inverted - 0x0101010101010101ull) & ~inverted & 0x8080808080808080ull) == 0) {
      bitBuffer |= __builtin_bswap64(word) >> bitCount;
      next += (63 - bitCount) >> 3;
      bitCount |= 56;
      return;
    }
  }
  while (bitCount <= 56) {
    u64 byte = 0;
    if (next < end && *next != 0xff) byte = *next++;
    else if (end - next >= 2 && next[1] == 0) byte = 0xff, next += 2;
    else paddingBits += 8;
    bitBuffer |= byte << (56 - bitCount);
    bitCount += 8;
  }
}

INLINE u32 packSymbol(u32 symbol, u32 length) { return symbol >> 4 << 16 | (symbol & 15) << 8 | length; }

INLINE void dropBits(i32 length) {
  bitBuffer <<= length;
  bitCount -= length;
}

// Decodes the next symbol: its run << 16, size << 8 and length.
INLINE u32 decodeSymbol(const HuffmanTable *table) {
  u32 found = table->symbolLookup[bitBuffer >> (64 - symbolBits)];
  if (found) return found;
  for (i32 length = symbolBits + 1; length <= 16; length++) {
    u32 code = bitBuffer >> (64 - length);
    if (code >= table->endCode[length] || code < table->firstCode[length]) continue;
    return packSymbol(table->symbols[(table->symbolOffset[length] + (i32)code) & 255], length);
  }
  isCorrupt = 1;
  return packSymbol(0, 16);
}

// Decodes the signed coefficient that follows a Huffman code (T.81 F.2.2.1, EXTEND); its size is 1..15.
INLINE i32 decodeCoefficient(u32 symbol) {
  i32 length = symbol & 255, size = symbol >> 8 & 255;
  i32 value = (bitBuffer << length) >> (64 - size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}

// Precomputes the most frequent codes with their coefficients, for AC tables.
static void fillCoefficientLookup(HuffmanTable *table) {
  for (u32 bits = 0; bits < 1 << coefficientBits; bits++) {
    table->coefficientLookup[bits] = 0;
    u32 found = table->symbolLookup[bits >> (coefficientBits - symbolBits)];
    i32 size = found >> 8 & 255, length = found & 255;
    if (size == 0 || length + size > coefficientBits) continue;
    i32 value = bits >> (coefficientBits - length - size) & ((1 << size) - 1);
    if (value < 1 << (size - 1)) value -= (1 << size) - 1;
    table->coefficientLookup[bits] = value * 65536 | (found >> 16) << 8 | (length + size);
  }
}

// Begins to read at the next byte that arrives.
INLINE void resetBits(void) {
  bitCount = paddingBits = isCorrupt = 0;
  bitBuffer = 0;
  next = end = input;
}

// Skips the marker between two restart intervals.
INLINE void skipRestartMarker(void) {
  while (end - next >= 2 && next[0] == 0xff && next[1] == 0xff) next++;
  if (end - next < 2 || next[0] != 0xff || (next[1] & 0xf8) != 0xd0) {
    isCorrupt = 1;
    return;
  }
  next += 2;
  bitBuffer = 0;
  bitCount = paddingBits = 0;
}

EXPORT(u8 *, inputAddress)(void) { return input; }
EXPORT(u8 *, heapAddress)(void) {
  extern u8 __heap_base;
  return &__heap_base;
}

// Sets a table (0..3 DC, 4..7 AC) from how many codes there are of each length, then their symbols (T.81 C.2). Returns 0 if
// that is no table.
EXPORT(i32, setHuffmanTable)(i32 id, const u8 *counts, i32 symbolCount) {
  HuffmanTable *table = &huffmanTables[id & 7];
  const u8 *symbols = counts + 16;
  u32 code = 0, index = 0;
  for (i32 i = 0; i < 1 << symbolBits; i++) table->symbolLookup[i] = 0;
  for (i32 length = 1; length <= 16; length++, code <<= 1) {
    table->firstCode[length] = code;
    table->symbolOffset[length] = (i32)index - (i32)code;
    for (i32 i = 0; i < counts[length - 1]; i++, code++, index++) {
      if (index >= (u32)symbolCount || index >= 256 || code >= 1u << length) return 0;
      table->symbols[index] = symbols[index];
      if (length > symbolBits) continue;
      u32 from = code << (symbolBits - length), to = (code + 1) << (symbolBits - length);
      for (u32 bits = from; bits < to; bits++) table->symbolLookup[bits] = packSymbol(symbols[index], length);
    }
    table->endCode[length] = code;
  }
  fillCoefficientLookup(table);
  return 1;
}

// Moves unread bytes to the front; returns where the next ones go.
EXPORT(u8 *, reserveInput)(void) {
  i32 left = end - next;
  __builtin_memmove(input, next, left);
  next = input;
  end = input + left;
  return input + left;
}

// Records that so many bytes were written there.
EXPORT(void, inputArrived)(i32 bytes) { end += bytes; }
