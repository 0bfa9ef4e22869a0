import { readdirSync, readFileSync } from 'node:fs';

interface Child {
  pid: string;
  parent: string;
  bytes: number;
  /** Hundredths of a second of all its threads. */
  ticks: number;
}

const lookMs = 20;
const pageBytes = 4096;

/** Adds up what this process's children hold and have worked, on Linux. `stop` answers the most that they held together. */
export function watchChildren(): { stop(): { peakBytes: number; cpuSeconds: number } } {
  let peakBytes = 0;
  const ticks = new Map<string, number>();
  const look = () => {
    const mine = children();
    peakBytes = Math.max(
      peakBytes,
      mine.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    for (const child of mine) ticks.set(child.pid, child.ticks);
  };
  const timer = setInterval(look, lookMs);
  return {
    stop() {
      clearInterval(timer);
      return { peakBytes, cpuSeconds: [...ticks.values()].reduce((sum, each) => sum + each, 0) / 100 };
    },
  };
}

function children(): Child[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.flatMap((pid) => readChild(pid) ?? []).filter(({ parent }) => parent === `${process.pid}`);
}

function readChild(pid: string): Child | null {
  try {
    // Its name, in brackets, may hold anything.
    const [, , parent = '', ...rest] = (
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1) ?? ''
    ).split(' ');
    const [userTicks, systemTicks, pages] = [rest[9], rest[10], rest[19]].map(Number);
    return { pid, parent, bytes: (pages ?? 0) * pageBytes, ticks: (userTicks ?? 0) + (systemTicks ?? 0) };
  } catch {
    // It has just ended.
    return null;
  }
}
