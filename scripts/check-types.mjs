// Types of every package, as many at a time as there are cores; each package's tests have a project of their own where
// they need more. Those of the web app have its own, since a second one would check every screen again; Biome keeps Node
// out of the screens (`biome.json`). One thread each: several check what they share several times, which costs more than it saves.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

const projects = readdirSync('packages')
  .flatMap((name) => [`packages/${name}/tsconfig.json`, `packages/${name}/tsconfig.test.json`])
  .concat('packages/viewer/examples/tsconfig.json', 'tsconfig.json')
  .filter((file) => existsSync(file));
const waiting = [...projects];
const failed = [];
await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
if (failed.length > 0) {
  console.error(`Types do not hold in ${failed.join(', ')}`);
  process.exit(1);
}

async function checkNext() {
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    // What the last run found out about unchanged files is kept: a second run takes a fifth of the first.
    const kept = `node_modules/.cache/types/${file.replaceAll('/', '-')}.tsbuildinfo`;
    const args = ['--singleThreaded', '-p', file, '--incremental', '--tsBuildInfoFile', kept];
    // Its garbage is collected half as often: a sixth less of the processor for some 400 MB more.
    const env = { GOGC: '250', ...process.env };
    const tsc = spawn('tsc', args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    const ended = new Promise((resolve) => tsc.on('error', resolve).on('close', resolve));
    process.stdout.write(await text(tsc.stdout));
    if ((await ended) !== 0) failed.push(file);
  }
}
