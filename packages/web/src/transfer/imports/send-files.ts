import type { SentFile } from '@tourwright/api';
import { Upload } from 'tus-js-client';

/** A file, and where it is in the folder that was chosen or dropped. */
export interface ChosenFile {
  path: string;
  file: File;
}

const atATime = 3;

/** What is announced of the files. */
export function announced(files: readonly ChosenFile[]): SentFile[] {
  return files.map(({ path, file }) => ({ path, sizeBytes: file.size }));
}

/** Sends the files of an import, each from where it was left; `onSent` hears of all bytes together. */
export async function sendFiles(
  addressOf: (number: number) => string,
  files: readonly ChosenFile[],
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const sent = new Map<number, number>();
  let next = 0;
  const work = async () => {
    for (let number = next++; number < files.length; number = next++) {
      const chosen = files[number];
      // An empty file needs no bytes.
      if (!chosen || chosen.file.size === 0) continue;
      const current = number;
      await sendFile(addressOf(current), chosen.file, signal, (bytes) => {
        sent.set(current, bytes);
        onSent([...sent.values()].reduce((sum, each) => sum + each, 0));
      });
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

function sendFile(
  uploadUrl: string,
  file: File,
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const upload = new Upload(file, {
      uploadUrl,
      chunkSize: 64 * 2 ** 20,
      retryDelays: [500, 1000, 3000, 5000, 10_000],
      storeFingerprintForResuming: false,
      onProgress: onBytes,
      onSuccess: () => {
        onBytes(file.size);
        resolve();
      },
      onError: reject,
    });
    signal.addEventListener('abort', () => {
      void upload.abort();
      reject(signal.reason);
    });
    upload.start();
  });
}
