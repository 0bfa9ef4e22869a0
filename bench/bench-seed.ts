/**
 * How long a new server takes until its gallery is complete: the whole program on an empty data folder, as on the
 * first start, the database included. `npm run bench:seed`. With `--kill` it is killed in the middle and started again.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoSources } from '@tourwright/demo';
import { pause, type RunningTourwright, runTourwright } from '../e2e/support/running-tourwright.ts';

const { values } = parseArgs({ options: { kill: { type: 'boolean', default: false } } });
const count = demoSources().length;
const began = performance.now();
let slowestMs = 0;
const since = (moment: number) => `${((performance.now() - moment) / 1000).toFixed(1)} s`;

const server = await runTourwright({ SEED_DEMOS: 'true' });
try {
  const answered = performance.now();
  console.log(`answers ${since(began)} after the start`);
  if (values.kill) {
    await until(server, Math.ceil(count / 2));
    await server.kill();
    console.log(`killed after ${since(answered)} with ${Math.ceil(count / 2)} tours or more`);
    await server.start();
    console.log(`started again after ${since(answered)}`);
  }
  await until(server, 1);
  console.log(`the first tour ${since(answered)} after the first answer`);
  await until(server, count);
  console.log(
    `all ${count} tours ${since(answered)} after the first answer, ${since(began)} after the start`,
  );
  console.log(`CPU time of the server so far: ${await cpuSeconds(server.dataDir)} s`);
  console.log(`storage: ${Math.round((await weigh(join(server.dataDir, 'storage'))) / 1e6)} MB`);
  console.log(`slowest answer of /api/demos meanwhile: ${Math.round(slowestMs)} ms`);
} finally {
  await server.close();
}

/** Asks as the page does, and notes how long an answer takes while tiles are cut. */
async function until({ address, log }: RunningTourwright, tours: number): Promise<void> {
  for (;;) {
    const asked = performance.now();
    const { items } = (await (await fetch(`${address}/api/demos`)).json()) as { items: unknown[] };
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    if (items.length >= tours) return;
    if (performance.now() - began > 300_000) throw new Error(`Only ${items.length} tours:\n${log()}`);
    await pause(200);
  }
}

/** CPU seconds of the process that holds the data folder and of those that it cuts in, without PostgreSQL. Linux only. */
async function cpuSeconds(dataDir: string): Promise<string> {
  const { pid } = JSON.parse(await readFile(join(dataDir, 'lock'), 'utf8')) as { pid: number };
  const names = await readdir('/proc').catch(() => []);
  let ticks = 0;
  for (const name of names.filter((each) => /^\d+$/.test(each))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    const fields = stat.replace(/^.*\) /s, '').split(' ');
    // Its group; then user and system time in hundredths of a second.
    if (Number(fields[2]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return (ticks / 100).toFixed(1);
}

async function weigh(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
