/** Checksums of a panorama's tiles, stored beside them, so that damage on the disk is detected before it is served. */
import { crc32 } from 'node:zlib';
import type { Storage } from '../../drivers/storage/storage.ts';

/** Length and CRC-32, by path. */
export type Checksums = Map<string, { sizeBytes: number; crc: number }>;

/** Below the panorama's folder; its name has no ending, so it is not an address. */
const fileName = 'checksums';

/** The size in bytes and CRC-32 of a tile. */
export function checksumOf(bytes: Uint8Array): { sizeBytes: number; crc: number } {
  return { sizeBytes: bytes.length, crc: crc32(bytes) };
}

/** Reads the checksums of a panorama's tiles, by path; empty where none were written. */
export async function readChecksums(storage: Storage, prefix: string): Promise<Checksums> {
  const file = await storage.read(`${prefix}${fileName}`);
  const sums: Checksums = new Map();
  for (const line of file?.bytes.toString('latin1').split('\n') ?? []) {
    const [path = '', size, crc] = line.split(' ');
    if (crc !== undefined) sums.set(path, { sizeBytes: Number(size), crc: Number(crc) });
  }
  return sums;
}

/** Writes the checksums of a panorama's tiles beside them. */
export async function writeChecksums(storage: Storage, prefix: string, sums: Checksums): Promise<void> {
  const lines = [...sums].map(([path, { sizeBytes, crc }]) => `${path} ${sizeBytes} ${crc}\n`);
  await storage.put(`${prefix}${fileName}`, Buffer.from(lines.join('')));
}

/** Sums of tiles that are stored and have none yet: those of a run that was killed. */
export async function addMissing(
  storage: Storage,
  prefix: string,
  paths: Iterable<string>,
  sums: Checksums,
): Promise<void> {
  for (const path of paths) {
    if (sums.has(path)) continue;
    const file = await storage.read(`${prefix}${path}`);
    if (file !== null) sums.set(path, checksumOf(file.bytes));
  }
}
