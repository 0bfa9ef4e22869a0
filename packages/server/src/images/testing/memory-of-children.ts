import { readdirSync, readFileSync } from 'node:fs';

interface Child {
  parent: string;
  bytes: number;
}

const lookMs = 20;
const pageBytes = 4096;

/** Adds up what this process's children hold, on Linux. `stop` answers the most that they held together, in bytes. */
export function watchChildren(): { stop(): number } {
  let peakBytes = 0;
  const look = () => {
    peakBytes = Math.max(
      peakBytes,
      children().reduce((sum, { bytes }) => sum + bytes, 0),
    );
  };
  const timer = setInterval(look, lookMs);
  return {
    stop() {
      clearInterval(timer);
      return peakBytes;
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
    return { parent, bytes: Number(rest[19] ?? 0) * pageBytes };
  } catch {
    // It has just ended.
    return null;
  }
}
