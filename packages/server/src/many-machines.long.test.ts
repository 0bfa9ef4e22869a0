/** Two web processes, a worker, PostgreSQL and a bucket, each killed again and again: nothing that was acknowledged is lost. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateMultipartUploadCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openS3Storage, type S3StorageOptions } from './drivers/storage/s3-storage.ts';
import { dayMs } from './durations.ts';
import { photo, sha256Of } from './images/testing/image-client.ts';
import { runServerProcess, type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { startBucket } from './testing/start-bucket.ts';
import { hasRadosgw } from './testing/start-radosgw.ts';
import { createDatabase } from './testing/test-database.ts';

const isThere = hasRadosgw();
/** Said instead of the test's name where it is skipped. */
const needsRadosgw = isThere ? '' : ' (skipped: apt-get install radosgw ceph-mon ceph-osd)';

const origin = 'http://localhost:3000';
let bucket: S3StorageOptions;
let settings: Record<string, string>;
let client: S3Client;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  if (!isThere) return;
  const started = await startBucket();
  closing.push(started.stop);
  ({ options: bucket, client } = started);
  const database = await createDatabase();
  closing.push(database.drop);
  settings = {
    DATABASE_URL: database.url,
    SECRET: 'a secret of thirty-two characters',
    PUBLIC_URL: origin,
    S3_ENDPOINT: bucket.endpoint,
    S3_REGION: bucket.region,
    S3_ACCESS_KEY_ID: bucket.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    S3_FORCE_PATH_STYLE: 'true',
    S3_BUCKET: bucket.bucket,
  };
}, 180_000);
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-machine-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface Photo {
  state: string;
  progress: number;
  url: string | null;
}

/** A machine with a disk of its own, which is kept when its process is killed. */
function machine(role: 'web' | 'worker') {
  const env = { ...settings, ROLE: role, DATA_DIR: newFolder() };
  let running: ServerProcess | null = null;
  const start = async () => {
    running = await startServerProcess(env);
  };
  closing.push(() => running?.end('SIGKILL'));
  return {
    start,
    kill: async () => running?.end('SIGKILL'),
    get address() {
      return running?.address ?? '';
    },
  };
}

test.skipIf(!isThere)(
  `a missing bucket, and one that refuses the key, are named in the first line of the start${needsRadosgw}`,
  async () => {
    const missing = await runServerProcess({ ...settings, DATA_DIR: newFolder(), S3_BUCKET: 'nowhere' });
    expect(missing.exitCode).toBe(1);
    expect(missing.output.split('\n')[0]).toBe(
      `S3_BUCKET: there is no bucket nowhere at ${bucket.endpoint}. Create it there, or name another one. Example: S3_BUCKET=tourwright-media`,
    );
    const refused = await runServerProcess({
      ...settings,
      DATA_DIR: newFolder(),
      S3_SECRET_ACCESS_KEY: 'another',
    });
    expect(refused.exitCode).toBe(1);
    expect(refused.output.split('\n')[0]).toMatch(/^S3_ACCESS_KEY_ID: the bucket .* refuses this key/);
  },
);

test.skipIf(!isThere)(
  `what a killed process left unfinished in the bucket is given up${needsRadosgw}`,
  async () => {
    const storage = openS3Storage(bucket);
    const target = { Bucket: bucket.bucket, Key: 'originals/half' };
    await client.send(new CreateMultipartUploadCommand(target));
    const { ListMultipartUploadsCommand } = await import('@aws-sdk/client-s3');
    const left = async () =>
      (await client.send(new ListMultipartUploadsCommand({ Bucket: bucket.bucket }))).Uploads?.length ?? 0;
    await storage.giveUpUnfinished?.(new Date(Date.now() - dayMs));
    expect(await left()).toBe(1);
    await storage.giveUpUnfinished?.(new Date(Date.now() + dayMs));
    expect(await left()).toBe(0);
    await storage.close();
  },
);

test.skipIf(!isThere)(
  `uploads hop between web processes that are killed, and a worker is killed while it cuts${needsRadosgw}`,
  async () => {
    const webs = [machine('web'), machine('web')];
    const worker = machine('worker');
    for (const one of webs) await one.start();
    const [first] = webs;
    const cookie = await signUp(first?.address ?? '');
    const ask = (address: string, path: string, init: RequestInit = {}) =>
      fetch(address + path, { ...init, headers: { origin, cookie, ...init.headers } });
    const made = await ask(first?.address ?? '', '/api/tours', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Maple Street"}',
    });
    const { id: tourId } = (await made.json()) as { id: string };

    const tus = { 'tus-resumable': '1.0.0' };
    const files = await Promise.all([1, 2, 3].map(() => photo(2048)));
    for (const [index, file] of files.entries()) {
      const slug = `${tourId}/${index}.jpg`;
      const metadata = { slug, filename: 'a.jpg', filetype: 'image/jpeg', sha256: sha256Of(file) };
      const begun = await ask(webs[index % 2]?.address ?? '', '/api/uploads', {
        method: 'POST',
        headers: {
          ...tus,
          'upload-length': String(file.length),
          'upload-metadata': Object.entries(metadata)
            .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      });
      expect(begun.status).toBe(201);
      const path = String(begun.headers.get('location'));
      /** Bytes that were acknowledged, by the answers that came. */
      let offset = 0;
      for (let hop = index; offset < file.length; hop++) {
        const web = webs[hop % 2];
        const other = webs[(hop + 1) % 2];
        const body = file.subarray(offset, offset + 400_000);
        const sending = ask(web?.address ?? '', path, {
          method: 'PATCH',
          headers: {
            ...tus,
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
          },
          body: new Uint8Array(body),
        }).catch(() => null);
        // Every third hop it is killed with bytes on their way.
        const isKilled = hop % 3 === 2;
        if (isKilled) await web?.kill();
        const answer = await sending;
        if (answer?.status === 204) offset = Number(answer.headers.get('upload-offset'));
        const head = await ask(other?.address ?? '', path, { method: 'HEAD', headers: tus });
        expect(head.status).toBe(200);
        const known = Number(head.headers.get('upload-offset'));
        // What was acknowledged is never taken back; what was not may be there all the same.
        expect(known).toBeGreaterThanOrEqual(offset);
        offset = known;
        if (isKilled) await web?.start();
      }
    }

    const media = async () => {
      const answer = await ask(first?.address ?? '', `/api/tours/${tourId}/media`);
      const { images } = (await answer.json()) as { images: Record<string, Photo> };
      return images;
    };
    const within = { timeout: 240_000, interval: 50 };
    // All of it has come before anybody cuts: so however fast the machine is, there is something to take over.
    expect(Object.values(await media()).map(({ state }) => state)).toEqual(Array(3).fill('processing'));
    await worker.start();
    const hasBegun = ({ state, progress }: Photo) => state === 'ready' || progress > 0;
    await expect.poll(async () => Object.values(await media()).some(hasBegun), within).toBe(true);
    await worker.kill();
    await worker.start();
    await expect
      .poll(async () => Object.values(await media()).map(({ state }) => state), within)
      .toEqual(['ready', 'ready', 'ready']);

    const storage = openS3Storage(bucket);
    for (const [slug, { url }] of Object.entries(await media())) {
      const kept = await storage.read(`originals/${url?.split('/')[2]}`);
      expect(kept?.bytes.equals(files[Number(/(\d)\.jpg$/.exec(slug)?.[1])] ?? Buffer.of())).toBe(true);
    }
    await storage.close();
  },
);

async function signUp(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${randomBytes(4).toString('hex')}@example.com`,
      password: 'correct horse battery',
      name: 'Ann',
    }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
