import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { RecordedAnswer } from './recorded-answer.ts';

export interface Rival {
  name: string;
  origin: string;
  /** The process that answers. */
  pid: number;
  close(): Promise<void>;
}

/** Whether nginx can be run here. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).error === undefined;
}

/** The bare framework with buffers and, where it is installed, nginx with files, both giving the recorded bytes. */
export async function openRivals(
  answers: readonly RecordedAnswer[],
  folder: string,
  port: number,
): Promise<Rival[]> {
  for (const [index, { body }] of answers.entries()) writeFileSync(join(folder, `${index}`), body);
  writeFileSync(join(folder, 'answers.json'), JSON.stringify(answers.map(({ body: _, ...rest }) => rest)));
  const bare = await openBareServer(folder, port, answers);
  return hasNginx() ? [bare, await openNginx(folder, port + 1, answers)] : [bare];
}

async function openBareServer(
  folder: string,
  port: number,
  answers: readonly RecordedAnswer[],
): Promise<Rival> {
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, `${port}`, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return untilUp('Fastify alone', child, port, answers);
}

async function openNginx(folder: string, port: number, answers: readonly RecordedAnswer[]): Promise<Rival> {
  // Of a file nginx writes these by itself.
  const own = new Set(['content-type', 'etag', 'last-modified', 'accept-ranges']);
  const locations = answers.map(({ path, headers }, index) => {
    const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'application/octet-stream';
    const added = headers
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => `add_header ${name} "${value}";`);
    return `location = ${path} { alias ${folder}/${index}; default_type "${type}"; ${added.join(' ')} }`;
  });
  const server = `server { listen 127.0.0.1:${port}; ${locations.join('\n    ')} }`;
  const child = startNginx(join(folder, 'alone'), server);
  return untilUp('nginx', child, port, answers);
}

/** nginx before the product as `docs/nginx.conf` has it, without TLS; it sends the files of the product's data folder. */
export async function openFront(
  { origin, dataDir }: { origin: string; dataDir: string },
  folder: string,
  port: number,
  answers: readonly RecordedAnswer[],
): Promise<Rival> {
  const config = readFileSync(new URL('../../docs/nginx.conf', import.meta.url), 'utf8')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('http2 on;', '')
    .replaceAll('/var/lib/tourwright', dataDir)
    .replaceAll('/var/cache/nginx', folder)
    .replace('127.0.0.1:3000', new URL(origin).host);
  return untilUp('Tourwright behind nginx', startNginx(join(folder, 'front'), config), port, answers);
}

/** One process, whose costs are seen. */
function startNginx(folder: string, config: string): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types {}
  ${temporary.join('\n  ')}
  ${config}
}
`,
  );
  return spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function untilUp(
  name: string,
  child: ChildProcess,
  port: number,
  answers: readonly RecordedAnswer[],
): Promise<Rival> {
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  const path = answers[0]?.path ?? '/';
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(origin + path).catch(() => null);
    if (answer?.ok) return { name, origin, pid: child.pid ?? 0, close };
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  await close();
  throw new Error(`${name} did not come up`);
}
