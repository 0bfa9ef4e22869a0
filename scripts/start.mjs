// `npm start`: from a fresh clone to a running server. A second start finds everything ready and takes seconds.
import { join } from 'node:path';
import { become, buildWeb, installPackages, modernNode, root, serverEnvironment } from './lib/ready.mjs';

installPackages();
buildWeb();
const main = join(root, 'packages/server/src/main.ts');
become(modernNode(), ['--conditions=@tourwright/source', main, 'start', ...process.argv.slice(2)], {
  graceMs: 9800,
  env: serverEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
});
