/** Odd web pages: each leads to a tour, or to a reason why there is none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicAnswer } from '../../outgoing/public-client.ts';
import { robotsAllow } from '../../outgoing/robots.ts';
import { TransferFault } from '../transfer-fault.ts';
import { openDownloads } from './downloads.ts';
import { findDocument } from './find-document.ts';
import { pathOf } from './path-of.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 1_000_000);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-any-page-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const address = fc.oneof(
  fc.constantFrom(
    'tour.json',
    '../t/tour.xml',
    'data.js?v=2',
    'https://other.example/tour.json',
    '//x/y.xml',
  ),
  fc.constantFrom(
    'data:text/javascript,1',
    'about:blank',
    'javascript:0',
    'mailto:a@b.example',
    'blob:x',
    'http://',
  ),
  fc.constantFrom(
    '%',
    '%E0%A4%A',
    '\u53a8'.repeat(200),
    `${'x/'.repeat(900)}tour.json`,
    '..%5c..%2f',
    '[::1',
    ':',
  ),
  fc.webUrl(),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const tag = fc.oneof(
  address.map((to) => `<script src="${to}"></script>`),
  address.map((to) => `<iframe src='${to}'></iframe>`),
  address.map((to) => `<base href="${to}">`),
  address.map((to) => `<script>load("${to}")</script>`),
  fc.constantFrom(
    '<script>var t = {"panorama":"hall.jpg"}</script>',
    '<!--',
    '-->',
    '<title>\u0130</title>',
    '<script',
  ),
);
const page = fc.array(tag, { maxLength: 6 }).map((tags) => `<!doctype html>${tags.join('')}`);
const body = fc.oneof(
  { weight: 4, arbitrary: page },
  fc.constantFrom(
    '{"panorama":"hall.jpg"}',
    '<krpano><include url="about:x"/></krpano>',
    'var a = [',
    '',
    '<!DOCTYPE k>',
  ),
);

test('twenty thousand sites give a tour, or say why there is none', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(body, { minLength: 1, maxLength: 4 }), async (bodies) => {
      let next = 0;
      const get = async (url: URL): Promise<PublicAnswer> => {
        const isRobots = url.pathname === '/robots.txt';
        const text = isRobots ? '' : (bodies[next++ % bodies.length] ?? '');
        const body = Readable.from([Buffer.from(text)]) as PublicAnswer['body'];
        return { url, status: 200, headers: {}, body };
      };
      const client = { get, close() {} };
      const downloads = openDownloads({ client, folder, take: async () => {} });
      try {
        const first = await downloads.text(new URL('https://tours.example/t/index.html'));
        const { path } = await findDocument(downloads, first);
        if (!downloads.files().some((file) => file.path === path)) throw new Error(`${path} was not kept`);
        found++;
      } catch (error) {
        if (!(error instanceof TransferFault)) throw error;
      }
    }),
    { numRuns: runs / 50 },
  );
  expect(found).toBeGreaterThan(runs / 5000);
});

test('a million addresses are within the folder, under names that a file system stores', () => {
  fc.assert(
    fc.property(address, (written) => {
      const url = URL.parse(written, 'https://tours.example/t/');
      if (url === null || !/^https?:$/.test(url.protocol)) return;
      const parts = pathOf(url).split('/');
      const isStored = (part: string) =>
        !/^\.*$/.test(part) &&
        Buffer.byteLength(part) <= 255 &&
        Buffer.from(part).toString() === part &&
        !part.includes('\0');
      if (!parts.every(isStored) || parts.join('/').length > 1000) throw new Error(url.href);
    }),
    { numRuns: runs },
  );
});

const line = fc.oneof(
  fc.constantFrom(
    'User-agent: *',
    'user-agent: TourwrightImport',
    'Disallow: /',
    'Allow: /t*$',
    'Disallow:',
    '#',
  ),
  fc
    .array(fc.constantFrom('*', '/', '$', 'a', '%2a', 'aa*'), { maxLength: 30 })
    .map((parts) => `Disallow: ${parts.join('')}`),
  fc.string({ maxLength: 20, unit: 'binary' }),
);

test('a million robots.txt say yes or no', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), address, (lines, path) => {
      const said = robotsAllow(lines.join('\n'), 'TourwrightImport', `/${path}`);
      if (typeof said !== 'boolean') throw new Error(String(said));
      if (!lines.some((each) => /disallow/i.test(each)) && !said) throw new Error('Nothing forbids it');
    }),
    { numRuns: runs },
  );
});
