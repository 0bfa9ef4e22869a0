import { readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { type Finding, fail, ok, skipped, warn } from '../finding.ts';
import type { HealthCheck, HealthParts } from '../health-check.ts';
import { outputOf } from '../output-of.ts';

/** With less than this, photos of 16K are refused for want of memory. */
const leastMemoryBytes = 1e9;
const goodMemoryBytes = 2e9;
const leastFiles = 1024;
const goodFiles = 8192;
/** RFC 6928; what Linux does by itself. */
const usualPackets = 10;
/** Node's releases: the packages bring 24, and what is older than this does not run the code. */
const leastNode = [22, 22] as const;

/** What the machine gives to the server's processes. */
export function machineChecks({
  config,
  serverPids,
}: Pick<HealthParts, 'config' | 'serverPids'>): HealthCheck[] {
  return [
    { id: 'node', run: async () => nodeOf(process.versions.node) },
    { id: 'memory', run: async () => memoryOf({ ...memory(), pictureBytes: config.pictureMemoryBytes }) },
    {
      id: 'open-files',
      run: async () => {
        const limits = await Promise.all([...serverPids, process.pid].slice(0, 4).map(openFilesOf));
        const known = limits.filter((limit) => limit !== null);
        return known.length === 0 ? skipped('open-files.unknown', {}) : filesOf(Math.min(...known));
      },
    },
    { id: 'initcwnd', run: () => initcwnd() },
  ];
}

/** Judges the version of Node.js. */
export function nodeOf(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const values = { version, least: leastNode.join('.') };
  if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1]))
    return fail('node.old', values);
  // Odd ones get fixes for half a year.
  return major % 2 === 1 ? warn('node.odd', values) : ok('node.good', values);
}

interface Memory {
  totalBytes: number;
  availableBytes: number;
  /** As an operator set it. */
  pictureBytes: number | null;
}

/** Judges the machine's memory against what pictures may take. */
export function memoryOf({ totalBytes, availableBytes, pictureBytes }: Memory): Finding {
  const values = { totalBytes, availableBytes };
  if (pictureBytes !== null && pictureBytes > 0.8 * totalBytes) {
    return fail('memory.promised', { ...values, pictureBytes });
  }
  if (totalBytes < leastMemoryBytes) return fail('memory.little', values);
  if (availableBytes < 0.05 * totalBytes) return warn('memory.used', values, 'ps aux --sort=-rss | head');
  return totalBytes < goodMemoryBytes ? warn('memory.little', values) : ok('memory.enough', values);
}

/** Of the machine, or of the container that this runs in. */
function memory(): Pick<Memory, 'totalBytes' | 'availableBytes'> {
  const limit = process.constrainedMemory();
  return {
    totalBytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
    availableBytes: process.availableMemory(),
  };
}

/** Judges how many files the process may open. */
export function filesOf(limit: number): Finding {
  const values = { limit: Number.isFinite(limit) ? limit : 0 };
  if (!Number.isFinite(limit)) return ok('open-files.endless', {});
  if (limit < leastFiles) return fail('open-files.few', values);
  return limit < goodFiles ? warn('open-files.few', values) : ok('open-files.many', values);
}

/** How many files a process may hold open; null if the system does not say. */
async function openFilesOf(pid: number): Promise<number | null> {
  const limits = await readFile(`/proc/${pid}/limits`, 'utf8').catch(() => '');
  const limit = /^Max open files\s+(\S+)/m.exec(limits)?.[1];
  if (limit === undefined) return null;
  return limit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit);
}

async function initcwnd(): Promise<Finding> {
  const routes = await outputOf('ip', ['route', 'show', 'default']);
  const [route] = routes?.trim().split('\n') ?? [];
  return route ? initcwndOf(route.trim()) : skipped('initcwnd.unknown', {});
}

/** `docs/operating.md` says what it does for a first visit. */
export function initcwndOf(route: string): Finding {
  const packets = Number(/\binitcwnd (\d+)/.exec(route)?.[1] ?? usualPackets);
  if (packets >= 30) return ok('initcwnd.raised', { packets });
  const line = route.replace(/ ?\binitcwnd \d+/, '').replace(/ (linkdown|onlink|dead)\b/g, '');
  const command = `sudo ip route change ${line} initcwnd 32`;
  return packets < usualPackets
    ? warn('initcwnd.few', { packets }, command)
    : ok('initcwnd.usual', { packets }, command);
}
