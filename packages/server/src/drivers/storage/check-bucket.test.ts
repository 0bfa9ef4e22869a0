import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { checkBucket } from './check-bucket.ts';
import { openS3Storage } from './s3-storage.ts';

const log = pino({ level: 'silent' });
let server: Server | undefined;
afterEach(() => server?.close());

/** What the start says of a bucket whose server answers so: a status, and the code of an error. */
async function check(answerTo: (request: IncomingMessage) => [number, string?]): Promise<string | null> {
  server = createServer((request, reply) => {
    const [status, code] = answerTo(request);
    request.resume();
    reply.writeHead(status, { 'content-type': 'application/xml' });
    reply.end(code && `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return checkAt((server.address() as AddressInfo).port);
}

async function checkAt(port: number): Promise<string | null> {
  const place = { endpoint: `http://127.0.0.1:${port}`, bucket: 'tours' };
  const keys = { accessKeyId: 'a', secretAccessKey: 's', region: 'us-east-1', forcePathStyle: true };
  const storage = openS3Storage({ ...place, ...keys });
  try {
    await checkBucket(storage, place, { log, timeoutMs: 0 });
    return null;
  } catch (error) {
    return (error as Error).message.replace(`:${port}`, ':PORT');
  } finally {
    await storage.close();
  }
}

test('a bucket that takes files is fine', async () => {
  expect(await check(({ method }) => (method === 'GET' ? [404, 'NoSuchKey'] : [200]))).toBeNull();
});

test('a missing bucket is named with what to do', async () => {
  expect(await check(() => [404, 'NoSuchBucket'])).toBe(
    'S3_BUCKET: there is no bucket tours at http://127.0.0.1:PORT. Create it there, or name another one. Example: S3_BUCKET=tourwright-media',
  );
});

test.each([
  ['writing', (method?: string) => method === 'PUT'],
  ['reading', (method?: string) => method === 'GET'],
])('a bucket that refuses %s is named with what to do', async (_, isRefused) => {
  expect(await check(({ method }) => (isRefused(method) ? [403, 'AccessDenied'] : [200]))).toBe(
    'S3_ACCESS_KEY_ID: the bucket tours at http://127.0.0.1:PORT refuses this key (AccessDenied). Let it read, write, list and delete there, or set another one by S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  );
});

test('an address where nothing answers is named', async () => {
  expect(await checkAt(1)).toMatch(
    /^S3_ENDPOINT: nothing answers at http:\/\/127\.0\.0\.1:PORT \(ECONNREFUSED\)/,
  );
});
