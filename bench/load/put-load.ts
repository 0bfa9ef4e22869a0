import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { askedBy } from './recorded-answer.ts';

/** Ticks of the kernel's clock in /proc, per second. */
const ticksPerSecond = 100;

export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  /** Processor time of the answering process for one request. */
  cpuMs: number;
  /** Answers other than 2xx, and connections that broke. */
  errors: number;
}

/** Asks for one address over many connections with `wrk`, and reads what it cost the process that answers. */
export async function putLoad(
  address: string,
  { pid, connections, seconds }: { pid: number; connections: number; seconds: number },
): Promise<Load> {
  const before = cpuSeconds(pid);
  const { stdout } = await promisify(execFile)('wrk', [
    ...['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--latency'],
    ...Object.entries(askedBy).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    address,
  ]);
  const cpu = cpuSeconds(pid) - before;
  const count = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  const failed = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const broken =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99Ms: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
    cpuMs: (cpu / Math.max(1, count)) * 1000,
    errors: failed + broken.reduce((sum, number) => sum + Number(number), 0),
  };
}

function milliseconds(match: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? 'ms'] ?? 1;
  return Number(match?.[1] ?? Number.NaN) * factor;
}

/** User and system time of a process and all its threads (proc(5): fields 14 and 15 of `stat`). */
function cpuSeconds(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /);
  const values = fields.split(' ');
  return (Number(values[11]) + Number(values[12])) / ticksPerSecond;
}
