import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { Panorama } from '../../inspect/panorama.ts';
import { UnreadablePicture } from '../../native/unreadable-picture.ts';
import { workerEntry } from '../../native/worker-entry.ts';
import type { HeicMessage, HeicTask } from './heic-thread.ts';

/**
 * Decodes a HEIC panorama, which sharp cannot, into a TIFF with its colour profile, and answers the panorama that this is.
 * `onProgress` hears nothing of a picture that is one piece. Throws an UnreadablePicture, what went wrong, or the signal's
 * reason.
 */
export async function unpackHeic(
  panorama: Panorama,
  file: string,
  signal: AbortSignal,
  onProgress: (fraction: number) => void = () => {},
): Promise<Panorama> {
  const { path, area } = panorama;
  const { icc } = await sharp(path).metadata();
  const { width, height } = area;
  await runThread({ path, file, width, height, profile: icc ?? null }, signal, onProgress);
  const { isHeic: _, ...unpacked } = panorama;
  return { ...unpacked, path: file, isHeldWhole: false };
}

async function runThread(
  task: HeicTask,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const { url, execArgv } = workerEntry('heic-thread', import.meta.url);
  const worker = new Worker(url, {
    workerData: task,
    execArgv,
    // The library writes what is wrong with a file to the console; it comes as a message too.
    stdout: true,
    stderr: true,
  });
  let stop = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      worker.on('message', (message: HeicMessage) => {
        if (message.kind === 'progress') onProgress(message.fraction);
        else if (message.kind === 'damaged') reject(new UnreadablePicture(message.message));
        else resolve();
      });
      // The decoder aborts its thread when its memory does not suffice, and at some kinds of damage; a disk has a code.
      worker.once('error', (error) => reject('code' in error ? error : new UnreadablePicture(error.message)));
      worker.once('exit', () => reject(new UnreadablePicture('its decoder ended early')));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
