/**
 * `npm run bench:many [-- --count=20 --width=4096 --port=4590]`: how long a visitor waits for a tour while panoramas
 * that were dropped together are cut, beside how long when nothing else runs, and the memory of cutting.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { paintBench } from './paint-bench.ts';
import { openProduct, type Product } from './product-server.ts';

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    width: { type: 'string', default: '4096' },
    port: { type: 'string', default: '4590' },
  },
});
/** Requests of an idle server, and the pause between any two. */
const idleRequests = 200;
const pauseMs = 20;

async function ask({ ask, tourId }: Product): Promise<number> {
  const started = performance.now();
  await (await ask('GET', `/api/tours/${tourId}`)).arrayBuffer();
  return performance.now() - started;
}

function words(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${times.length} requests)`;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-many-'));
const product = await openProduct(Number(options.port));
try {
  const count = Number(options.count);
  const base = await paintBench(Number(options.width), join(folder, 'base.jpg'));
  const paths = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = join(folder, `${index}.jpg`);
      // Of other bytes, since the same bytes twice are one scene.
      await sharp(base)
        .withExif({ IFD0: { ImageDescription: `Number ${index}` } })
        .jpeg({ quality: 90 })
        .toFile(path);
      return path;
    }),
  );
  const idle: number[] = [];
  for (let k = 0; k < idleRequests; k++) {
    idle.push(await ask(product));
    await sleep(pauseMs);
  }
  console.log(`idle:    ${words(idle)}`);
  await Promise.all(paths.map((path, index) => product.upload(path, `${index}.jpg`)));
  const started = performance.now();
  const busy: number[] = [];
  let [peakMb, lookedAt] = [0, 0];
  for (;;) {
    busy.push(await ask(product));
    await sleep(pauseMs);
    if (performance.now() - lookedAt < 500) continue;
    lookedAt = performance.now();
    peakMb = Math.max(peakMb, product.cutting().peakMb);
    const states = (await product.images()).map(({ state }) => state);
    if (states.includes('failed')) throw new Error('A panorama could not be cut');
    if (states.length === count && states.every((state) => state === 'ready')) break;
  }
  console.log(`cutting: ${words(busy)}`);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${count} panoramas of ${options.width} in ${seconds.toFixed(1)} s, cutting had ${peakMb.toFixed(0)} MB at most`,
  );
} finally {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}
