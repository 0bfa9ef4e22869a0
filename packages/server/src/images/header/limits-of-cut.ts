import type { Limits } from '@tourwright/cutter/process';
import { priceOf } from './price.ts';
import { readPictureHeader } from './read-header.ts';

/** The cutter's own threads and planes, for 32768x16384 in rows (docs/performance.md). */
const cutterBytes = 256 << 20;
/** JPEG takes 25 ms a million pixels, AVIF some seconds. */
const [leastMs, msAMillion] = [120_000, 10_000];

/** What cutting a panorama may take, generous in time. Null for faces in one file, which are limited one by one. */
export async function limitsOfCut(path: string, formats: number): Promise<Limits | null> {
  const header = await readPictureHeader(path);
  if (header === null) return null;
  const { memoryBytes, pixels } = priceOf(header);
  return { memoryBytes: cutterBytes + memoryBytes, cpuMs: leastMs + (msAMillion * formats * pixels) / 1e6 };
}
