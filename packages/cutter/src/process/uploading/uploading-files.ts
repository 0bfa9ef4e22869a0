import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Preview } from '../../preview/encode-preview.ts';
import type { TileThreads } from '../threads/tile-threads.ts';
import type { UploadedFile } from './decode-while-uploading.ts';
import { progressCell } from './progress-cell.ts';

/** As many as one browser sends at once. */
const most = 4;
/** In percent of the rows: below this, decoding the complete file is faster. */
const worthWaiting = 50;

interface Upload {
  file: string;
  cells: Int32Array;
  result: Promise<UploadedFile | null>;
  isEnded: boolean;
  /** Nothing came of it, as of what is no plain JPEG: it takes nobody's place. */
  isVain: boolean;
}

/** Called for each file with what can be shown of it, when it is ready; null when nothing can. */
type OnPreview = (path: string, preview: Preview | null) => void;

/** Panoramas that are decoded, small, while they come. Each takes some megabytes of memory and 25 of disk at most. */
export class UploadingFiles {
  readonly #threads: Pick<TileThreads, 'do'>;
  readonly #onPreview: OnPreview;
  readonly #known = new Map<string, Upload>();

  constructor(threads: Pick<TileThreads, 'do'>, onPreview: OnPreview) {
    this.#threads = threads;
    this.#onPreview = onPreview;
  }

  /** Begins with a file that grows, once; of more than a few at a time some are left to be decoded when they are there. */
  begin(order: { path: string; sizeBytes: number; workFolder: string }): void {
    const { path, sizeBytes, workFolder } = order;
    this.#forgetGone();
    if (this.#known.has(path)) return;
    if ([...this.#known.values()].filter(({ isVain }) => !isVain).length >= most) {
      this.#onPreview(path, null);
      return;
    }
    const file = join(workFolder, `uploading-${randomUUID()}.v`);
    const control = new SharedArrayBuffer(8);
    const decode = async () => {
      await mkdir(workFolder, { recursive: true, mode: 0o700 });
      return (await this.#threads.do({
        kind: 'upload',
        path,
        sizeBytes,
        file,
        control,
      })) as UploadedFile | null;
    };
    const cells = new Int32Array(control);
    const upload: Upload = {
      file,
      cells,
      isEnded: false,
      isVain: false,
      result: decode().catch(() => null),
    };
    upload.result.then((uploaded) => {
      upload.isEnded = true;
      upload.isVain = uploaded === null;
      this.#onPreview(path, uploaded?.preview ?? null);
    });
    this.#known.set(path, upload);
  }

  /**
   * Hands over what comes of a file that is whole, which then is the caller's to remove; null when it was not begun, or not
   * early enough: then it ends.
   */
  take(path: string): Promise<UploadedFile | null> | null {
    const upload = this.#known.get(path);
    this.#known.delete(path);
    if (!upload) return null;
    const { cells, isEnded, result } = upload;
    if (isEnded || Atomics.load(cells, progressCell.share) >= worthWaiting) return result;
    Atomics.store(cells, progressCell.stop, 1);
    return null;
  }

  /** Forgets uploads that were given up, or stored and not prefetched. */
  #forgetGone(): void {
    for (const [path, { file, isEnded }] of this.#known) {
      if (!isEnded || existsSync(path)) continue;
      this.#known.delete(path);
      rm(file, { force: true }).catch(() => {});
    }
  }
}
