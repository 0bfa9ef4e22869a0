/**
 * `npm run bench:viewer [-- --runs=3 --net=fast,4g,slow4g --size=8192,16384 --only=tourwright,marzipano --photo=FILE]`: the preview
 * page of the running product beside its peers, in one run of `../shared/peer-bench/viewer` (PEER_BENCH names another
 * folder). The bench is copied to a folder of its own and its panoramas are made once (2 minutes, 0.6 GB).
 *
 * `npm run bench:viewer -- --cold`: first and later visitors, and a page in a frame, beside Marzipano on all five lines, in
 * turns, with the rounds, bytes and requests of each; nothing but the arrival is measured.
 *
 * `npm run bench:viewer -- --foreign`: the package as npm has it (`npm run build:packages`) on the tiles of Marzipano and Pannellum and
 * on a plain JPEG, beside these two viewers.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type BenchView, Owner } from './viewer/bench-tour.ts';
import { openFrameHost } from './viewer/frame-host.ts';
import { lineTable } from './viewer/line-table.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    net: { type: 'string' },
    /** Arrivals alone, of first and later visitors. */
    cold: { type: 'boolean', default: false },
    /** Only what others made, in our package and in theirs. */
    foreign: { type: 'boolean', default: false },
    size: { type: 'string', default: '8192' },
    only: { type: 'string' },
    /** A panorama of twice its height to measure instead of the painted ones. */
    photo: { type: 'string' },
    /** The data folder of an earlier run, with its tours. */
    data: { type: 'string' },
    out: { type: 'string', default: 'results-tourwright' },
    /** Only make the panoramas and the tours. */
    prepare: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const photo = options.photo && resolve(options.photo);
const workshop = join(tmpdir(), `tourwright-peer-bench${photo ? `-${parse(photo).name}` : ''}`);
const sizes = options.size.split(',').map(Number);
const arrivals = ['marzipano', 'tourwright', 'tourwright-first', 'tourwright-framed', 'tourwright-floor'];
/** Pannellum's and Marzipano's tiles and a plain JPEG, each in its own viewer and in our package. */
const foreign = [
  'marzipano',
  'tourwright-on-marzipano',
  'pannellum-multires',
  'tourwright-on-pannellum',
  'pannellum-equirect',
  'tourwright-on-jpeg',
];
const nets = options.net ?? (options.cold ? 'fast,4g,slow4g,cold4g,coldslow' : 'fast,4g,slow4g');

/** The bench with its dependencies, its panoramas and us among the contestants. */
async function prepareBench(): Promise<void> {
  const source = resolve(process.env.PEER_BENCH ?? join(root, '../shared/peer-bench/viewer'));
  if (!existsSync(source)) throw new Error(`No bench at ${source}; PEER_BENCH may name its folder.`);
  mkdirSync(workshop, { recursive: true });
  cpSync(source, workshop, { recursive: true, force: true });
  spawnSync('chmod', ['-R', 'u+w', workshop]);
  for (const file of readdirSync(join(root, 'bench/viewer')).filter((name) =>
    /(tourwright|package-page).*\.mjs$/.test(name),
  )) {
    cpSync(join(root, 'bench/viewer', file), join(workshop, 'contestants', file));
  }
  await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], workshop);
  if (sizes.every((size) => existsSync(join(workshop, `data/${size}/manifest.json`)))) return;
  if (photo) await unpackPhoto(photo);
  else await run('node', ['gen/panorama.mjs'], workshop);
  await run('node', ['gen/tiles.mjs', ...sizes.map(String)], workshop);
}

/** The pixels of a photo where the bench's own would be, from which tiles for the peers are cut. */
async function unpackPhoto(file: string): Promise<void> {
  mkdirSync(join(workshop, 'data'), { recursive: true });
  for (const size of [16384, 8192]) {
    const picture = sharp(file, { limitInputPixels: false }).toColourspace('srgb').removeAlpha();
    const pixels = picture.resize(size, size / 2, { fit: 'fill' }).raw();
    await pipeline(pixels, createWriteStream(join(workshop, `data/pano-${size}.rgb`)));
  }
}

/** The panorama as an owner uploads it: a JPEG of high quality, made from the bench's own pixels. */
async function photoOf(size: number, room: 'first' | 'second'): Promise<string> {
  const file = join(workshop, `data/upload-${size}-${room}.jpg`);
  if (existsSync(file)) return file;
  const pixels = readFileSync(join(workshop, `data/pano-${size}.rgb`));
  const raw = { width: size, height: size / 2, channels: 3 as const };
  const picture = sharp(pixels, { raw, limitInputPixels: false });
  // The second scene is the same one mirrored: as many bytes, at other addresses.
  await (room === 'second' ? picture.flop() : picture)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toFile(file);
  return file;
}

interface Server {
  address: string;
  stop(): void;
}

async function startServer(dataDir: string): Promise<Server> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, SEED_DEMOS: 'false' },
  });
  child.stdout.resume();
  const address = `http://127.0.0.1:${port}`;
  // A first start installs the packages and builds the web app.
  for (let waited = 0; waited < 3000; waited++) {
    const isReady = await fetch(`${address}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReady) return { address: `http://localhost:${port}`, stop: () => child.kill('SIGTERM') };
    await sleep(200);
  }
  child.kill('SIGTERM');
  throw new Error('The server did not start within ten minutes.');
}

function freePort(): Promise<number> {
  return new Promise((ok) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => ok(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Asynchronously: this process answers for the host of the frame meanwhile. */
async function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Tour ids by size, kept beside the data so that a second run measures the same tours. */
async function makeTours(owner: Owner, dataDir: string): Promise<Record<number, string>> {
  const file = join(dataDir, 'bench-tours.json');
  const tours: Record<number, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = sizes.filter((size) => tours[size] === undefined);
  if (missing.length > 0) {
    for (const size of missing) {
      const photos = [await photoOf(size, 'first'), await photoOf(size, 'second')] as const;
      tours[size] = await owner.makeTour(`Bench ${size}`, photos, await viewOf(size));
    }
    writeFileSync(file, JSON.stringify(tours));
  }
  return tours;
}

/** How the bench looks at its panorama of this size: the start view of the tour. */
async function viewOf(size: number): Promise<BenchView> {
  const config = await import(pathToFileURL(join(workshop, 'lib/config.mjs')).href);
  return config.viewOf(size);
}

/** Until the start views are drawn, as they are soon after publishing. */
async function untilDrawn(tours: Record<number, string>, { address }: Server): Promise<void> {
  for (const id of Object.values(tours)) {
    for (let asked = 0; ; asked++) {
      const page = await fetch(`${address}/preview/bench?tourId=${id}`);
      if ((await page.text()).includes('<picture>')) break;
      if (asked > 120) throw new Error('The stills were not drawn within two minutes.');
      await sleep(1000);
    }
  }
}

/** A tour for each run that is measured as that of a first visitor. */
async function unvisited(tours: Record<number, string>, owner: Owner): Promise<Record<number, string[]>> {
  const copies: Record<number, string[]> = {};
  for (const size of sizes) {
    copies[size] = [];
    const needed = Number(options.runs) * nets.split(',').length * 2;
    for (let made = 0; made < needed; made++) copies[size].push(await owner.copyTour(tours[size] ?? ''));
  }
  return copies;
}

await prepareBench();
const dataDir = options.data ?? join(workshop, 'server-data');
mkdirSync(dataDir, { recursive: true });
const server = await startServer(dataDir);
try {
  const owner = new Owner(server.address);
  await owner.enter(join(dataDir, 'bench-owner.json'));
  const tours = await makeTours(owner, dataDir);
  await untilDrawn(tours, server);
  if (options.cold) await measureArrivals(tours, server, owner);
  else if (options.foreign) await runBench(tours, server, ['--only', foreign.join(',')], {});
  else if (!options.prepare) await measure(tours, server);
} finally {
  server.stop();
}

async function measureArrivals(tours: Record<number, string>, server: Server, owner: Owner): Promise<void> {
  const frames = await openFrameHost(server.address);
  const waiting = join(workshop, 'unvisited.json');
  writeFileSync(waiting, JSON.stringify(await unvisited(tours, owner)));
  const names = options.only ?? arrivals.join(',');
  try {
    await runBench(tours, server, ['--only', names, '--no-pan'], {
      TOURWRIGHT_UNVISITED: waiting,
      TOURWRIGHT_FRAMES: frames.address,
    });
  } finally {
    frames.close();
  }
  console.log(lineTable(join(workshop, options.out, 'results.json')));
}

async function measure(tours: Record<number, string>, server: Server): Promise<void> {
  const { runs, out } = options;
  await runBench(tours, server, options.only === undefined ? [] : ['--only', options.only], {});
  const file = join(workshop, out, 'scene-change.json');
  for (const each of sizes) {
    const own = ['--bench', workshop, '--net', nets, '--size', String(each), '--runs', runs, '--out', file];
    await run('node', ['bench/viewer/scene-change.mjs', ...own], root, environment(tours, server));
  }
}

function environment(tours: Record<number, string>, { address }: Server): Record<string, string> {
  return {
    TOURWRIGHT_ADDRESS: address,
    TOURWRIGHT_TOURS: JSON.stringify(tours),
    TOURWRIGHT_DATA: dataDir,
    TOURWRIGHT_VIEWER: join(root, 'packages/viewer'),
  };
}

async function runBench(
  tours: Record<number, string>,
  server: Server,
  more: string[],
  env: Record<string, string>,
): Promise<void> {
  const { runs, size, out } = options;
  rmSync(join(workshop, out), { recursive: true, force: true });
  const common = ['--net', nets, '--size', size, '--runs', runs, '--out', out];
  await run('node', ['bench.mjs', ...common, ...more], workshop, { ...environment(tours, server), ...env });
}
