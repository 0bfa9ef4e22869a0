/** The entry of a process that cuts panoramas for the server: one at a time, told by messages (cutter.ts). */
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { type CutResult, type CutWork, cutPanorama, type EarlyView } from './cut-panorama.ts';
import { TileThreads } from './tile-threads.ts';

/** A `CutWork` without its functions. */
export interface CutMessage
  extends Pick<CutWork, 'path' | 'formats' | 'workFolder' | 'decode' | 'adjustment' | 'logoPath'> {
  stored: string[];
  wantsPreview: boolean;
  wantsCopy: boolean;
}

/** What the process says; each tile and each view is answered with its number when it is stored. */
export type CutNews =
  | { kind: 'tile'; number: number; path: string; body: Uint8Array }
  | { kind: 'preview'; number: number; view: EarlyView }
  | { kind: 'copy'; number: number; file: string }
  | { kind: 'progress'; fraction: number }
  | { kind: 'ended'; result: CutResult }
  | { kind: 'failed'; message: string };

type News = CutNews extends infer N ? (N extends { number: number } ? Omit<N, 'number'> : never) : never;

/** As little as can be seen on a bar. */
const progressMs = 50;
/** A third of what a web request gets, where both want the same core. */
const behindTheWeb = 5;

stepAside(process.argv[2] === 'idle' ? constants.priority.PRIORITY_LOW : behindTheWeb);
const threads = new TileThreads(...[Number(process.argv[3])].filter((count) => count > 0));
const answers = new Map<number, () => void>();
let numbers = 0;

process.on('message', (message: CutMessage | number) => {
  if (typeof message !== 'number') return void cut(message).then(say);
  answers.get(message)?.();
  answers.delete(message);
});
// Whoever the tiles are for is gone.
process.on('disconnect', () => process.exit());
// Signals to the whole group are the server's to answer; it ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function cut({ stored, wantsPreview, wantsCopy, ...work }: CutMessage): Promise<CutNews> {
  let saidAt = 0;
  try {
    const result = await cutPanorama({
      ...work,
      threads,
      signal: new AbortController().signal,
      stored: new Set(stored),
      onTile: (tile) => store({ kind: 'tile', ...tile }),
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
  }
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
function stepAside(priority: number): void {
  try {
    const all = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [0];
    for (const thread of all) setPriority(thread, priority);
  } catch {
    // Not allowed here, or a thread that has just ended: then it runs like all others.
  }
}
