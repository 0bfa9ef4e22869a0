/** What tests of images send and wait for. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImageInfo } from '@tourwright/api';
import sharp from 'sharp';
import { type TestServer, type TestUser, testOrigin } from '../../testing/test-server.ts';

const timeoutMs = 60_000;

/** A client of uploads and media, for tests. */
export interface ImageClient {
  createTour(): Promise<string>;
  /** `POST /upload` as the specification has it. */
  post(slug: string, file: Buffer, field?: string, announcedBytes?: number): Promise<Answer>;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  fetchUrl(slug: string): Promise<string | null>;
  remove(slug: string): Promise<Answer>;
  call(
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  mediaOf(tourId: string): Promise<Record<string, ImageInfo>>;
  /** Waits until the image is in this state. */
  until(tourId: string, slug: string, state: ImageInfo['state']): Promise<ImageInfo>;
  /** `POST /api/uploads`. */
  begin(
    slug: string,
    file: Buffer,
    more?: { sha256?: string; filetype?: string; filename?: string },
  ): Promise<Answer>;
  /** `PATCH` of an upload. */
  send(url: string, offset: number, bytes: Buffer): Promise<Answer>;
  head(url: string): Promise<Answer>;
}
type Answer = Awaited<ReturnType<TestServer['app']['inject']>>;

/** Speaks to the server as one user, or as nobody. */
export function imageClient(server: TestServer, user: TestUser | null): ImageClient {
  const headers = { origin: testOrigin, ...(user === null ? {} : { cookie: user.cookie }) };
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const call: ImageClient['call'] = (method, url, payload, more = {}) =>
    server.app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      ...(payload === undefined ? {} : { payload }),
    });
  const mediaOf: ImageClient['mediaOf'] = async (tourId) => {
    const answer = await server.app.inject({ url: `/api/tours/${tourId}/media`, headers });
    return answer.json().images;
  };
  return {
    call,
    mediaOf,
    createTour: async () => (await call('POST', '/api/tours', { name: 'Maple Street' })).json().id,
    post: (slug, file, field = 'image', announcedBytes) => {
      const { type, payload } = formOf(file, field);
      return server.app.inject({
        method: 'POST',
        url: `/upload?slug=${encodeURIComponent(slug)}`,
        headers: {
          ...headers,
          'content-type': type,
          ...(announcedBytes === undefined ? {} : { 'content-length': String(announcedBytes) }),
        },
        payload,
      });
    },
    get: (url, more = {}) => server.app.inject({ url, headers: { ...headers, ...more } }),
    fetchUrl: async (slug) =>
      (await server.app.inject({ url: `/fetch-url?slug=${encodeURIComponent(slug)}`, headers })).json().url,
    remove: (slug) => call('DELETE', `/delete?slug=${encodeURIComponent(slug)}`),
    until: (tourId, slug, state) => waitFor(async () => (await mediaOf(tourId))[slug], slug, state),
    begin: (slug, file, { sha256 = sha256Of(file), filetype = 'image/jpeg', filename = 'a.jpg' } = {}) => {
      const metadata = tusMetadata({ slug, filename, filetype, sha256 });
      return server.app.inject({
        method: 'POST',
        url: '/api/uploads',
        headers: { ...tus, 'upload-length': String(file.length), 'upload-metadata': metadata },
      });
    },
    send: (url, offset, bytes) =>
      server.app.inject({
        method: 'PATCH',
        url,
        headers: {
          ...tus,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
        payload: bytes,
      }),
    head: (url) => server.app.inject({ method: 'HEAD', url, headers: tus }),
  };
}

/** Asks until the image is in this state; throws when it fails, or takes too long. */
async function waitFor(
  read: () => Promise<ImageInfo | undefined>,
  slug: string,
  state: ImageInfo['state'],
): Promise<ImageInfo> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += 50) {
    const info = await read();
    if (info?.state === state) return info;
    if (info?.state === 'failed') throw new Error(`${slug} failed: ${info.reason?.code}`);
    await sleep(50);
  }
  throw new Error(`${slug} did not become ${state}`);
}

/** A form with one file, and its content type. */
function formOf(file: Buffer, field: string): { type: string; payload: Buffer } {
  const boundary = 'the-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** As the header `upload-metadata` has it. */
function tusMetadata(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}

/** The SHA-256 of bytes in lower-case hex. */
export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A 2:1 photo unlike any other, of a size that takes several pieces. */
export async function photo(width = 1024): Promise<Buffer> {
  const pixels = { raw: { width, height: width / 2, channels: 3 as const } };
  return sharp(randomBytes(width * (width / 2) * 3), pixels)
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The bytes that are kept of the image at this address. */
export async function storedOriginal(
  { services }: TestServer,
  url: string | null | undefined,
): Promise<Buffer | null> {
  const found = await services.storage.get(`originals/${url?.split('/')[2]}`);
  return found === null ? null : buffer(found.stream);
}

/** Where the bytes of an upload are until it is finished. */
export function uploadFile({ services }: TestServer, url: string): string {
  return join(services.config.dataDir, 'uploads', url.split('/').at(-1) ?? '');
}
