/**
 * Gives the memory of bytes back that nobody will read again. Left to itself V8 looks for them only when tens of megabytes
 * of encoded tiles have gathered, in each thread.
 */
export function detachBuffer({ buffer, byteLength }: Uint8Array): void {
  // Small ones may share their memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
