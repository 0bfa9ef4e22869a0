/** A server as an operator starts it, for benches: real database, queue and storage in a folder that goes afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ImageInfo } from '@tourwright/api';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Ticks of the kernel's clock in /proc, per second. */
const ticksPerSecond = 100;
const startMs = 120_000;
/** What a good connection sends in a second, and how much of it at once. */
const lineBytes = 12_500_000;
const pieceBytes = 1 << 21;

export interface Product {
  /** Scheme, host and port. */
  origin: string;
  /** The server's process. */
  pid: number;
  tourId: string;
  dataDir: string;
  /** What a browser is logged in with. */
  cookies(): { name: string; value: string }[];
  /** Any request as the owner. */
  ask(
    method: string,
    path: string,
    body?: string | Uint8Array,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /**
   * Sends a photo as the editor does, over a line of 100 megabits a second; resolves when it has been taken, and
   * answers when its last byte was sent (of `performance.now`).
   */
  upload(path: string, name: string): Promise<number>;
  /** Listens to what an open editor gets about the tour's images, until `isEnough` says so or the server closes. */
  watch(isEnough: (image: ImageInfo) => boolean): Promise<void>;
  images(): Promise<ImageInfo[]>;
  /** CPU seconds of the processes that cut, and the most memory that one of them had, in megabytes. */
  cutting(): { cpu: number; peakMb: number };
  close(): Promise<void>;
}

/** Starts a server with an account and an empty tour. */
export async function openProduct(port: number, settings: Record<string, string> = {}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-product-'));
  const server = startServer(dataDir, port, settings);
  const origin = `http://127.0.0.1:${port}`;
  const close = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilUp(origin, server);
    const cookie = await signUp(origin);
    const ask: Product['ask'] = (method, path, body, headers = {}) =>
      fetch(new URL(path, origin), {
        method,
        headers: { origin, cookie, ...headers },
        ...(body ? { body: body as BodyInit } : {}),
      });
    const json = { 'content-type': 'application/json' };
    const created = await ask('POST', '/api/tours', JSON.stringify({ name: 'Bench' }), json);
    const { id: tourId } = (await created.json()) as { id: string };
    return {
      origin,
      pid: server.pid ?? 0,
      tourId,
      dataDir,
      cookies: () =>
        cookie.split('; ').map((pair) => {
          const at = pair.indexOf('=');
          return { name: pair.slice(0, at), value: pair.slice(at + 1) };
        }),
      ask,
      close,
      ...uploading(ask, tourId),
      cutting: () => measureCutting(server.pid ?? 0),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Starts a server on a folder; `settings` are added to those of the bench. */
export function startServer(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=@tourwright/source', join(root, 'packages/server/src/main.ts'), 'start'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/tourwright'),
        ...process.env,
        DATA_DIR: dataDir,
        PORT: `${port}`,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        SEED_DEMOS: 'false',
        ...settings,
      },
    },
  );
}

/** Waits until a server answers. */
export async function untilUp(origin: string, server: ChildProcess): Promise<void> {
  for (let waited = 0; waited < startMs; waited += 200) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('The server did not come up');
}

/** Makes the account of the bench; answers its cookies. */
export async function signUp(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'bench@example.com', password: 'correct horse battery', name: 'Bench' }),
  });
  if (!answer.ok) throw new Error(`Sign-up failed: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

function uploading(ask: Product['ask'], tourId: string): Pick<Product, 'upload' | 'images' | 'watch'> {
  return {
    async watch(isEnough) {
      const { body } = await ask('GET', `/api/tours/${tourId}/live`);
      let text = '';
      for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += piece;
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        const images = events.flatMap((event) => /^event: image\ndata: (.*)$/.exec(event)?.[1] ?? []);
        if (images.some((image) => isEnough(JSON.parse(image) as ImageInfo))) return;
      }
    },
    async upload(path, name) {
      const bytes = await readFile(path);
      const metadata = { slug: `${tourId}/${name}`, filename: name, filetype: 'image/jpeg' };
      const words = Object.entries(metadata).map(
        ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
      );
      const tus = { 'tus-resumable': '1.0.0' };
      const begun = await ask('POST', '/api/uploads', undefined, {
        ...tus,
        'upload-length': `${bytes.length}`,
        'upload-metadata': words.join(','),
      });
      const address = begun.headers.get('location');
      if (address === null) throw new Error(`The upload did not begin: ${await begun.text()}`);
      let lastByteAt = 0;
      for (let offset = 0; offset < bytes.length; offset += pieceBytes) {
        await sleep((pieceBytes / lineBytes) * 1000);
        lastByteAt = performance.now();
        const sent = await ask('PATCH', address, bytes.subarray(offset, offset + pieceBytes), {
          ...tus,
          'upload-offset': `${offset}`,
          'content-type': 'application/offset+octet-stream',
        });
        if (!sent.ok) throw new Error(`The upload failed: ${await sent.text()}`);
      }
      return lastByteAt;
    },
    async images() {
      const answer = await ask('GET', `/api/tours/${tourId}/media`);
      return Object.values(((await answer.json()) as { images: Record<string, ImageInfo> }).images);
    },
  };
}

function measureCutting(serverPid: number): ReturnType<Product['cutting']> {
  let [ticks, peak] = [0, 0];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /);
      const [, parent, ...rest] = fields.split(' ');
      if (
        Number(parent) !== serverPid ||
        !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('cut-process')
      )
        continue;
      ticks += Number(rest[9]) + Number(rest[10]);
      const [, kilobytes = '0'] = /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      peak = Math.max(peak, Number(kilobytes));
    } catch {
      // It has just ended.
    }
  }
  return { cpu: ticks / ticksPerSecond, peakMb: peak / 1024 };
}
