/** Rows per strip of pixels. */
const rowsPerStrip = 16;
const [short, long, undefinedType] = [3, 4, 7];

/** What precedes the RGB pixels of an uncompressed TIFF, which follow row by row. */
export function tiffHeader(size: { width: number; height: number }, profile: Uint8Array | null): Uint8Array {
  const { width, height } = size;
  const strips = Math.ceil(height / rowsPerStrip);
  const fieldCount = profile ? 11 : 10;
  let at = 8 + 2 + fieldCount * 12 + 4;
  const place = (bytes: number) => {
    const here = at;
    at += (bytes + 3) & ~3;
    return here;
  };
  const [bitsAt, offsetsAt, countsAt] = [place(6), place(strips * 4), place(strips * 4)];
  const profileAt = place(profile?.length ?? 0);
  const bytes = new Uint8Array(at);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x49492a00);
  view.setUint32(4, 8, true);
  view.setUint16(8, fieldCount, true);
  let field = 10;
  const write = (tag: number, type: number, count: number, value: number) => {
    view.setUint16(field, tag, true);
    view.setUint16(field + 2, type, true);
    view.setUint32(field + 4, count, true);
    view.setUint32(field + 8, value, true);
    field += 12;
  };
  /** One value is in the field itself. */
  const listAt = (place: number) => (strips === 1 ? view.getUint32(place, true) : place);
  for (const channel of [0, 1, 2]) view.setUint16(bitsAt + channel * 2, 8, true);
  for (let strip = 0; strip < strips; strip++) {
    const rows = Math.min(rowsPerStrip, height - strip * rowsPerStrip);
    view.setUint32(offsetsAt + strip * 4, at + strip * rowsPerStrip * width * 3, true);
    view.setUint32(countsAt + strip * 4, rows * width * 3, true);
  }
  write(256, long, 1, width);
  write(257, long, 1, height);
  write(258, short, 3, bitsAt);
  write(259, short, 1, 1);
  write(262, short, 1, 2);
  write(273, long, strips, listAt(offsetsAt));
  write(277, short, 1, 3);
  write(278, long, 1, rowsPerStrip);
  write(279, long, strips, listAt(countsAt));
  write(284, short, 1, 1);
  if (profile) {
    write(34675, undefinedType, profile.length, profileAt);
    bytes.set(profile, profileAt);
  }
  return bytes;
}
