// `npm run dev`: the server from source with reload, and Vite's server in front of it for the web app.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb, installPackages, modernNode, root, say, toolEnvironment } from './lib/ready.mjs';

installPackages();
buildWeb();
const node = modernNode();
const server = [
  '--watch',
  '--conditions=@tourwright/source',
  join(root, 'packages/server/src/main.ts'),
  'start',
];
const vite = [join(root, 'node_modules/vite/bin/vite.js')];
const options = { stdio: 'inherit', env: toolEnvironment({ NODE_ENV: 'development' }) };
const children = [
  spawn(node, server, { ...options, cwd: root }),
  spawn(node, vite, { ...options, cwd: join(root, 'packages/web') }),
];
say('Open the address that Vite prints; it hands everything but the web app on to the server.');
const stop = () => children.forEach((child) => void child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
