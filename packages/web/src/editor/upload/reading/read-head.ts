/** Enough for the size of nearly every photo, which is behind what its camera wrote of it. */
const headBytes = 512 * 1024;

/** The first bytes of a file, which show its format; null where the file cannot be read. */
export async function readHead(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  } catch {
    return null;
  }
}
