import { limits } from '@tourwright/tour/document';
import { Piscina } from 'piscina';
import { invalidInput, Problem } from '../../http/answers/problem.ts';
import { type DocumentTask, doTask, type TaskInput, type TaskResult } from './document-tasks.ts';
import type { Refused } from './draft.ts';

/** Characters; what is smaller is done at once, in less time than another thread would take to begin. */
const large = 64 * 1024;
/** More would take the processor from requests. */
const mostThreads = 2;
/** What waits holds its text, at most 16 MB. */
const mostWaiting = 20;
const idleMs = 30_000;
/** The heap of a thread; a document of the allowed size needs a tenth of it. */
const heapMb = 1024;

/** Does what is to be done with whole documents, large ones in threads of their own, so that nothing else waits for them. */
export interface Documents {
  /** Problem `unavailable` when too much is waiting already. */
  run<K extends DocumentTask>(task: K, input: TaskInput<K>): Promise<TaskResult<K>>;
  close(): Promise<void>;
}

/** Opens the threads that parse and edit documents, so that large ones hold no requests up. */
export function openDocuments(): Documents {
  let pool: Piscina | null = null;
  const open = () => {
    // Read from the sources, a thread finds the other packages' sources by the same condition as the server.
    const fromSource = import.meta.url.endsWith('.ts');
    return new Piscina({
      filename: new URL(fromSource ? './document-thread.ts' : './document-thread.js', import.meta.url).href,
      ...(fromSource ? { execArgv: ['--conditions=@tourwright/source'] } : {}),
      name: 'work',
      minThreads: 0,
      maxThreads: mostThreads,
      maxQueue: mostWaiting,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
  };
  return {
    async run(task, input) {
      if (sizeOf(input) < large) return doTask(task, input);
      pool ??= open();
      if (pool.queueSize >= mostWaiting) {
        throw new Problem('documents_busy');
      }
      return pool.run({ task, input });
    },
    close: async () => pool?.destroy(),
  };
}

/** Throws the problem of what is not taken. */
export function taken<R extends { ok: boolean }>(result: R | Refused): Exclude<R, Refused> {
  if (result.ok) return result as Exclude<R, Refused>;
  const { code, errors } = result as Refused;
  throw code === 'tour_too_large'
    ? new Problem(code, { mostMegabytes: limits.bytes / 2 ** 20 })
    : invalidInput(errors);
}

function sizeOf(input: object): number {
  const texts = Object.values(input).filter((value) => typeof value === 'string');
  return texts.reduce((sum, text) => sum + text.length, 0);
}
