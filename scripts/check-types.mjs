// Types of every package, one after the other; each package's tests have a project of their own where they need more.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const projects = readdirSync('packages')
  .flatMap((name) => [`packages/${name}/tsconfig.json`, `packages/${name}/tsconfig.test.json`])
  .concat('packages/viewer/examples/tsconfig.json', 'tsconfig.json')
  .filter((file) => existsSync(file));
const failed = projects.filter((file) => spawnSync('tsc', ['-p', file], { stdio: 'inherit' }).status !== 0);
if (failed.length > 0) {
  console.error(`Types do not hold in ${failed.join(', ')}`);
  process.exit(1);
}
