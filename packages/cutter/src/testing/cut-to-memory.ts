/** Cuts panoramas for tests: in a folder and by threads of its own, the tiles kept in memory. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CutOrder, CutResult } from '../process/cut-order.ts';
import { runCut } from '../process/run-cut.ts';
import { TileThreads } from '../process/threads/tile-threads.ts';

export interface Cut {
  result: CutResult;
  /** By their paths. */
  tiles: Map<string, Buffer>;
}

export interface TestCutter {
  /** For sources; gone after `close`. */
  folder: string;
  cut(path: string | readonly string[], order?: Partial<CutOrder>): Promise<Cut>;
  /** Files that a decoder left on its way; there are to be none after a cut, however it ended. */
  leftovers(): string[];
  close(): Promise<void>;
}

export function openTestCutter(threads = new TileThreads()): TestCutter {
  const folder = mkdtempSync(join(tmpdir(), 'cut-'));
  return {
    folder,
    async cut(path, order = {}) {
      const tiles = new Map<string, Buffer>();
      const result = await runCut({
        path,
        threads,
        signal: new AbortController().signal,
        formats: ['jpg'],
        workFolder: folder,
        async onTile({ path: name, body }) {
          tiles.set(name, Buffer.from(body));
        },
        ...order,
      });
      return { result, tiles };
    },
    leftovers: () => readdirSync(folder).filter((name) => name.endsWith('.v')),
    async close() {
      await threads.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The same for cuts of the same bytes. */
export function fingerprint({ tiles }: Cut): string {
  const hash = createHash('sha256');
  for (const name of [...tiles.keys()].toSorted()) hash.update(name).update(tiles.get(name) as Buffer);
  return hash.digest('hex');
}
