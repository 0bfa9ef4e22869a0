/**
 * `npm run bench:load [-- --rounds=3 --seconds=5 --connections=50 --port=4600]`: what visitors ask for of a published
 * tour, under load, beside the bare framework and nginx giving the same bytes. Needs `wrk`, and `nginx` for its own
 * columns (Debian has both). All take turns in each round; the table shows medians, and ratios from this run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { hasNginx, openFront, openRivals } from './load/open-rivals.ts';
import { type Load, putLoad } from './load/put-load.ts';
import { recordAnswer } from './load/recorded-answer.ts';
import { paintBench } from './paint-bench.ts';
import { openProduct, type Product } from './product-server.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
    port: { type: 'string', default: '4600' },
  },
});
const [rounds, seconds, connections, port] = [
  values.rounds,
  values.seconds,
  values.connections,
  values.port,
].map(Number) as [number, number, number, number];

/** A published tour of one scene, and the addresses that its visitors ask for. */
async function publishTour(product: Product, folder: string): Promise<string[]> {
  const photo = await paintBench(4096, join(folder, 'room.jpg'));
  await product.upload(photo, 'room.jpg');
  const json = { 'content-type': 'application/json' };
  const scene = { id: 1, name: 'Room', slug: `${product.tourId}/room.jpg`, hotspots: [], videos: [] };
  const edit = { id: crypto.randomUUID(), v: 1, kind: 'scene.add', scene };
  const added = await product.ask(
    'POST',
    `/api/tours/${product.tourId}/edits`,
    JSON.stringify({ base: 1, edits: [edit] }),
    json,
  );
  if (!added.ok) throw new Error(`The scene was refused: ${await added.text()}`);
  for (;;) {
    const [image] = await product.images();
    if (image?.state === 'failed') throw new Error(`The photo failed: ${JSON.stringify(image.reason)}`);
    if (image?.state === 'ready' && image.panorama) {
      const published = await product.ask('POST', `/api/tours/${product.tourId}/publish`);
      if (!published.ok) throw new Error(`Publishing failed: ${await published.text()}`);
      const tile = `${new URL(image.panorama.baseUrl, product.origin).pathname}f/1/0/0.jpg`;
      return [`/api/tours/${product.tourId}`, `/welcome/${product.tourId}`, '/explore', tile];
    }
    await sleep(200);
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function medianLoad(loads: Load[]): Load {
  return {
    requestsPerSecond: median(loads.map((each) => each.requestsPerSecond)),
    p99Ms: median(loads.map((each) => each.p99Ms)),
    cpuMs: median(loads.map((each) => each.cpuMs)),
    errors: loads.reduce((sum, each) => sum + each.errors, 0),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
const product = await openProduct(port, { MEDIA_ACCEL: '/stored/', TRUST_PROXY: '1' });
try {
  const paths = await publishTour(product, folder);
  const answers = await Promise.all(paths.map((path) => recordAnswer(product.origin, path)));
  const ours = { name: 'Tourwright', origin: product.origin, pid: product.pid };
  const rivals = await openRivals(answers, folder, port + 1);
  if (hasNginx()) rivals.push(await openFront(product, folder, port + 3, answers));
  else console.log('nginx is not installed: without it.');
  try {
    for (const { path, body } of answers) {
      const loads = new Map<string, Load[]>();
      for (let round = 0; round < rounds; round++) {
        for (const { name, origin, pid } of [ours, ...rivals]) {
          const load = await putLoad(origin + path, { pid, connections, seconds });
          loads.set(name, [...(loads.get(name) ?? []), load]);
        }
      }
      const best = new Map([...loads].map(([name, list]) => [name, medianLoad(list)]));
      const own = best.get(ours.name);
      console.log(`\n${path.replace(product.tourId, '{id}')} (${(body.length / 1024).toFixed(1)} KiB)`);
      for (const [name, load] of best) {
        const ratio = ((own?.requestsPerSecond ?? 0) / load.requestsPerSecond).toFixed(2);
        const times = `p99 ${load.p99Ms.toFixed(1)} ms, ${load.cpuMs.toFixed(3)} ms of CPU`;
        const beside = name === ours.name ? '' : `, ours is ${ratio} of it`;
        console.log(
          `  ${name}: ${load.requestsPerSecond.toFixed(0)}/s, ${times}, ${load.errors} errors${beside}`,
        );
      }
    }
  } finally {
    for (const rival of rivals) await rival.close();
  }
} finally {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}
