/**
 * Whether the coded bytes of a HEIC are whole. libheif shows damaged pieces as far as they go and says nothing (its
 * `strict_decoding` does not reach the decoder, 1.23.2), but the decoder itself can withhold faulty pictures.
 */
import { propertyOf } from '../../native/heif-boxes.ts';
import { UnreadablePicture } from '../../native/unreadable-picture.ts';
import { type Heic, type LibHeif, openHeic } from './open-heic.ts';

/** Of libde265/de265.h. */
const withholdsFaulty = 6;
/** The decoder takes a step or two for each picture. */
const mostSteps = 1_000_000;

/** Throws an UnreadablePicture. */
export function checkHeic(path: string): void {
  const heic = openHeic(path);
  for (const { id, bytes } of heic.items()) {
    const header = propertyOf(heic.file, id, 'hvcC');
    if (header && !isWhole(heic, header, bytes)) throw new UnreadablePicture('its pixels are damaged');
  }
}

function isWhole({ heif }: Heic, header: Buffer, bytes: Uint8Array): boolean {
  const decoder = heif._de265_new_decoder();
  const more = heif._malloc(4);
  try {
    heif._de265_set_parameter_bool(decoder, withholdsFaulty, 1);
    for (const unit of [...unitsOfHeader(header), ...unitsOf(bytes, ((header[21] ?? 3) & 3) + 1)]) {
      if (!push(heif, decoder, unit)) return false;
    }
    heif._de265_flush_data(decoder);
    for (let step = 0; step < mostSteps; step++) {
      if (heif._de265_decode(decoder, more) !== 0) return false;
      if (heif._de265_get_next_picture(decoder)) return true;
      if (!heif.HEAPU32[more >> 2]) return false;
    }
    return false;
  } finally {
    heif._de265_free_decoder(decoder);
    heif._free(more);
  }
}

function push(heif: LibHeif, decoder: number, unit: Uint8Array): boolean {
  const at = heif._malloc(unit.length);
  heif.HEAPU8.set(unit, at);
  const answer = heif._de265_push_NAL(decoder, at, unit.length, 0, 0, 0);
  heif._free(at);
  return answer === 0;
}

/** Parameter sets: ISO/IEC 14496-15, HEVCDecoderConfigurationRecord. */
function* unitsOfHeader(header: Buffer): Generator<Uint8Array> {
  let at = 23;
  for (let arrays = header[22] ?? 0; arrays > 0; arrays--) {
    let count = header.readUInt16BE(at + 1);
    for (at += 3; count > 0; count--) {
      const length = header.readUInt16BE(at);
      yield header.subarray(at + 2, at + 2 + length);
      at += 2 + length;
    }
  }
}

/** Each after its length, of so many bytes. A length that is wrong takes what is left, which the decoder finds faulty. */
function* unitsOf(bytes: Uint8Array, lengthBytes: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; ) {
    let length = 0;
    for (const byte of bytes.subarray(at, at + lengthBytes)) length = length * 256 + byte;
    yield bytes.subarray(at + lengthBytes, at + lengthBytes + length);
    at += lengthBytes + length;
  }
}
