import { MemoryBudget } from '@tourwright/cutter/process';
import { afterAll } from 'vitest';
import { type Decoder, openDecoder } from './decoder.ts';

/** A decoder for the tests of a file, with as much memory as servers have by default. */
export function openTestDecoder(options: { totalBytes?: number; cpuMs?: number } = {}): Decoder {
  const { totalBytes = 1 << 30, ...limits } = options;
  const decoder = openDecoder({ memory: new MemoryBudget(totalBytes), ...limits });
  afterAll(() => decoder.close());
  return decoder;
}
