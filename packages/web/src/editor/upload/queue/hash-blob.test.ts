// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashBlob, hashInSteps } from './hash-blob.ts';

const bytes = Uint8Array.from({ length: 9_000_001 }, (_, index) => (index * 31) % 251);
const truth = createHash('sha256').update(bytes).digest('hex');

test('the browser’s hash and the one in steps are the same, and right', async () => {
  const progress: number[] = [];
  expect(await hashBlob(new Blob([bytes]))).toBe(truth);
  expect(await hashInSteps(new Blob([bytes]), (fraction) => progress.push(fraction))).toBe(truth);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toHaveLength(3);
});

test('hashing stops when it is given up', async () => {
  const signal = AbortSignal.abort(new Error('given up'));
  await expect(hashInSteps(new Blob([bytes]), () => undefined, signal)).rejects.toThrow('given up');
});
