/**
 * What a page keeps: the bytes of its own values (objects, functions, arrays, texts) and its nodes and listeners,
 * after everything that can go has gone. What the heap holds besides is the browser's and grows for a while whatever
 * a page does: code compiled a second time where it runs often, and what DevTools notes of each request.
 */
import type { Page } from '@playwright/test';

export interface KeptObjects {
  bytes: number;
  nodes: number;
  listeners: number;
}

/** The kinds of V8's heap snapshots that hold what a page made. */
const own = [
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'regexp',
];

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Counts by a snapshot of the heap, before which V8 collects until nothing more goes. */
export async function keptObjects(page: Page): Promise<KeptObjects> {
  const devtools = await page.context().newCDPSession(page);
  const pieces: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { bytes: ownBytes(JSON.parse(pieces.join('')) as Snapshot), nodes, listeners: jsEventListeners };
}

function ownBytes({ snapshot: { meta }, nodes }: Snapshot): number {
  const [type, size, step] = [
    meta.node_fields.indexOf('type'),
    meta.node_fields.indexOf('self_size'),
    meta.node_fields.length,
  ];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += step) {
    const kind = meta.node_types[0][nodes[at + type] ?? 0] ?? '';
    if (own.includes(kind)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
