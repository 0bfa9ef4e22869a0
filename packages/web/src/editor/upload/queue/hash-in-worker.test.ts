// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { hashInWorker } from './hash-in-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker whose script cannot be fetched, as without network. */
class LostWorker {
  onerror: ((event: Event) => void) | null = null;
  postMessage(): void {
    queueMicrotask(() => this.onerror?.(new Event('error')));
  }
  terminate(): void {}
}

const hash = (file: Blob) => hashInWorker(file, () => undefined, new AbortController().signal);

test('without network a photo can still be read: its hash is then computed in the page', async () => {
  vi.stubGlobal('Worker', LostWorker);
  await expect(hash(new Blob(['abc']))).resolves.toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('a file that cannot be read fails all the same', async () => {
  vi.stubGlobal('Worker', LostWorker);
  const gone = new Blob(['abc']);
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await expect(hash(gone)).rejects.toThrow('gone');
});
