import PQueue from 'p-queue';
import { Refused } from './refused.ts';

/** Seconds after which a client that met a full queue may try again. */
const retryAfterSeconds = 5;

/** Runs at most `concurrency` at once; where `maxWaiting` wait already, the next is refused. */
export function createBoundedQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const queue = new PQueue({ concurrency });
  return {
    /** Higher priorities go first. */
    run<T>(work: () => Promise<T>, priority = 0): Promise<T> {
      if (queue.size >= maxWaiting) throw new Refused('unavailable', retryAfterSeconds);
      return queue.add(work, { priority });
    },
  };
}

/** Runs what shares a key one after another, in the order of calling, with a bound on those that wait for one key. */
export function createKeyedQueue({ maxWaiting }: { maxWaiting: number }) {
  const queues = new Map<string, PQueue>();

  function queueOf(key: string): PQueue {
    const known = queues.get(key);
    if (known !== undefined) return known;
    const queue = new PQueue({ concurrency: 1 });
    queues.set(key, queue);
    queue.addEventListener('idle', () => {
      if (queues.get(key) === queue) queues.delete(key);
    });
    return queue;
  }

  return {
    /** How many keys have work. */
    get size() {
      return queues.size;
    },
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const queue = queueOf(key);
      if (queue.size >= maxWaiting) throw new Refused('unavailable', retryAfterSeconds);
      return queue.add(work);
    },
  };
}
