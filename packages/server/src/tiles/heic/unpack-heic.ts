import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { Panorama } from '../panorama.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import type { HeicMessage, HeicTask } from './heic-thread.ts';

/**
 * Decodes a HEIC panorama, which sharp cannot, into a TIFF with its colour profile, and answers the panorama that this is.
 * Throws an UnreadablePicture, what went wrong, or the signal's reason.
 */
export async function unpackHeic(panorama: Panorama, file: string, signal: AbortSignal): Promise<Panorama> {
  const { path, area } = panorama;
  const { icc } = await sharp(path).metadata();
  const task: HeicTask = { path, file, width: area.width, height: area.height, profile: icc ?? null };
  // Read from the sources, the thread finds the other packages' sources by the same condition as the server.
  const fromSource = import.meta.url.endsWith('.ts');
  const worker = new Worker(new URL(fromSource ? './heic-thread.ts' : './heic-thread.js', import.meta.url), {
    workerData: task,
    // The library tells the console what is wrong with a file; it comes as a message too.
    stdout: true,
    stderr: true,
    ...(fromSource ? { execArgv: ['--conditions=@tourwright/source'] } : {}),
  });
  let stop = () => {};
  try {
    const message = await new Promise<HeicMessage>((resolve, reject) => {
      stop = () => reject(signal.reason);
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
      worker.once('message', resolve);
      // The decoder aborts its thread when its memory does not suffice, and at some kinds of damage.
      worker.once('error', ({ message }) => reject(new UnreadablePicture(message)));
      worker.once('exit', () => reject(new UnreadablePicture('its decoder ended early')));
    });
    if (message.kind === 'damaged') throw new UnreadablePicture(message.message);
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
  const { isHeic: _, ...unpacked } = panorama;
  return { ...unpacked, path: file, isHeldWhole: false };
}
