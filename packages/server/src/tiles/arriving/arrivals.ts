import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Preview } from '../preview.ts';
import type { TileThreads } from '../tile-threads.ts';
import type { Arrived } from './read-arriving.ts';

/** As many as one browser sends at once. */
const most = 4;

interface Arrival {
  file: string;
  result: Promise<Arrived | null>;
  isEnded: boolean;
}

/** Told of each file what can be shown of it, when it is there; null when nothing can. */
type OnPreview = (path: string, preview: Preview | null) => void;

/** Panoramas that are decoded, small, while they come. Each takes some megabytes of memory and 25 of disk at most. */
export class Arrivals {
  readonly #threads: Pick<TileThreads, 'do'>;
  readonly #onPreview: OnPreview;
  readonly #known = new Map<string, Arrival>();

  constructor(threads: Pick<TileThreads, 'do'>, onPreview: OnPreview) {
    this.#threads = threads;
    this.#onPreview = onPreview;
  }

  /** Begins with a file that grows, once; of more than a few at a time some are left to be decoded when they are there. */
  begin(order: { path: string; sizeBytes: number; workFolder: string }): void {
    const { path, sizeBytes, workFolder } = order;
    this.#forgetGone();
    if (this.#known.has(path)) return;
    if (this.#known.size >= most) {
      this.#onPreview(path, null);
      return;
    }
    const file = join(workFolder, `arriving-${randomUUID()}.v`);
    const decode = async () => {
      await mkdir(workFolder, { recursive: true, mode: 0o700 });
      return (await this.#threads.do({ kind: 'arrive', path, sizeBytes, file })) as Arrived | null;
    };
    const arrival: Arrival = { file, isEnded: false, result: decode().catch(() => null) };
    arrival.result.then((arrived) => {
      arrival.isEnded = true;
      this.#onPreview(path, arrived?.preview ?? null);
    });
    this.#known.set(path, arrival);
  }

  /** Hands over what comes of a file, which then is the caller's to remove; null when it was not begun. */
  take(path: string): Promise<Arrived | null> | null {
    const arrival = this.#known.get(path);
    this.#known.delete(path);
    return arrival?.result ?? null;
  }

  /** Of uploads that were given up, or stored and not foreseen. */
  #forgetGone(): void {
    for (const [path, { file, isEnded }] of this.#known) {
      if (!isEnded || existsSync(path)) continue;
      this.#known.delete(path);
      rm(file, { force: true }).catch(() => {});
    }
  }
}
