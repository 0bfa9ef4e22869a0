/** `TOURWRIGHT_CRASHES` says how often the process that cuts is killed; more in `npm run test:crash`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Cutter } from '@tourwright/cutter/server';
import { paintPanorama } from '@tourwright/demo/paint';
import type { Manifest } from '@tourwright/tour/pyramid';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { runTileJob } from './tile-job.ts';

const crashes = Number(process.env.TOURWRIGHT_CRASHES ?? 3);
const prefix = 'media/00112233445566778899aabbccddeeff/0123456789abcdef/';
let folder: string;
const cutter = new Cutter();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cutter-crash-'));
  const room = sharp(await paintPanorama({ width: 512, format: 'png' }));
  await room.resize(2560, 1280).jpeg({ quality: 90 }).toFile(join(folder, 'room.jpg'));
});
afterAll(async () => {
  await cutter.close();
  rmSync(folder, { recursive: true });
});

function run(storage: Storage) {
  return runTileJob({
    storage,
    prefix,
    path: join(folder, 'room.jpg'),
    cut: (work) => cutter.cut(work),
    workFolder: folder,
    signal: new AbortController().signal,
    formats: ['webp', 'jpg'],
    earlier: null,
    async onPreview() {},
  });
}

async function names(storage: Storage): Promise<string[]> {
  const found = [];
  for await (const { key } of storage.list(prefix)) found.push(key.slice(prefix.length));
  return found.toSorted();
}

function killCutting(): void {
  const all = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${process.pid}`], { encoding: 'utf8' });
  for (const line of all.split('\n').filter((one) => one.includes('cut-process'))) {
    process.kill(Number.parseInt(line, 10), 'SIGKILL');
  }
}

const isTile = (name: string) => /^[frblud]\//.test(name);

/** Tiles that were made more often than once. */
function doubled(writes: ReadonlyMap<string, number>): string[] {
  return [...writes].filter(([name, count]) => isTile(name) && count > 1).map(([name]) => name);
}

test(`killed ${crashes} times while it cuts, nothing is lost, doubled, or promised too early`, async () => {
  const whole = openMemoryStorage();
  expect(await run(whole)).toMatchObject({ ok: true });
  const wanted = await names(whole);

  const storage = openMemoryStorage();
  const writes = new Map<string, number>();
  for (let crash = 0; crash < crashes; ) {
    // Spread over the cut, wherever the one before has left it.
    let left = 1 + ((crash * 37) % Math.ceil(wanted.length / crashes));
    const counting: Storage = {
      ...storage,
      async put(key, body) {
        const name = key.slice(prefix.length);
        writes.set(name, (writes.get(name) ?? 0) + 1);
        const stored = await storage.put(key, body);
        if (--left === 0) {
          killCutting();
          crash++;
        }
        return stored;
      },
    };
    await run(counting).catch((error: Error) => expect(error.message).toMatch(/ended early|EPIPE|channel/i));
    expect(readdirSync(folder)).toEqual(['room.jpg']);
    if ((await storage.head(`${prefix}manifest.json`)) === null) continue;
    expect(await names(storage)).toEqual(wanted);
    if (crash === crashes) break;
    // Whole already, with kills to come: they meet another one.
    expect(doubled(writes)).toEqual([]);
    await storage.deletePrefix(prefix);
    writes.clear();
  }
  expect(await run(storage)).toMatchObject({ ok: true });
  expect(await names(storage)).toEqual(wanted);
  expect(doubled(writes)).toEqual([]);
  for (const name of wanted.filter((one) => isTile(one) && !one.includes('/0/0/0.'))) {
    const [a, b] = [await whole.read(`${prefix}${name}`), await storage.read(`${prefix}${name}`)];
    expect(b?.bytes.equals(a?.bytes ?? Buffer.alloc(0)), name).toBe(true);
  }
  const manifest = await storage.get(`${prefix}manifest.json`);
  if (manifest === null) throw new Error('There is no manifest');
  expect((JSON.parse(await text(manifest.stream)) as Manifest).formats).toEqual(['webp', 'jpg']);
});
