import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { problemText } from '../failures/problem-text.ts';

/** Whether a text is saved that saves itself. */
export type Keeping =
  | { state: 'idle' | 'waiting' | 'saving' | 'saved' }
  | { state: 'failed'; reason: string };

/** How long one must have stopped typing. */
const pauseMs = 800;

/** What is stored instead of a text that was not saved, and why. */
interface Overtaken {
  stored: string;
  reason: string;
}

/** What is to be stored, what is, and whether that is under way. */
interface Work {
  wanted: string;
  kept: string;
  running: boolean;
  timer: number;
}

interface Calls {
  save(text: string, from: string): Promise<Overtaken | undefined> | Promise<void>;
  fault(text: string): string | null;
}

interface KeptText {
  text: string;
  keeping: Keeping;
  change(text: string): void;
  /** Saves now, or tries again. */
  keep(): void;
}

/**
 * A text that is saved when its writer pauses, leaves the field or leaves the screen. One save runs at a time, and
 * the last text wins. `save` is given the text that it was changed from too; where another one is stored by then it can
 * answer that, which takes the place of what was typed. `fault` says why a text is not to be saved at all.
 */
export function useKeptText(
  stored: string,
  save: Calls['save'],
  fault: (text: string) => string | null = () => null,
): KeptText {
  const [text, setText] = useState(stored);
  const [keeping, setKeeping] = useState<Keeping>({ state: 'idle' });
  const work = useRef<Work>({ wanted: stored, kept: stored, running: false, timer: 0 });
  const calls = useRef<Calls>({ save, fault });
  useLayoutEffect(() => {
    Object.assign(calls.current, { save, fault });
  });

  const keep = useCallback(() => keepAll(work.current, calls.current, { setText, setKeeping }), []);

  // What was changed elsewhere shows here too, unless something else is being written.
  useEffect(() => {
    const now = work.current;
    if (now.running || now.wanted !== now.kept) return;
    now.wanted = stored;
    now.kept = stored;
    setText(stored);
  }, [stored]);

  useEffect(() => {
    const leave = () => void keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [keep]);

  const change = (next: string) => {
    const now = work.current;
    setText(next);
    now.wanted = next;
    clearTimeout(now.timer);
    setKeeping({ state: 'waiting' });
    now.timer = window.setTimeout(keep, pauseMs);
  };
  return { text, keeping, change, keep: () => void keep() };
}

/** Saves the text that is wanted, and what it has become meanwhile, until it is stored or cannot be. */
async function keepAll(
  work: Work,
  calls: Calls,
  { setText, setKeeping }: { setText: (text: string) => void; setKeeping: (keeping: Keeping) => void },
): Promise<void> {
  clearTimeout(work.timer);
  if (work.running) return;
  work.running = true;
  try {
    while (work.wanted !== work.kept) {
      const reason = calls.fault(work.wanted);
      if (reason !== null) return setKeeping({ state: 'failed', reason });
      setKeeping({ state: 'saving' });
      const sent = work.wanted;
      const overtaken = await calls.save(sent, work.kept);
      if (overtaken) {
        clearTimeout(work.timer);
        work.wanted = overtaken.stored;
        work.kept = overtaken.stored;
        setText(overtaken.stored);
        return setKeeping({ state: 'failed', reason: overtaken.reason });
      }
      work.kept = sent;
      setKeeping({ state: 'saved' });
    }
  } catch (error) {
    setKeeping({ state: 'failed', reason: problemText(error) });
  } finally {
    work.running = false;
  }
}
