import ELK, { type ElkNode } from 'elkjs/lib/elk-api.js';
import type { LinkArrow } from '../drawing/link-arrows.ts';
import { inGrid, linkedParts, packed, readable } from './compact-places.ts';
import { box, type Places } from './place.ts';

/** At most this many linked scenes are drawn like a plan; more take too long for that, and are shown in a grid. */
const mostFree = 80;

type Joined = Pick<LinkArrow, 'fromId' | 'toId' | 'key'>;

const free = {
  'elk.algorithm': 'stress',
  'elk.stress.desiredEdgeLength': '250',
  'elk.spacing.nodeNode': '60',
};
const apart = { 'elk.algorithm': 'sporeOverlap', 'elk.spacing.nodeNode': '48' };
/**
 * Lays scenes out by their links, beside the page, in about this shape (width by height). Ends its worker in every case;
 * rejects when it cannot be had.
 */
export async function layOut(
  ids: readonly number[],
  arrows: readonly Joined[],
  shape: number,
  signal: AbortSignal,
): Promise<Places> {
  const parts = linkedParts(ids, arrows);
  const known = (part: readonly number[]) => {
    const here = new Set(part);
    return arrows.filter(({ fromId, toId }) => here.has(fromId) && here.has(toId));
  };
  const isFree = (part: readonly number[]) =>
    part.length > 2 && part.length <= mostFree && known(part).length > 0;
  if (!parts.some(isFree))
    return packed(
      parts.map((part) => inGrid(part, known(part), shape)),
      shape,
    );
  const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  const elk = new ELK({ workerFactory: () => worker });
  const drawnParts = async () => {
    const places: Places[] = [];
    for (const part of parts) {
      const grid = inGrid(part, known(part), shape);
      places.push(isFree(part) ? readable(await drawn(elk, part, known(part)), grid, shape) : grid);
    }
    return packed(places, shape);
  };
  try {
    return await Promise.race([drawnParts(), failure(worker, signal)]);
  } finally {
    worker.terminate();
  }
}

async function drawn(elk: InstanceType<typeof ELK>, ids: readonly number[], arrows: readonly Joined[]) {
  const graph: ElkNode = {
    id: 'map',
    children: ids.map((id) => ({ id: `${id}`, ...box })),
    edges: arrows.map(({ key, fromId, toId }) => ({ id: key, sources: [`${fromId}`], targets: [`${toId}`] })),
  };
  const loose = await elk.layout({ ...graph, layoutOptions: free });
  const children = loose.children?.map(({ id, x = 0, y = 0 }) => ({ id, x, y, ...box })) ?? [];
  return placesOf(await elk.layout({ id: 'map', children, layoutOptions: apart }));
}

function placesOf({ children = [] }: ElkNode): Places {
  return new Map(children.map(({ id, x = 0, y = 0 }) => [Number(id), { x, y }]));
}

function failure(worker: Worker, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The layout could not be loaded')));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
