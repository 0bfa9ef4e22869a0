import type { ChildProcess } from 'node:child_process';
import { coreCount, MemoryBudget, startProcess } from '@tourwright/cutter/process';
import type { AnswerTo, DecodeNews, DecodeOrder, TaskKind, TaskOf } from './decode-tasks.ts';

/** A picture took more than its header promised, or upset its decoder. */
export class DecodeStopped extends Error {
  readonly why: 'memory' | 'time' | 'unreadable' | 'crash';
  constructor(why: DecodeStopped['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/** Decodes pictures of strangers in processes of their own. */
export interface Decoder {
  readonly memory: MemoryBudget;
  /**
   * Does it in a process of its own, within the memory and the time that it may take. Throws `DecodeStopped`,
   * `TooManyWaiting`, the signal's reason as soon as it is aborted, or what went wrong otherwise.
   */
  run<Kind extends TaskKind>(
    kind: Kind,
    task: TaskOf<Kind>,
    price: { memoryBytes: number; signal?: AbortSignal },
  ): Promise<AnswerTo<Kind>>;
  /** Ends whatever it is doing. */
  close(): Promise<void>;
}

/** A process that has nothing to do is given back after a while. */
const idleMs = 20_000;
const threads = 2;
const mostProcesses = 2;
/** More than any picture within the limits takes, on a slow machine. */
const defaultCpuMs = 30_000;
/** Against a decoder that waits without working. */
const wallFactor = 10;

interface Worker {
  process: ChildProcess;
  idle: NodeJS.Timeout | null;
}

/**
 * Opens pictures for the server, so that no decoder runs in it: what a hostile file does to one ends that process alone, and
 * a request that goes away takes its decoding along.
 */
export function openDecoder({
  memory,
  cpuMs = defaultCpuMs,
}: {
  memory: MemoryBudget;
  cpuMs?: number;
}): Decoder {
  // Of equal size, so that each process needs one of them.
  const slots = new MemoryBudget(coreCount(mostProcesses));
  const workers = createWorkers(memory);
  const closing = new AbortController();
  return {
    memory,
    async run(kind, task, { memoryBytes, signal = new AbortController().signal }) {
      const either = AbortSignal.any([signal, closing.signal]);
      const endTurn = await memory.take(memoryBytes, either);
      try {
        const endSlot = await slots.take(1, either);
        const worker = workers.take();
        let isWell = false;
        try {
          const order = { kind, task, memoryBytes, cpuMs } as DecodeOrder;
          const news = await talk(worker.process, order, either);
          isWell = true;
          return answerIn<typeof kind>(news);
        } finally {
          if (isWell) workers.giveBack(worker);
          else await end(worker.process);
          endSlot();
        }
      } finally {
        endTurn();
      }
    },
    async close() {
      closing.abort(new Error('The server is stopping'));
      await workers.close();
    },
  };
}

/** The processes that decode: those that rest are taken first, and ended when they have rested for long. */
function createWorkers(memory: MemoryBudget) {
  const free: Worker[] = [];
  const all = new Set<ChildProcess>();

  const take = (): Worker => {
    const known = free.pop();
    if (known?.idle) clearTimeout(known.idle);
    if (known?.process.connected) return { ...known, idle: null };
    const order = { entry: new URL('./decode-process.ts', import.meta.url), args: [], threads };
    const worker = startProcess({ ...order, memoryBytes: memory.totalBytes });
    all.add(worker);
    worker.once('exit', () => all.delete(worker));
    // The caller that uses the process gets the error too.
    worker.on('error', () => all.delete(worker));
    return { process: worker, idle: null };
  };
  const giveBack = (worker: Worker) => {
    letGo(worker.process);
    const idle = setTimeout(() => {
      const index = free.indexOf(resting);
      if (index >= 0) free.splice(index, 1);
      worker.process.kill('SIGKILL');
    }, idleMs).unref();
    const resting = { ...worker, idle };
    free.push(resting);
  };
  return {
    take,
    giveBack,
    async close(): Promise<void> {
      for (const worker of free.splice(0)) if (worker.idle) clearTimeout(worker.idle);
      await Promise.all([...all].map(end));
    },
  };
}

type Answered = Exclude<DecodeNews, { kind: 'limit' }>;

function answerIn<Kind extends TaskKind>(news: Answered): AnswerTo<Kind> {
  if (news.kind === 'done') return news.answer as AnswerTo<Kind>;
  throw news.kind === 'unreadable' ? new DecodeStopped('unreadable', news.message) : new Error(news.message);
}

/** Sends the order and waits for what comes of it. */
function talk(worker: ChildProcess, order: DecodeOrder, signal: AbortSignal): Promise<Answered> {
  hold(worker);
  let stop = () => {};
  return new Promise<Answered>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DecodeStopped('time', 'Its decoder stood still')),
      order.cpuMs * wallFactor,
    );
    const onNews = (news: DecodeNews) => {
      if (news.kind !== 'limit') resolve(news);
      else reject(new DecodeStopped(news.limit, `It took too much ${news.limit}`));
    };
    const onExit = (code: number | null, killedBy: string | null) =>
      reject(new DecodeStopped('crash', `Its decoder ended early (${killedBy ?? `code ${code}`})`));
    const onAbort = () => reject(signal.reason);
    stop = () => {
      clearTimeout(timer);
      worker.off('message', onNews).off('exit', onExit).off('error', reject);
      signal.removeEventListener('abort', onAbort);
    };
    worker.on('message', onNews).once('exit', onExit).once('error', reject);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) return onAbort();
    worker.send(order, (error) => error && reject(new DecodeStopped('crash', error.message)));
  }).finally(stop);
}

async function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null || worker.pid === undefined) return;
  await new Promise<void>((resolve) => {
    worker.once('exit', () => resolve());
    worker.kill('SIGKILL');
  });
}

/** A process that works keeps the server alive; one that rests does not. */
function hold(worker: ChildProcess): void {
  worker.ref();
  worker.channel?.ref();
}

function letGo(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
}
