/** A tiled HEIC, as phones write it, built by repeating the single picture of another file. */
import { propertyOf } from '../native/heif-boxes.ts';

/** `photo` has one item, whose bytes are the last of the file. `turn`: quarters, counter-clockwise. */
export function gridHeic(
  photo: Buffer,
  { columns, rows, turn = 0 }: { columns: number; rows: number; turn?: number },
): Buffer {
  const [header, extent] = [propertyOf(photo, 1, 'hvcC'), propertyOf(photo, 1, 'ispe')];
  if (!header || !extent) throw new Error('The photo has no piece');
  const [width, height] = [extent.readUInt32BE(4), extent.readUInt32BE(8)];
  const data = photo.subarray(photo.lastIndexOf('mdat') + 4);
  const pieces = Array.from({ length: columns * rows }, (_, index) => index + 2);
  const [all, one] = [sizeOf(columns * width, rows * height), sizeOf(width, height)];
  const grid = bytes([0, 1, rows - 1, columns - 1], long(columns * width), long(rows * height));
  const infos = [info(1, 'grid'), ...pieces.map((id) => info(id, 'hvc1'))];
  const places = [word(1), [2, 3, 0x80 | 4], ...pieces.flatMap((id) => [word(id), [2, 2, 0x80 | 1]])];
  const properties = [
    box('ipco', box('hvcC', header), box('ispe', one), box('ispe', all), box('irot', [turn])),
    full('ipma', 0, long(pieces.length + 1), ...places),
  ];
  const meta = (dataAt: number) =>
    full(
      'meta',
      0,
      full('hdlr', 0, long(0), 'pict', Buffer.alloc(13)),
      full('pitm', 0, word(1)),
      full('iinf', 0, word(infos.length), ...infos),
      full('iref', 0, box('dimg', word(1), word(pieces.length), ...pieces.map(word))),
      box('iprp', ...properties),
      full(
        'iloc',
        1,
        [0x44, 0],
        word(pieces.length + 1),
        [...word(1), ...word(1), 0, 0, ...word(1), ...long(0), ...long(grid.length)],
        ...pieces.map((id) => [...word(id), 0, 0, 0, 0, ...word(1), ...long(dataAt), ...long(data.length)]),
      ),
      box('idat', grid),
    );
  const start = box('ftyp', 'heic', long(0), 'mif1heic');
  return bytes(start, meta(start.length + meta(0).length + 8), box('mdat', data));
}

type Part = Buffer | number[] | string;

function bytes(...parts: Part[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  );
}

function box(type: string, ...parts: Part[]): Buffer {
  const body = bytes(...parts);
  return bytes(long(body.length + 8), type, body);
}

function full(type: string, version: number, ...parts: Part[]): Buffer {
  return box(type, [version, 0, 0, 0], ...parts);
}

function info(id: number, type: string): Buffer {
  return full('infe', 2, word(id), word(0), type, [0]);
}

function sizeOf(width: number, height: number): Buffer {
  return bytes([0, 0, 0, 0], long(width), long(height));
}

function word(value: number): number[] {
  return [value >> 8, value & 255];
}

function long(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
