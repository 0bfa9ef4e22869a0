import { prefetched } from '../../../client/loading/prefetch.ts';

const loadHash = prefetched(() => import('./hash-blob.ts'));

/** The messages of the worker that hashes a file. */
export type HashMessage =
  | { type: 'progress'; fraction: number }
  | { type: 'hash'; hash: string }
  | { type: 'error'; message: string };

/**
 * The SHA-256 of a file, computed beside the page so that it keeps answering. Where the worker cannot be had, as
 * without network, it is computed here. Ends its worker in every case.
 */
export function hashInWorker(
  file: Blob,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
    const finish = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    const onAbort = () => finish(() => reject(signal.reason));
    signal.addEventListener('abort', onAbort);
    worker.onerror = () =>
      finish(() => resolve(loadHash().then(({ hashBlob }) => hashBlob(file, onProgress, signal))));
    worker.onmessage = ({ data }: MessageEvent<HashMessage>) => {
      if (data.type === 'progress') onProgress(data.fraction);
      else if (data.type === 'hash') finish(() => resolve(data.hash));
      else finish(() => reject(new Error(data.message)));
    };
    worker.postMessage(file);
  });
}
