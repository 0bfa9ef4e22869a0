/// <reference path="./libheif.d.ts" />
/**
 * A HEIC file in libheif's memory, by the library's own functions in C: what its package offers besides decodes only all
 * at once and reports no progress. The memory goes with the thread.
 */
import { readFileSync } from 'node:fs';
import createLibHeif from 'libheif-js/libheif-wasm/libheif-bundle.js';
import { UnreadablePicture } from '../../native/unreadable-picture.ts';
import type { Turn } from './turn-pixels.ts';

/** RGB, valid until the next are decoded. */
export interface Pixels {
  width: number;
  height: number;
  /** Bytes from row to row. */
  stride: number;
  data: Uint8Array;
}

type LibHeif = ReturnType<typeof createLibHeif>;

/** A HEIC picture that is open for decoding. */
export interface Heic {
  /** As its pixels are in the file: in columns and rows of pieces of this size, of which the last are wider than the picture. */
  grid: {
    columns: number;
    rows: number;
    pieceWidth: number;
    pieceHeight: number;
    width: number;
    height: number;
  };
  /** How it comes upright; null when it has to be cropped too. */
  turns: Turn[] | null;
  decodePiece(column: number, row: number): Pixels;
  /** The whole picture, upright. */
  decode(): Pixels;
}

/** Numbers of libheif/heif.h. */
const [inRgb, interleavedRgb, interleaved] = [1, 10, 10];
const [ignoresTurnsAt, mostTurns, tilingBytes] = [1, 16, 256];

/** Throws an UnreadablePicture, as do the functions of what it answers. */
export function openHeic(path: string): Heic {
  const { heif, answer, result, first, check } = startLibrary();
  const file = readFileSync(path);
  const bytes = heif._malloc(file.length);
  heif.HEAPU8.set(file, bytes);
  const context = heif._heif_context_alloc();
  heif._heif_context_read_from_memory_without_copy(answer, context, bytes, file.length, 0);
  check();
  heif._heif_context_get_primary_image_handle(answer, context, result);
  check();
  const [handle, item] = [first(), heif._heif_image_handle_get_item_id(first())];
  const tiling = heif._malloc(tilingBytes);
  heif._heif_image_handle_get_image_tiling(answer, handle, 0, tiling);
  check();
  const [, columns = 1, rows = 1, pieceWidth = 0, pieceHeight = 0, width = 0, height = 0] =
    heif.HEAPU32.subarray(tiling >> 2);
  const options = heif._heif_decoding_options_alloc();
  let image = 0;
  const pixels = (isTurned: boolean, decode: () => void): Pixels => {
    if (image) heif._heif_image_release(image);
    image = 0;
    heif.HEAPU8[options + ignoresTurnsAt] = isTurned ? 0 : 1;
    decode();
    check();
    image = first();
    const data = heif._heif_image_get_plane_readonly2(image, interleaved, result);
    const size = {
      width: heif._heif_image_get_width(image, interleaved),
      height: heif._heif_image_get_height(image, interleaved),
    };
    return { ...size, stride: first(), data: heif.HEAPU8.subarray(data, data + first() * size.height) };
  };
  return {
    grid: { columns, rows, pieceWidth, pieceHeight, width, height },
    turns: turnsOf(heif, context, item),
    decodePiece: (column, row) =>
      pixels(false, () =>
        heif._heif_image_handle_decode_image_tile(
          answer,
          handle,
          result,
          inRgb,
          interleavedRgb,
          options,
          column,
          row,
        ),
      ),
    decode: () =>
      pixels(true, () => heif._heif_decode_image(answer, handle, result, inRgb, interleavedRgb, options)),
  };
}

function startLibrary() {
  const heif = createLibHeif();
  const answer = heif._malloc(12);
  const result = heif._malloc(4);
  return {
    heif,
    /** Where functions write whether all went well, and a number. */
    answer,
    result,
    first: () => heif.HEAPU32[result >> 2] ?? 0,
    check() {
      const isWell = heif.HEAPU32[answer >> 2] === 0;
      if (!isWell) throw new UnreadablePicture(textAt(heif, heif.HEAPU32[(answer >> 2) + 2]));
    },
  };
}

function turnsOf(heif: LibHeif, context: number, item: number): Turn[] | null {
  const list = heif._malloc(mostTurns * 4);
  const count = heif._heif_item_get_transformation_properties(context, item, list, mostTurns);
  const turns: Turn[] = [];
  for (const property of heif.HEAPU32.slice(list >> 2, (list >> 2) + count)) {
    const type = lettersOf(heif._heif_item_get_property_type(context, item, property));
    if (type === 'irot') {
      const degrees = heif._heif_item_get_property_transform_rotation_ccw(context, item, property);
      for (let turned = 0; turned < degrees; turned += 90) turns.push('quarter');
    } else if (type === 'imir') {
      const isAcross = heif._heif_item_get_property_transform_mirror(context, item, property) === 1;
      turns.push(isAcross ? 'left is right' : 'above is below');
    } else return null;
  }
  return turns;
}

function lettersOf(type: number): string {
  return String.fromCharCode(type >>> 24, (type >>> 16) & 255, (type >>> 8) & 255, type & 255);
}

function textAt(heif: LibHeif, at = 0): string {
  const text = heif.HEAPU8.subarray(at, heif.HEAPU8.indexOf(0, at));
  return new TextDecoder().decode(text) || 'unreadable';
}
