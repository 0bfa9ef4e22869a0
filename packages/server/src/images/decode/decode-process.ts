/** The entry of a process that decodes untrusted pictures for the server, one at a time (decoder.ts). */
import { watchLimits } from '@tourwright/cutter/process';
import { allowOnlyPictures, UnreadablePicture } from '@tourwright/cutter/server';
import { drawViewPictures } from '../stills/view-picture.ts';
import type { AnswerTo, DecodeNews, DecodeOrder, TaskKind, TaskOf } from './decode-tasks.ts';
import { drawCard } from './draw-card.ts';
import { drawCopy, drawLogo, drawThumbnail } from './draw-picture.ts';
import { examinePicture } from './examine-picture.ts';
import { findTileAxes } from './find-tile-axes.ts';

type Does<Kind extends TaskKind> = (task: TaskOf<Kind>) => Promise<AnswerTo<Kind>>;

/** What does each task. What documents need takes longer to load than all the rest, and few are sent: it comes with the first. */
const work: { [Kind in TaskKind]: () => Does<Kind> | Promise<Does<Kind>> } = {
  examine: () => examinePicture,
  thumbnail: () => drawThumbnail,
  copy: () => drawCopy,
  logo: () => drawLogo,
  document: async () => (await import('./clean-pdf.ts')).cleanPdf,
  view: () => drawViewPictures,
  axes: () => findTileAxes,
  card: () => drawCard,
};
/** The compiler does not follow that a task belongs to its kind. */
type AnyDoes = (task: DecodeOrder['task']) => Promise<AnswerTo<TaskKind>>;

/** Until it is ended from outside, after a limit was passed, at the latest. */
const lastWordMs = 500;

allowOnlyPictures();
process.on('message', (order: DecodeOrder) => void take(order));
// The parent process is gone.
process.on('disconnect', () => process.exit());
// Signals to the whole group are the server's to answer; it ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

async function take(order: DecodeOrder): Promise<void> {
  const does = (await work[order.kind]()) as AnyDoes;
  const before = process.memoryUsage.rss();
  const limits = { memoryBytes: before + order.memoryBytes, cpuMs: order.cpuMs };
  const stopWatching = watchLimits(limits, (limit) => {
    say({ kind: 'limit', limit }, end);
    setTimeout(end, lastWordMs);
  });
  const news = await answer(order.task, does);
  stopWatching();
  say(news);
}

async function answer(task: DecodeOrder['task'], does: AnyDoes): Promise<DecodeNews> {
  try {
    return { kind: 'done', answer: await does(task) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: error instanceof UnreadablePicture ? 'unreadable' : 'failed', message };
  }
}

function say(news: DecodeNews, after: () => void = () => {}): void {
  process.send?.(news, undefined, undefined, after);
}

/** A decoder cannot be interrupted, so it is not waited for. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
