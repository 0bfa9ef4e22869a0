// `npm run build:packages`: what npm gets of `@tourwright/tour`, `viewer` and `cutter`, into their `dist/` folders.
// With `--when-changed` only when a source is newer than the last build.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hashOf, root, sourcesOf } from './lib/ready.mjs';

const names = ['tour', 'viewer', 'cutter'];
const stamp = join(root, 'node_modules/.cache/tourwright/packages-built-from');
const wanted = hashOf([
  'package-lock.json',
  'tsconfig.base.json',
  ...names.flatMap((name) => sourcesOf(`packages/${name}`)),
]);
const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
if (isBuilt && process.argv.includes('--when-changed')) process.exit(0);

function run(command, args, cwd) {
  // Whatever it is outside: otherwise the parts for React are built for its development only.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Types name the files that are there: the compiler leaves `.ts` in them. */
function nameScripts(folder) {
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const types = readFileSync(path, 'utf8');
    writeFileSync(path, types.replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
  }
}

rmSync(stamp, { force: true });
for (const name of names) rmSync(`packages/${name}/dist`, { recursive: true, force: true });
run('tsc', ['-p', 'tsconfig.build.json'], 'packages/tour');
nameScripts('packages/tour/dist');
run('vite', ['build', '--logLevel', 'warn'], 'packages/viewer');
run('tsc', ['-p', 'tsconfig.build.json'], 'packages/viewer');
nameScripts('packages/viewer/dist');
// TypeScript wants types of whatever is imported, style sheets too.
writeFileSync('packages/viewer/dist/viewer.css.d.ts', 'export {};\n');
run('vite', ['build', '--logLevel', 'warn'], 'packages/cutter');
run('tsc', ['-p', 'tsconfig.build.json'], 'packages/cutter');
nameScripts('packages/cutter/dist');
for (const file of readdirSync('packages/cutter/src', { recursive: true })) {
  if (file.endsWith('.wasm'))
    copyFileSync(`packages/cutter/src/${file}`, `packages/cutter/dist/${basename(file)}`);
}
chmodSync('packages/cutter/dist/cli.js', 0o755);
mkdirSync(dirname(stamp), { recursive: true });
writeFileSync(stamp, wanted);
