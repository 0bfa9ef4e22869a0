// Says which regular expressions of the packages take more than linear time on a text that somebody sends: `npm run
// test:long` runs it. ReCheck (docs/decisions/115) proposes a text for each; those that V8 does not get through in two seconds
// are reported. It is not a dependency of ours, since it brings 60 MB: npm fetches it when this is run.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { parseSync } from 'vite';
import { root } from './lib/ready.mjs';

const recheck = 'recheck@4.5.0';
const sources = 'packages/{api,cutter,server,tour,viewer,web}/src/**/*.{ts,tsx}';
const isTest = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/test-[^/]*\.ts$/;
const searchMs = 10_000;
const timeoutMs = 2000;

const folder = mkdtempSync(join(tmpdir(), 'tourwright-recheck-'));
try {
  const { checkSync } = await fetchRecheck();
  const found = new Map();
  for (const file of globSync(sources, { cwd: root })) if (!isTest.test(file)) collect(file, found);
  const slow = [...found.values()].flatMap(({ source, flags, places }) => {
    // What is beyond the flags that it knows changes no time.
    const { status, attack } = checkSync(source, flags.replace(/[dv]/g, ''), { timeout: searchMs });
    const isSlow = status === 'vulnerable' && isStopped(source, flags, attack.string);
    return isSlow ? [`${places.join(', ')}: /${source}/${flags} on ${attack.pattern}`] : [];
  });
  console.log(`${found.size} regular expressions, ${slow.length} of them slow`);
  for (const line of slow) console.log(line);
  process.exitCode = slow.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Without its binaries: its JavaScript is quick enough. */
async function fetchRecheck() {
  const args = ['install', '--prefix', folder, '--omit=optional', '--no-audit', '--no-fund', recheck];
  const shell = process.platform === 'win32';
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`npm could not fetch ${recheck}:\n${stderr}`);
  const entry = join(folder, 'node_modules/recheck/lib/main.js');
  return (await import(pathToFileURL(entry).href)).default;
}

function collect(file, found) {
  const text = readFileSync(join(root, file), 'utf8');
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'Literal' && node.regex) {
      const { pattern: source, flags } = node.regex;
      const key = `/${source}/${flags}`;
      const place = `${file}:${text.slice(0, node.start).split('\n').length}`;
      found.set(key, { source, flags, places: [...(found.get(key)?.places ?? []), place] });
    }
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, text).program.body);
}

/** Whether V8 is still at it when its time is over. */
function isStopped(source, flags, text) {
  const search = 'const find = new RegExp(source, flags); text.replace(find, "")';
  try {
    runInNewContext(search, { source, flags, text }, { timeout: timeoutMs });
    return false;
  } catch (error) {
    if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return true;
    throw error;
  }
}
