import type { MessagePort } from 'node:worker_threads';
import { type TileFormat, type TileId, tileUrl } from '@tourwright/tour/pyramid';
import { openTileEncoder } from '../../encode/encode-tile.ts';
import { openKernel } from '../../native/kernel/open-kernel.ts';
import { projectTiles, type TileSink } from '../../project/project-tiles.ts';
import { missingFormats } from '../../project/tile-lists.ts';
import type { TileMemory } from '../../project/tile-memory.ts';
import type { TilePlan } from '../../project/tile-plan.ts';

/** The message that starts a projecting thread. */
export interface ProjectTask {
  kind: 'project';
  plan: TilePlan;
  memory: TileMemory;
  /** Which of the projecting threads this is. */
  thread: number;
  formats: TileFormat[];
}

/** What it says of each tile; `stored` comes back for it when the tile is safe. */
export interface TileMessage {
  kind: 'tile';
  path: string;
  body: Uint8Array;
}

/** Projects, encodes and sends off tiles until none is left. Resolves when all of them are stored, or soon after `stop`. */
export async function makeTiles(task: ProjectTask, port: MessagePort): Promise<void> {
  const { plan, memory, thread, formats } = task;
  const outbox = openOutbox(port);
  const kernel = await openKernel(memory.memory);
  const encoder = openTileEncoder({
    kernel,
    memory: memory.memory,
    tileSize: plan.tileSize,
    tables: memory.jpegTables,
    scratch: memory.tileScratch[thread] ?? 0,
    out: memory.encoded[thread] ?? 0,
  });
  const sink: TileSink = {
    send(tile, planes) {
      const wanted = missingFormats(memory, tile, formats);
      const faceSize = plan.tileSize * 2 ** tile.level;
      const onDone = (format: TileFormat, body: Uint8Array<ArrayBuffer>) => outbox.post(tile, format, body);
      const encoding = encoder.encode({ planes, faceSize, formats: wanted }, onDone);
      if (encoding) outbox.waitFor(encoding);
    },
    room: outbox.room,
  };
  await projectTiles({ plan, memory, kernel, thread, formatCount: formats.length }, sink);
}

/** Sends tiles off and counts those under way. */
function openOutbox(port: MessagePort) {
  let underWay = 0;
  let failure: { error: unknown } | null = null;
  let wake = () => {};
  const leave = () => {
    underWay--;
    wake();
  };
  port.on('message', leave);
  return {
    post(tile: TileId, format: TileFormat, body: Uint8Array<ArrayBuffer>): void {
      underWay++;
      const message = { kind: 'tile', path: tileUrl('', tile, format), body } satisfies TileMessage;
      port.postMessage(message, [body.buffer]);
    },
    /** What is still being encoded is under way too. */
    waitFor(encoding: Promise<void>): void {
      underWay++;
      encoding
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(leave);
    },
    async room(most: number): Promise<void> {
      while (underWay > most) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure) throw failure.error;
    },
  };
}
