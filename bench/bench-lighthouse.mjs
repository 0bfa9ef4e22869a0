// `npm run bench:lighthouse -- ADDRESS [RUNS] [PATH ...]`: Lighthouse (mobile) on the pages of a running Tourwright that
// visitors find first (the welcome page is that of the first sample tour), or on other paths: medians and each run's
// benchmark index, by which a loaded machine is recognised. Lighthouse itself is not a dependency of ours (it brings a
// hundred packages): it is fetched by npm when this is run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const lighthousePackage = 'lighthouse@13.5.0';
const [address = 'http://localhost:3000', runs = '5', ...chosen] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tourwright-lighthouse-'));
// Pages are put together as without a GPU; only WebGL is drawn by SwiftShader. With a whole GPU in software every page waits for it.
const chrome = '--headless=new --no-sandbox --enable-unsafe-swiftshader';

const paths = chosen.length > 0 ? chosen : ['/', '/explore', await firstWelcome(), '/payment', '/contact'];

try {
  for (const path of paths) {
    const reports = Array.from({ length: Number(runs) }, (_, run) => measure(path, run));
    print(`median of ${path}`, median(reports));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function firstWelcome() {
  const { items } = await (await fetch(`${address}/api/demos`)).json();
  return `/welcome/${items[0].id}`;
}

function measure(path, run) {
  const file = join(folder, `${run}.json`);
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      lighthousePackage,
      address + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${chrome}`,
    ],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH || '/usr/bin/chromium' },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse failed on ${path}:\n${stderr}`);
  const { categories, audits, environment } = JSON.parse(readFileSync(file, 'utf8'));
  const score = (name) => Math.round(categories[name].score * 100);
  const value = (name) => audits[name].numericValue;
  const figures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcpMs: Math.round(value('first-contentful-paint')),
    lcpMs: Math.round(value('largest-contentful-paint')),
    blockedMs: Math.round(value('total-blocking-time')),
    shift: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    kib: Math.round(value('total-byte-weight') / 1024),
    index: Math.round(environment.benchmarkIndex),
  };
  print(`${path} ${run + 1}`, figures);
  return figures;
}

function median(reports) {
  const middle = (name) => reports.map((each) => each[name]).sort((a, b) => a - b)[reports.length >> 1];
  return Object.fromEntries(Object.keys(reports[0]).map((name) => [name, middle(name)]));
}

function print(title, figures) {
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${title}: ${text.join(', ')}\n`);
}
