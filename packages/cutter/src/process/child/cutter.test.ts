import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CutWork, EarlyView } from '../cut-order.ts';
import { runCut } from '../run-cut.ts';
import { TileThreads } from '../threads/tile-threads.ts';
import { Cutter } from './cutter.ts';
import { MemoryBudget } from './memory-budget.ts';

let folder: string;
let path: string;
const cutter = new Cutter();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cutter-'));
  path = join(folder, 'room.jpg');
  const room = sharp(await paintPanorama({ width: 512, format: 'png' }));
  await room.resize(4608, 2304).jpeg({ quality: 90 }).toFile(path);
});
afterEach(() => expect(readdirSync(folder)).toEqual(['room.jpg']));
afterAll(async () => {
  await cutter.close();
  rmSync(folder, { recursive: true });
});

function work(tiles: Map<string, Buffer>, changes: Partial<CutWork> = {}): CutWork {
  return {
    path,
    formats: ['jpg'],
    workFolder: folder,
    signal: new AbortController().signal,
    async onTile({ path: name, body }) {
      tiles.set(name, Buffer.from(body));
    },
    ...changes,
  };
}

/** The processes that this one has started to cut. */
function processes(): string[] {
  const all = execFileSync('ps', ['-o', 'pid=,ni=,args=', '--ppid', `${process.pid}`], { encoding: 'utf8' });
  return all.split('\n').filter((line) => line.includes('cut-process'));
}

test('another process makes the same tiles, the view before the rest, and only what is missing', async () => {
  const [there, here] = [new Map<string, Buffer>(), new Map<string, Buffer>()];
  const views: EarlyView[] = [];
  let tilesBefore = -1;
  const onPreview = async (view: EarlyView) => {
    views.push(view);
    tilesBefore = there.size;
  };
  const progress: number[] = [];
  const result = await cutter.cut(work(there, { onPreview, onProgress: (share) => progress.push(share) }));
  const threads = new TileThreads();
  expect(await runCut({ ...work(here, { async onPreview() {} }), threads })).toEqual(result);
  await threads.close();
  expect([...there.keys()].toSorted()).toEqual([...here.keys()].toSorted());
  for (const [name, tile] of here) expect(there.get(name)?.equals(tile), name).toBe(true);
  expect(views[0]).toMatchObject({ strip: expect.stringMatching(/^data:image/), manifest: { levels: [{}] } });
  // Strip, thumbnail and the coarsest level: a tenth of the work at most.
  expect(tilesBefore / there.size).toBeLessThanOrEqual(0.1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));

  const missing = 'u/1/1/0.jpg';
  const stored = new Set([...there.keys()].filter((name) => name !== missing));
  there.clear();
  await cutter.cut(work(there, { stored }));
  expect([...there.keys()]).toEqual([missing]);
});

test('what was prefetched of a photo is what is shown of it, though the file it was seen in has gone', {
  tags: 'long',
}, async () => {
  const cutOnce = async (sha256: string) => {
    const tiles = new Map<string, Buffer>();
    const views: EarlyView[] = [];
    const onPreview = async (view: EarlyView) => void views.push(view);
    await cutter.cut({ ...work(tiles, { onPreview }), sha256 });
    return { tiles, views };
  };
  const arrived = join(folder, 'arrived.jpg');
  copyFileSync(path, arrived);
  cutter.prefetch(arrived, 'abc', folder);
  const another = await cutOnce('def');
  cutter.prefetch(arrived, 'abc', folder);
  await expect.poll(() => readdirSync(folder).some((name) => name.startsWith('cut-'))).toBe(true);
  const prefetched = await cutOnce('abc');
  rmSync(arrived);
  expect(prefetched).toEqual(another);
});

test('what was decoded of a photo while it came is what is shown of it, and leaves nothing behind', {
  tags: 'long',
}, async () => {
  const own = new Cutter();
  const coming = join(folder, 'coming.jpg');
  // Another picture than the one that is cut, so that it is seen which of them is shown.
  const photo = await sharp(path).negate().jpeg().toBuffer();
  const half = photo.length >> 1;
  writeFileSync(coming, photo.subarray(0, half));
  own.decodeWhileUploading(coming, photo.length, folder);
  const smallFiles = () =>
    readdirSync(folder, { recursive: true }).filter((name) => `${name}`.includes('uploading-'));
  const sizeOfSmall = () => smallFiles().map((name) => statSync(join(folder, `${name}`)).size)[0] ?? 0;
  await expect.poll(() => sizeOfSmall(), { timeout: 60_000 }).toBeGreaterThan(0);
  appendFileSync(coming, photo.subarray(half));
  await expect.poll(() => sizeOfSmall(), { timeout: 60_000 }).toBeGreaterThan(2304 * 1152 * 3 * 0.6);
  own.prefetch(coming, 'came', folder);
  rmSync(coming);
  const shownOf = async (sha256: string) => {
    const tiles = new Map<string, Buffer>();
    const views: EarlyView[] = [];
    const onPreview = async (view: EarlyView) => void views.push(view);
    expect(await own.cut({ ...work(tiles, { onPreview }), sha256 })).toMatchObject({ ok: true });
    expect(tiles.size).toBe(6 * (1 + 4 + 16));
    const { channels } = await sharp(tiles.get('u/0/0/0.jpg')).stats();
    return { strip: views[0]?.strip, above: channels.map(({ mean }) => Math.round(mean)) };
  };
  const [came, cut] = [await shownOf('came'), await shownOf('another')];
  expect(came.strip).not.toBe(cut.strip);
  for (const [index, mean] of came.above.entries()) expect(mean + cut.above[index]!).toBeCloseTo(255, -1);
  expect(smallFiles()).toEqual([]);
  await own.close();
});

test('a damaged photo that was prefetched is refused when it is cut', async () => {
  const damaged = join(folder, 'damaged.jpg');
  writeFileSync(damaged, readFileSync(path).subarray(0, 20_000));
  cutter.prefetch(damaged, 'abc', folder);
  const result = await cutter.cut({
    ...work(new Map(), { path: damaged, async onPreview() {} }),
    sha256: 'abc',
  });
  rmSync(damaged);
  expect(result).toMatchObject({ ok: false, failure: { code: 'damaged_pixels' } });
});

test('a photo that is announced while another is cut ends nothing', { tags: 'long' }, async () => {
  const impatient = new Cutter({ idleMs: 1 });
  const tiles = new Map<string, Buffer>();
  const order = work(tiles, {
    async onTile({ path: name, body }) {
      tiles.set(name, Buffer.from(body));
      impatient.warm();
      // Timers of one length end in their order: the process was idle for too long, had nobody noticed the work.
      await sleep(1);
    },
  });
  expect(await impatient.cut(order)).toMatchObject({ ok: true });
  expect(tiles.size).toBe(6 * (1 + 4 + 16));
  await impatient.close();
});

test('a file that is refused is refused in the same words', async () => {
  const photo = join(folder, 'photo.png');
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } }).toFile(photo);
  const result = await cutter.cut(work(new Map(), { path: photo }));
  rmSync(photo);
  expect(result).toMatchObject({ ok: false, failure: { code: 'not_twice_as_wide' } });
});

test('stopping is at once and leaves nothing running, and the next cut works', async () => {
  const abort = new AbortController();
  const tiles = new Map<string, Buffer>();
  const order = work(tiles, {
    signal: abort.signal,
    async onTile() {
      abort.abort(new Error('enough'));
    },
  });
  await expect(cutter.cut(order)).rejects.toThrow('enough');
  expect(processes()).toEqual([]);
  expect(await cutter.cut(work(tiles))).toMatchObject({ ok: true });
});

test('a tile that cannot be stored ends the cut with that reason', async () => {
  const order = work(new Map(), { onTile: () => Promise.reject(new Error('the disk is full')) });
  await expect(cutter.cut(order)).rejects.toThrow('the disk is full');
  expect(processes()).toEqual([]);
});

test('a process that is killed fails its cut, and the next has a new one', { tags: 'long' }, async () => {
  const tiles = new Map<string, Buffer>();
  const order = work(tiles, {
    async onTile() {
      for (const line of processes()) process.kill(Number.parseInt(line, 10), 'SIGKILL');
    },
  });
  await expect(cutter.cut(order)).rejects.toThrow(/ended early \(SIGKILL\)/);
  expect(await cutter.cut(work(tiles))).toMatchObject({ ok: true });
});

test('whatever the web process does goes before it; what can wait goes last', { tags: 'long' }, async () => {
  const niceness: number[] = [];
  const small = `${path}.small.jpg`;
  await sharp(path).resize(512).toFile(small);
  for (const pace of ['now', 'idle'] as const) {
    await cutter.close();
    await cutter.cut(
      work(new Map(), {
        path: small,
        async onTile() {
          const [line = ''] = processes();
          const pid = Number.parseInt(line, 10);
          const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
            Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
          );
          niceness.push(Math.min(...threads));
        },
      }),
      pace,
    );
  }
  rmSync(small);
  expect(niceness[0]).toBeGreaterThan(0);
  expect(niceness.at(-1)).toBe(19);
});

test('one at a time', { tags: 'long' }, async () => {
  let [running, most] = [0, 0];
  const order = () =>
    work(new Map(), {
      async onPreview() {
        most = Math.max(most, ++running);
      },
    });
  const cuts = [1, 2].map(() => cutter.cut(order()).then(() => running--));
  await expect.poll(() => cutter.isWanted).toBe(true);
  await Promise.all(cuts);
  expect(cutter.isWanted).toBe(false);
  expect(most).toBe(1);
});

test('a cut waits for memory that others hold, and passes no limit without saying so', async () => {
  const memory = new MemoryBudget(1e9);
  const own = new Cutter({ memory });
  const giveBack = await memory.take(1e9, new AbortController().signal);
  const cutting = own.cut({ ...work(new Map()), limits: { memoryBytes: 1e6, cpuMs: 1 } });
  await expect.poll(() => memory.waiting).toBe(1);
  giveBack();
  expect(await cutting).toMatchObject({ ok: false, failure: { code: 'too_costly' } });
  expect(memory.takenBytes).toBe(0);
  await own.close();
});
