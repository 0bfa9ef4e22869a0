import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Read in steps, so that a file of 500 MB never lies in memory whole. */
const STEP_BYTES = 4 * 1024 * 1024;

/** The SHA-256 of a blob in lower-case hex. */
export async function hashBlob(
  blob: Blob,
  onProgress: (fraction: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < blob.size; start += STEP_BYTES) {
    signal?.throwIfAborted();
    hash.update(new Uint8Array(await blob.slice(start, start + STEP_BYTES).arrayBuffer()));
    onProgress(Math.min(1, (start + STEP_BYTES) / blob.size));
  }
  return bytesToHex(hash.digest());
}
