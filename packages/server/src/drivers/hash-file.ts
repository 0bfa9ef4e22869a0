import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const pieceBytes = 2 ** 20;

/**
 * The SHA-256 of a file in lower-case hex. It is read into one buffer: the pieces of a stream pile up in memory, some 80 MB
 * of them, before they are collected.
 */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path);
  try {
    const piece = Buffer.allocUnsafeSlow(pieceBytes);
    for (;;) {
      const { bytesRead } = await file.read(piece, 0, piece.length);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
