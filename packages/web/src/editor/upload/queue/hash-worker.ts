/** The worker side of `hashInWorker`: one file in, progress and the hash out. */
import { hashBlob } from './hash-blob.ts';
import type { HashMessage } from './hash-in-worker.ts';

const post = (message: HashMessage) => self.postMessage(message);

self.onmessage = async (event: MessageEvent<Blob>) => {
  try {
    const hash = await hashBlob(event.data, (fraction) => post({ type: 'progress', fraction }));
    post({ type: 'hash', hash });
  } catch (error) {
    post({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
};
