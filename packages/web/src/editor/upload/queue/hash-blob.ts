import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Up to this size the browser's own, much faster hash is used, which wants all bytes at once. */
const wholeBytes = 48 * 1024 * 1024;
/** Larger files are read in steps, so that one of 500 MB never is in memory whole. */
const stepBytes = 4 * 1024 * 1024;

/** The SHA-256 of a blob in lower-case hex. */
export async function hashBlob(
  blob: Blob,
  onProgress: (fraction: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<string> {
  // Absent on plain http.
  if (blob.size <= wholeBytes && globalThis.crypto.subtle) {
    const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
    return bytesToHex(new Uint8Array(digest));
  }
  return hashInSteps(blob, onProgress, signal);
}

/** The same, step by step. */
export async function hashInSteps(
  blob: Blob,
  onProgress: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const hash = sha256.create();
  for (let start = 0; start < blob.size; start += stepBytes) {
    signal?.throwIfAborted();
    hash.update(new Uint8Array(await blob.slice(start, start + stepBytes).arrayBuffer()));
    onProgress(Math.min(1, (start + stepBytes) / blob.size));
  }
  return bytesToHex(hash.digest());
}
