// `npm test`: everything CI checks, from a fresh clone, in one run. `node scripts/test.mjs quick` leaves out what needs
// a database or a browser; `long` runs what takes too long for CI; `crash` kills more often.
// Nothing is tried a second time. What failed is by name before the last line. The last line is
// `N passed, N failed` over all parts; the exit code is non-zero when anything failed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { buildWeb, installPackages, modernNode, root, say, toolEnvironment } from './lib/ready.mjs';
import { beginSystemPackages } from './lib/system-packages.mjs';

const tier = process.argv[2] ?? 'all';
const isLong = tier === 'crash' || tier === 'long';
// Beside npm and the checks, which leave the network and a third of the processor to it.
const systemPackages = tier === 'quick' ? null : beginSystemPackages();
installPackages();
if (isLong) buildWeb();

const reports = mkdtempSync(join(tmpdir(), 'tourwright-test-'));
const env = toolEnvironment({
  // Servers and cutters are started hundreds of times: each but the first reads its sources compiled.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tourwright'),
  // What is made up by chance is the same in each run of CI, and something else whenever there is time.
  TOURWRIGHT_SEED: process.env.TOURWRIGHT_SEED ?? String(isLong ? Math.floor(Math.random() * 2 ** 31) : 1),
  TOURWRIGHT_CRASHES: process.env.TOURWRIGHT_CRASHES ?? (isLong ? '20' : '1'),
});
delete env.NODE_ENV;
const total = { passed: 0, failed: 0, skipped: 0 };
/** Lines for the end: what failed. */
const remarks = [];

if (tier === 'all' || tier === 'quick') {
  await steps({
    ...(tier === 'all' ? { 'web app': ['scripts/build.mjs'] } : {}),
    types: ['scripts/check-types.mjs'],
    'style and arrows': ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    'unused code': ['node_modules/knip/bin/knip.js'],
  });
}
const chromium = (await systemPackages?.()) ?? null;
if (tier === 'quick') vitest('unit tests', ['--project', 'unit', '--project', 'web']);
if (tier === 'all') {
  // Was built above; without it nothing further can be checked.
  buildWeb();
  // In one run: where one of them has few files left, another has the processor.
  const projects = ['integration', 'cutter', 'unit', 'web'].flatMap((name) => ['--project', name]);
  vitest('tests', projects);
  playwright(['--project', 'stories', '--project', 'crash']);
}
if (isLong) say(`By chance of TOURWRIGHT_SEED=${env.TOURWRIGHT_SEED}`);
if (tier === 'crash') vitest('killed cutters', ['--project', 'long', 'cutter-crash']);
if (tier === 'long') {
  await steps({ 'regular expressions': ['scripts/check-regexes.mjs'] });
  vitest('unit tests by another chance', ['--project', 'unit']);
  vitest('rarer cases', ['--project', 'cutter', '--project', 'integration', '--project', 'web'], 'long');
  vitest('long tests', ['--project', 'long']);
}
if (tier === 'crash') playwright(['--project', 'crash']);
if (tier === 'long') playwright(['--project', 'crash', '--project', 'long']);

rmSync(reports, { recursive: true, force: true });
for (const remark of remarks) say(remark);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
say(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);

/** Checks that pass or fail as a whole, beside each other: none of them alone keeps every core busy. */
async function steps(checks) {
  const running = Object.entries(checks).map(async ([name, args]) => {
    const started = Date.now();
    const check = spawn(modernNode(), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
    const ended = new Promise((resolve) => check.on('error', resolve).on('close', resolve));
    const said = await Promise.all([text(check.stdout), text(check.stderr)]);
    const status = await ended;
    say(`\n== ${name}\n${said.join('').trim()}`);
    say(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
    count(status === 0 ? { passed: 1 } : { failed: 1 });
    if (status !== 0) remarks.push(`FAILED ${name}`);
  });
  await Promise.all(running);
}

/** Of the tests with the tag `long`, rarer cases of what others hold, all or none are run. */
function vitest(name, args, tags = '!long') {
  const file = join(reports, `${name.split(' ')[0]}.json`);
  const flags = [
    '--tags-filter',
    tags,
    '--retry=0',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const status = execute(name, ['node_modules/vitest/vitest.mjs', 'run', ...args, ...flags]);
  const report = readReport(file);
  const tests = (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
  const numbers = {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: tests.filter(
      (test) => isLeftOut(test.status) && test.tags.includes('long') === (tags === 'long'),
    ).length,
  };
  for (const testFile of report?.testResults ?? []) {
    const where = relative(root, testFile.name);
    if (testFile.message) remark(where, '', testFile.message);
    for (const test of testFile.assertionResults) {
      if (test.failureMessages.length > 0) remark(where, test.fullName, test.failureMessages[0]);
    }
  }
  count(withStatus(numbers, status, name));
}

function playwright(args) {
  const file = join(reports, 'e2e.json');
  if (!chromium) {
    count({ failed: 1 });
    return;
  }
  const status = execute(
    'browser tests',
    ['node_modules/@playwright/test/cli.js', 'test', '--retries=0', ...args],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = readReport(file);
  const stats = report?.stats;
  const numbers = {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
  for (const spec of (report?.suites ?? []).flatMap(specsOf)) {
    const failure = spec.tests.flatMap((test) => test.results).find((result) => result.error);
    if (failure) remark(spec.file, spec.title, failure.error.message);
  }
  count(withStatus(numbers, status, 'browser tests'));
}

function isLeftOut(status) {
  return ['pending', 'skipped', 'todo'].includes(status);
}

/** The tests of a part of Playwright's report, at any depth. */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** A line about a test that failed. */
function remark(where, name, message) {
  const reason = stripVTControlCharacters(String(message)).split('\n').slice(0, 4).join('\n    ');
  remarks.push(`FAILED ${where} › ${name}\n    ${reason}`);
}

/** A part that failed without naming a test (it did not even load) counts as one failure; one that ran nothing too. */
function withStatus(numbers, status, name) {
  const silent = numbers.failed === 0 && (status !== 0 || numbers.passed === 0);
  if (silent) remarks.push(`FAILED ${name}: ended with ${status}, see its output above`);
  return silent ? { ...numbers, failed: 1 } : numbers;
}

function execute(name, args, extra = {}) {
  const started = Date.now();
  say(`\n== ${name}`);
  const { status } = spawnSync(modernNode(), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...extra },
  });
  say(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  return status;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function count({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}
