/** The size of a TIFF's first picture, which stands anywhere in the file; null when it cannot be read. */
export async function tiffSize(file: Blob): Promise<{ width: number; height: number } | null> {
  const read = async (from: number, count: number) =>
    new DataView(await file.slice(from, from + count).arrayBuffer());
  try {
    const head = await read(0, 8);
    const isLittle = head.getUint16(0) === 0x4949;
    const at = head.getUint32(4, isLittle);
    const count = (await read(at, 2)).getUint16(0, isLittle);
    const fields = await read(at + 2, count * 12);
    const fieldOf = (tag: number) => {
      for (let field = 0; field < count * 12; field += 12) {
        if (fields.getUint16(field, isLittle) !== tag) continue;
        const isShort = fields.getUint16(field + 2, isLittle) === 3;
        return isShort ? fields.getUint16(field + 8, isLittle) : fields.getUint32(field + 8, isLittle);
      }
      return 0;
    };
    const [width, height] = [fieldOf(256), fieldOf(257)];
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
