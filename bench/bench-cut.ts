/**
 * `npm run bench:cut [-- --runs=3 --width=8192,16384,32768 --inputs=a.jpg,b.jpg --json=FILE --port=4591]`: the cutter,
 * alone and as the product's own job (through upload, queue, storage and database, from the upload's last byte until an
 * open editor is notified that it is ready), beside what else turns a panorama into tiles, in turns and on the same
 * pictures. The start of the server is not counted. Contestants that are not installed are left out. Wants the package
 * built (`npm run build:packages`), GNU time and vips (Debian: `apt-get install time libvips-tools`); GENERATE_PY names
 * Pannellum's generate.py.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { lowMemoryEnvironment, lowMemoryFlags } from '@tourwright/cutter/process';
import sharp from 'sharp';
import { paintBench } from './paint-bench.ts';
import { openProduct } from './product-server.ts';

interface Run {
  wall: number;
  cpu: number;
  peakMb: number;
  files: number;
  megabytes: number;
  /** Until the scene is sharp on an ordinary screen: the coarsest level and the preview are there. */
  firstView?: number;
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    width: { type: 'string', default: '8192,16384' },
    inputs: { type: 'string' },
    json: { type: 'string' },
    port: { type: 'string', default: '4591' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-cut-'));
/** The command as npm has it. */
const cli = join(root, 'packages/cutter/dist/cli.js');
const ours = 'tourwright-cut';
const job = 'the product’s job';
const limit = 'vips dzsave (no reprojection)';

/** As the command sets it for itself (with a cache of its own); vips gains from it too. */
const environment = {
  ...lowMemoryEnvironment,
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tourwright'),
  ...process.env,
};

function contestants(input: string, out: string, face: number): Record<string, string[]> {
  const all: Record<string, string[]> = {
    [ours]: [process.execPath, ...lowMemoryFlags, cli, input, out, '--quiet'],
    [limit]: dzsave(input, out),
  };
  const { GENERATE_PY, PYTHON = 'python3' } = process.env;
  if (GENERATE_PY) {
    const sizes = ['-c', `${face}`, '-s', '512', '-q', '80'];
    all['generate.py + nona'] = [PYTHON, GENERATE_PY, ...sizes, '-o', join(out, 't'), input];
  }
  return all;
}

function dzsave(input: string, out: string): string[] {
  const tiles = ['--tile-size', '512', '--overlap', '0', '--depth', 'onetile', '--suffix', '.jpg[Q=80]'];
  return ['vips', 'dzsave', `${input}[access=sequential]`, join(out, 't'), ...tiles];
}

/** What others wrote is on the disk before anyone is measured: the product flushes its tiles, and would wait for theirs too. */
const flushDisk = () => spawnSync('sync');

function measure(command: string[], out: string): Run | null {
  rmSync(out, { recursive: true, force: true });
  flushDisk();
  mkdirSync(out, { recursive: true });
  const times = join(folder, 'times.txt');
  const timed = ['-o', times, '-f', '%e %U %S %M', ...command];
  const done = spawnSync('/usr/bin/time', timed, { encoding: 'utf8', maxBuffer: 1 << 26, env: environment });
  if (done.status !== 0) {
    console.error(`${command[0]}: ${(done.error?.message ?? done.stderr).trim().slice(-300)}`);
    return null;
  }
  const [wall = 0, user = 0, system = 0, kilobytes = 0] = readFileSync(times, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(jpe?g|webp|avif)$/.test(entry.name) && entry.name !== 'thumbnail.jpg',
  );
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { wall, cpu: user + system, peakMb: kilobytes / 1024, files: files.length, megabytes: bytes / 1e6 };
}

/** One panorama through a server that was just started. */
async function measureProduct(input: string): Promise<Run> {
  const product = await openProduct(Number(options.port));
  flushDisk();
  try {
    let [wall, firstView] = [0, 0];
    const watching = product.watch((image) => {
      if (image.state === 'failed') throw new Error(image.reason?.code);
      if (image.panorama && firstView === 0) firstView = performance.now();
      if (image.state === 'ready') wall = performance.now();
      return wall > 0;
    });
    const [started] = await Promise.all([product.upload(input, 'a.jpg'), watching]);
    const seconds = (at: number) => (at - started) / 1000;
    const none = { files: 0, megabytes: 0 };
    return { wall: seconds(wall), ...product.cutting(), ...none, firstView: seconds(firstView) };
  } finally {
    await product.close();
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** In turns, so that whatever else the machine does meets all alike. */
async function compare(input: string) {
  const { width, height } = await sharp(input, { limitInputPixels: false }).metadata();
  const out = join(folder, 'out');
  const named = contestants(input, out, Math.round(width / Math.PI / 256) * 256);
  const runs: Record<string, Run[]> = {};
  for (let turn = 0; turn < Number(options.runs); turn++) {
    for (const [name, command] of Object.entries(named)) {
      const run = measure(command, out);
      if (run) runs[name] = [...(runs[name] ?? []), run];
    }
    runs[job] = [...(runs[job] ?? []), await measureProduct(input)];
  }
  const rows = Object.entries(runs).map(([name, all]) => {
    const of = (field: Exclude<keyof Run, 'firstView'>) => median(all.map((run) => run[field]));
    return {
      name,
      wall: of('wall'),
      cpu: of('cpu'),
      peakMb: of('peakMb'),
      files: of('files'),
      megabytes: of('megabytes'),
      firstView: median(all.flatMap((run) => run.firstView ?? [])),
    };
  });
  return { input, width, height, rows };
}

function table({ width, height, rows }: Awaited<ReturnType<typeof compare>>): string {
  const us = rows.find(({ name }) => name === ours);
  const lines = rows.map((row) => {
    const ratio = (ofUs: number | undefined, ofThem: number) =>
      ofUs && ofThem ? `${(ofUs / ofThem).toFixed(2)}` : '';
    const cells = [
      row.name,
      row.wall.toFixed(2),
      row.cpu.toFixed(2),
      Math.round(row.peakMb),
      row.files,
      row.megabytes.toFixed(1),
      row.firstView ? row.firstView.toFixed(2) : '',
      ratio(us?.wall, row.wall),
      ratio(us?.cpu, row.cpu),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `| ${width}x${height} | wall s | CPU s | peak MB | tiles | MB | first view s | our wall / its | our CPU / its |`,
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

if (!existsSync(cli)) throw new Error('The package is not built: npm run build:packages');
if (!existsSync('/usr/bin/time')) throw new Error('GNU time is missing (Debian: apt-get install time)');
try {
  const widths = options.width.split(',').map(Number);
  const inputs = options.inputs?.split(',').map((path) => resolve(path)) ?? [];
  if (inputs.length === 0)
    for (const width of widths) inputs.push(await paintBench(width, join(folder, `${width}.jpg`)));
  const results = [];
  for (const input of inputs) {
    const result = await compare(input);
    results.push(result);
    console.log(`\n${table(result)}`);
  }
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`;
  console.log(`\n${machine}; medians of ${options.runs} runs in turns`);
  if (options.json) writeFileSync(options.json, JSON.stringify({ machine, results }, null, 1));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
