/** The entry of a process that cuts panoramas for the server: one at a time, controlled by messages (cutter.ts). */
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { detachBuffer } from '../../native/detach-buffer.ts';
import { allowOnlyPictures } from '../../native/open-picture.ts';
import type { Preview } from '../../preview/encode-preview.ts';
import type { CutResult, CutWork, EarlyView } from '../cut-order.ts';
import type { EarlyTiles } from '../early-view/make-early-view.ts';
import { prefetchEarlyView } from '../early-view/prefetch-early-view.ts';
import { runCut } from '../run-cut.ts';
import { TileThreads } from '../threads/tile-threads.ts';
import { UploadingFiles } from '../uploading/uploading-files.ts';
import { type Limit, type Limits, watchLimits } from './watch-limits.ts';

/** A `CutWork` without its functions. */
export interface CutMessage
  extends Pick<CutWork, 'path' | 'formats' | 'workFolder' | 'decode' | 'adjustment' | 'logoPath'> {
  /** Of the file; null when nothing can have been prefetched of it. */
  sha256: string | null;
  limits: Limits | null;
  stored: string[];
  wantsPreview: boolean;
  wantsCopy: boolean;
}

/** A file that will be cut soon. */
export interface PrefetchMessage {
  kind: 'prefetch';
  path: string;
  sha256: string;
  workFolder: string;
}

/** A file that will be whole, and cut, some time. */
export interface UploadMessage {
  kind: 'upload';
  path: string;
  sizeBytes: number;
  workFolder: string;
}

/** What the process says; each tile and each view is answered with its number when it is stored. */
export type CutNews =
  | { kind: 'tile'; number: number; path: string; body: Uint8Array }
  | { kind: 'preview'; number: number; view: EarlyView }
  | { kind: 'copy'; number: number; file: string }
  | { kind: 'progress'; fraction: number }
  | { kind: 'uploaded'; path: string; preview: Preview | null }
  | { kind: 'ended'; result: CutResult }
  | { kind: 'limit'; limit: Limit }
  | { kind: 'failed'; message: string };

type News = CutNews extends infer N ? (N extends { number: number } ? Omit<N, 'number'> : never) : never;

/** A photo is first cut in these. */
const prefetchedFormats: CutWork['formats'] = ['jpg'];
/** As little as can be seen on a bar. */
const progressMs = 50;
/** A third of what a web request gets, where both want the same core. */
const behindTheWeb = 5;
/** What several threads hold at the same time differs from run to run. */
const slackBytes = 256 << 20;

allowOnlyPictures();
lowerPriority(process.argv[2] === 'idle' ? constants.priority.PRIORITY_LOW : behindTheWeb);
const threads = new TileThreads(...[Number(process.argv[3])].filter((count) => count > 0));
const uploading = new UploadingFiles(threads, (path, preview) => say({ kind: 'uploaded', path, preview }));
const answers = new Map<number, () => void>();
let numbers = 0;
let prefetched: { sha256: string; early: Promise<EarlyTiles | null> } | null = null;

process.on('message', (message: CutMessage | PrefetchMessage | UploadMessage | number | 'warm') => {
  // What could not be read now is read, or missed, by the first cut.
  if (message === 'warm') return void threads.warm().catch(() => {});
  if (typeof message !== 'number') return take(message);
  answers.get(message)?.();
  answers.delete(message);
});
// The parent process is gone.
process.on('disconnect', () => process.exit());
// Signals to the whole group are the server's to answer; it ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

function take(message: CutMessage | PrefetchMessage | UploadMessage): void {
  if (!('kind' in message)) void cut(message).then(say);
  else if (message.kind === 'upload') uploading.begin(message);
  else prefetch(message);
}

/**
 * One at a time: of others that come the cut makes it. A failure here occurs again, and is reported, when it is cut.
 */
function prefetch({ path, sha256, workFolder }: PrefetchMessage): void {
  if (prefetched) return;
  const order = { threads, workFolder, formats: prefetchedFormats, signal: new AbortController().signal };
  const decoding = uploading.take(path) ?? undefined;
  const forget = async () => {
    const uploaded = await decoding;
    if (uploaded) await rm(uploaded.file, { force: true });
  };
  const early = prefetchEarlyView(path, order, decoding).finally(forget);
  prefetched = { sha256, early: early.catch(() => null) };
}

async function cut({
  stored,
  wantsPreview,
  wantsCopy,
  sha256,
  limits,
  ...work
}: CutMessage): Promise<CutNews> {
  let saidAt = 0;
  const isSame = prefetched?.sha256 === sha256 && `${work.formats}` === `${prefetchedFormats}`;
  const early = isSame ? prefetched?.early : null;
  prefetched = null;
  const stopWatching = limits ? watch(limits) : () => {};
  try {
    const result = await runCut({
      ...work,
      ...(early ? { early } : {}),
      threads,
      signal: new AbortController().signal,
      stored: new Set(stored),
      onTile: (tile) => {
        const stored = store({ kind: 'tile', ...tile });
        detachBuffer(tile.body);
        return stored;
      },
      ...(wantsPreview ? { onPreview: (view) => store({ kind: 'preview', view }) } : {}),
      ...(wantsCopy ? { onCopy: (file) => store({ kind: 'copy', file }) } : {}),
      onProgress: (fraction) => {
        if (performance.now() - saidAt < progressMs) return;
        saidAt = performance.now();
        say({ kind: 'progress', fraction });
      },
    });
    return { kind: 'ended', result };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  } finally {
    stopWatching();
  }
}

/** The server ends the process when it learns of it. */
function watch({ memoryBytes, cpuMs }: Limits): () => void {
  const limits = { memoryBytes: process.memoryUsage.rss() + memoryBytes + slackBytes, cpuMs };
  return watchLimits(limits, (limit) => say({ kind: 'limit', limit }));
}

function store(news: News): Promise<void> {
  const number = numbers++;
  say({ ...news, number });
  return new Promise((resolve) => answers.set(number, resolve));
}

function say(news: CutNews): void {
  process.send?.(news);
}

/** Linux counts the niceness of each thread; those that come later have that of the one that starts them. */
function lowerPriority(priority: number): void {
  try {
    const all = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
    for (const thread of all) setPriority(thread, priority);
  } catch {
    // Not allowed here, or a thread that has just ended: then it runs like all others.
  }
}
