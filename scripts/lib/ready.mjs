// What `npm start` and `npm test` share: from a fresh clone to installed packages, the right Node and a built web app.
// Plain JavaScript without dependencies: it runs on the Node that the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const leastNode = [22, 22];

/** Installs the packages when they are missing or older than the lock file. */
export function installPackages() {
  const stamp = join(root, 'node_modules/.tourwright-lock');
  const wanted = hashOf(['package-lock.json', 'package.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Installing packages (once, about half a minute) ...');
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []];
  // Development packages too, whatever NODE_ENV says: the web app is built here.
  const flags = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit'];
  run(command, [...args, ...flags, '--loglevel=error'], { shell: process.platform === 'win32' && !npm });
  writeFileSync(stamp, wanted);
}

/** The Node to run with: this one where it is new enough, else the one that came with the packages. */
export function modernNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin');
  const file = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  fail(
    `Tourwright needs Node ${leastNode.join('.')} or newer (this is ${process.versions.node}); install Node 24 and start again.`,
  );
}

/** The environment in which `node`, `vite`, `vitest` and the rest are those of the packages. */
export function toolEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(modernNode()), join(root, 'node_modules/.bin'), process.env.PATH].join(separator);
  return { ...process.env, ...extra, PATH: path };
}

/**
 * The environment of the server: its compiled sources are kept, so that a start and each new thread cost a tenth of a second less.
 * What the operator has set wins. What concerns its memory it sets up itself (`reexec-server.ts`).
 */
export function serverEnvironment(extra = {}) {
  return { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tourwright'), ...toolEnvironment(extra) };
}

/** Builds the web app when one of its sources is newer than the last build. */
export function buildWeb() {
  const stamp = join(root, 'packages/web/dist/.built-from');
  const folders = ['web', 'viewer', 'tour', 'api'].map((name) => `packages/${name}`);
  const wanted = hashOf(['package-lock.json', 'tsconfig.base.json', ...folders.flatMap(sourcesOf)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the web app ...');
  run(modernNode(), [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/web'),
    env: toolEnvironment({ NODE_ENV: 'production' }),
  });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Runs a command to its end; its failure ends this process with the same code. */
function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (result.error) fail(`Could not run ${command}: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs a command, hands signals on to it, and ends as it ends. */
export function become(command, args, { graceMs, ...options } = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      child.kill(signal);
      // A program that is held cannot even hear that it was asked.
      if (graceMs !== undefined) setTimeout(() => child.kill('SIGKILL'), graceMs);
    });
  }
  child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

export function say(line) {
  console.log(line);
}

function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Every file of a folder that something is built of, from the root; tests and what was built are not. */
export function sourcesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((file) => !/[\\/](dist|node_modules)[\\/]|\.test\.tsx?$|\.tsbuildinfo$/.test(file))
    .sort();
}

/** One hash of the contents of all these files. */
export function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}
