import { Session } from 'node:inspector';

/** Built-in functions that do as much as their receiver is long, of which coverage knows nothing. */
const builtIns: [object, readonly string[]][] = [
  [
    Array.prototype,
    ['concat', 'includes', 'indexOf', 'join', 'lastIndexOf', 'shift', 'slice', 'splice', 'unshift'],
  ],
  [
    String.prototype,
    ['indexOf', 'includes', 'match', 'matchAll', 'normalize', 'replace', 'replaceAll', 'split', 'trim'],
  ],
  [Buffer.prototype, ['includes', 'indexOf', 'toString']],
];

/** Of these, those that do as much as what they give is long. */
const sizedByResult = new Set(['slice', 'toString']);

/**
 * Counts the work of a function by V8's precise coverage: how often each block of each script ran, and how long the lists
 * and texts were that built-in functions went through. Nothing in the code that is measured knows of it, and a busy machine
 * changes nothing. Scripts that ran before `openStepCounter` are counted by function alone: load them after it.
 */
export interface StepCounter {
  count(work: () => unknown): Promise<number>;
  close(): void;
}

export function openStepCounter(): StepCounter {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    async count(work) {
      takeBlocks(session);
      const lengths = watchBuiltIns();
      try {
        await work();
      } finally {
        lengths.stop();
      }
      return takeBlocks(session) + lengths.total();
    },
    close: () => session.disconnect(),
  };
}

/** How often blocks ran since the last time. */
function takeBlocks(session: Session): number {
  let sum = 0;
  session.post('Profiler.takePreciseCoverage', (error, coverage) => {
    if (error) throw error;
    for (const script of coverage.result) {
      for (const { ranges } of script.functions) for (const { count } of ranges) sum += count;
    }
  });
  return sum;
}

function watchBuiltIns() {
  let sum = 0;
  const undo = builtIns.flatMap(([prototype, names]) =>
    names.map((name) => {
      const record = prototype as Record<string, (...given: unknown[]) => unknown>;
      const own = record[name];
      if (own === undefined) throw new Error(`There is no ${name}`);
      record[name] = function (this: { length: number }, ...given) {
        const result = own.apply(this, given);
        sum += workOf(name, this.length, given, result);
        return result;
      };
      return () => {
        record[name] = own;
      };
    }),
  );
  const stop = () => {
    for (const back of undo) back();
  };
  return { total: () => sum, stop };
}

function workOf(name: string, length: number, given: readonly unknown[], result: unknown): number {
  if (sizedByResult.has(name)) return (result as { length: number }).length;
  // A search goes from where it begins to what it finds.
  if (name !== 'indexOf') return length;
  const from = Number(given[1] ?? 0);
  return Math.max(0, (Number(result) < 0 ? length : Number(result)) - from) + 1;
}
