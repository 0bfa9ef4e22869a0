/** A tile maker in a worker. */
/// <reference path="./worker.d.ts" />
import type { TileId } from '@tourwright/tour/pyramid';
import type { PictureEvents } from '../picture-events.ts';
import { PlainFailure } from './plain-failure.ts';
import type { PlainMaker, PlainOrder } from './plain-maker.ts';
import PlainWorker from './plain-worker.ts?worker&inline';
import type { TilePixels } from './tile-projector.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

/** A worker that can do it says something within this time. */
const workerTimeoutMs = 8000;

interface Waiting {
  resolve: (pixels: TilePixels) => void;
  reject: (cause: unknown) => void;
}

/** Null where no worker can do it here; rejects with a `PlainFailure` when the picture cannot be had. */
export function openWorkerMaker(order: PlainOrder, events: PictureEvents): Promise<PlainMaker | null> {
  const worker = startWorker();
  if (!worker) return Promise.resolve(null);
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const say = (message: ToWorker) => worker.postMessage(message);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => giveUp(null), workerTimeoutMs);
    const giveUp = (cause: unknown) => {
      clearTimeout(timer);
      worker.terminate();
      for (const { reject } of waiting.values()) reject(cause);
      if (cause) reject(cause);
      else resolve(null);
    };
    const tile = (wanted: TileId, staysOnCard: boolean) =>
      new Promise<TilePixels>((done, fail) => {
        waiting.set(++count, { resolve: done, reject: fail });
        say({ tile: wanted, number: count, staysOnCard });
      });
    const close = () => {
      worker.terminate();
      for (const { reject: drop } of waiting.values())
        drop(new PlainFailure('The picture was closed', false));
      waiting.clear();
    };
    worker.onerror = () => giveUp(null);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      clearTimeout(timer);
      switch (data.kind) {
        case 'unable':
          return giveUp(null);
        case 'failed':
          return giveUp(failureOf(data.failure));
        case 'opened':
          return resolve({ plan: data.plan, tile, close });
        case 'progress':
          return events.onProgress(data.loaded, data.total);
        case 'reduced':
          return events.onReduced(data.file, data.shown);
        case 'tile':
          waiting.get(data.number)?.resolve(data.pixels);
          break;
        case 'no-tile':
          waiting.get(data.number)?.reject(failureOf(data.failure));
      }
      waiting.delete(data.number);
    };
    say({ open: order });
  });
}

/** Null where there are no workers, or the page's policy lets none of its own making be. */
function startWorker(): Worker | null {
  try {
    return typeof OffscreenCanvas === 'undefined' ? null : new PlainWorker();
  } catch {
    return null;
  }
}

function failureOf({ message, isFinal }: { message: string; isFinal: boolean }): PlainFailure {
  return new PlainFailure(message, isFinal);
}
