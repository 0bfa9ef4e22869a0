import ELK, { type ElkNode } from 'elkjs/lib/elk-api.js';
import type { LinkArrow } from './link-arrows.ts';
import { box, type Places } from './scene-places.ts';

/** So many are drawn as a plan of rooms would be; more take too long for that, and stand in layers from the start. */
const mostFree = 80;

const free = {
  'elk.algorithm': 'stress',
  'elk.stress.desiredEdgeLength': '250',
  'elk.spacing.nodeNode': '60',
};
const apart = { 'elk.algorithm': 'sporeOverlap', 'elk.spacing.nodeNode': '48' };
const layers = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.spacing.nodeNode': '48',
  'elk.layered.spacing.nodeNodeBetweenLayers': '90',
};

/** Lays scenes out by their links, beside the page. Ends its worker in every case; rejects when it cannot be had. */
export async function layOut(
  ids: readonly number[],
  arrows: readonly Pick<LinkArrow, 'fromId' | 'toId' | 'key'>[],
  signal: AbortSignal,
): Promise<Places> {
  const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  const elk = new ELK({ workerFactory: () => worker });
  try {
    return await Promise.race([drawn(elk, ids, arrows), failure(worker, signal)]);
  } finally {
    worker.terminate();
  }
}

async function drawn(
  elk: InstanceType<typeof ELK>,
  ids: readonly number[],
  arrows: Parameters<typeof layOut>[1],
) {
  const graph: ElkNode = {
    id: 'map',
    children: ids.map((id) => ({ id: `${id}`, ...box })),
    edges: arrows.map(({ key, fromId, toId }) => ({ id: key, sources: [`${fromId}`], targets: [`${toId}`] })),
  };
  if (ids.length > mostFree) return placesOf(await elk.layout({ ...graph, layoutOptions: layers }));
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
