/** Makes the tiles of one plain picture off the main thread. */

import { PlainFailure } from './plain-failure.ts';
import { openPlainMaker, type PlainMaker, type PlainOrder } from './plain-maker.ts';
import { openTileProjector, type TileProjector } from './tile-projector.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

let maker: Promise<PlainMaker> | null = null;
/** One tile after the other: all share one GPU. */
let last: Promise<unknown> = Promise.resolve();

function say(message: FromWorker, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

function failureOf(cause: unknown): { message: string; isFinal: boolean } {
  return { message: (cause as Error).message, isFinal: cause instanceof PlainFailure && cause.isFinal };
}

/** Whether this worker has what it takes: not every browser gives workers a GPU, or takes bitmaps there. */
async function isAble(): Promise<boolean> {
  try {
    const projector = projectorHere();
    const white = new ImageData(new Uint8ClampedArray(64).fill(255), 4, 4);
    const bitmap = await createImageBitmap(white, { resizeWidth: 4, resizeHeight: 4 });
    const whole = { from: 0, to: 1 };
    const region = {
      left: 0,
      top: 0,
      width: 4,
      height: 4,
      across: whole,
      down: whole,
      taken: whole,
      girth: 1,
    };
    const area = { face: 'f', left: 0, top: 0, right: 1, bottom: 1 } as const;
    const pixels = projector.project(area, 2, [{ region, bitmap }], false);
    projector.close();
    return 'at' in pixels && (pixels[0] ?? 0) > 250;
  } catch {
    return false;
  }
}

function projectorHere(): TileProjector {
  const projector = openTileProjector(new OffscreenCanvas(1, 1));
  if (!projector) throw new Error('There is no WebGL 2 in this worker');
  return projector;
}

async function open(order: PlainOrder): Promise<void> {
  if (!(await isAble())) {
    say({ kind: 'unable' });
    return;
  }
  maker = openPlainMaker(
    order,
    {
      onProgress: (loaded, total) => say({ kind: 'progress', loaded, total }),
      onReduced: (file, { width, height }) => say({ kind: 'reduced', file, shown: { width, height } }),
    },
    projectorHere,
  );
  maker.then(
    ({ plan }) => say({ kind: 'opened', plan }),
    (cause: unknown) => say({ kind: 'failed', failure: failureOf(cause) }),
  );
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('open' in data) {
    void open(data.open);
    return;
  }
  const { tile, number, staysOnCard } = data;
  last = last.then(async () => {
    try {
      const pixels = await (await maker)?.tile(tile, staysOnCard);
      if (pixels) say({ kind: 'tile', number, pixels }, ['buffer' in pixels ? pixels.buffer : pixels]);
    } catch (cause) {
      say({ kind: 'no-tile', number, failure: failureOf(cause) });
    }
  });
});
