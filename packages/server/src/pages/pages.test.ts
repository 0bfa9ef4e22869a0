import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openHttp } from '../http/open-http.ts';
import { createLog } from '../log.ts';
import { writeBuiltWeb } from '../testing/write-built-web.ts';
import { assetsRoutes } from './assets-routes.ts';
import { pageRoutes } from './page-routes.ts';
import type { ShownTour } from './shown-tour.ts';
import { tourData } from './tour-page.ts';
import { readWebBundle } from './web-bundle.ts';

const config = {
  publicUrl: 'https://tours.example.com',
  trustedOrigins: ['https://tours.example.com'],
  trustProxy: false as const,
  gaMeasurementId: 'G-ABC1234567',
};

function scene(id: number) {
  return {
    id,
    name: `Room ${id}`,
    slug: `t1/${id}.jpg`,
    cameraPosition: [0, 0, 0.01],
    cameraDirection: [0, 0, 0],
    hotspots: [],
    videos: [],
  };
}

function image(slug: string, preview = ''): ImageInfo {
  return {
    slug,
    state: 'ready',
    progress: 1,
    url: `/media/${slug}`,
    thumbnail: `/media/small/${slug}`,
    width: 2,
    height: 1,
    sizeBytes: 1,
    reason: null,
    panorama: { baseUrl: `/media/${slug}/`, manifest: {}, preview },
  };
}

const loft = {
  id: 't1',
  schema: 1,
  version: 3,
  user_id: 'ann',
  name: 'Loft "A" $& <!--data--> </title><script>alert(1)</script>',
  description: 'Welcome & enjoy',
  updated_at: '2026-11-21T00:00:00.000Z',
  activity: 'published',
  published_version: 3,
  published_at: '2026-11-21T00:00:00.000Z',
  thumbnail: 't1/Thumbnail/front.jpg',
  scenes: [scene(1), scene(2), scene(3)],
  initialSceneId: 2,
  audio: [],
  brochures: [],
  floorPlans: [],
} as unknown as Tour;

const shownLoft: ShownTour = {
  tour: loft,
  media: {
    't1/Thumbnail/front.jpg': image('t1/Thumbnail/front.jpg'),
    't1/2.jpg': image('t1/2.jpg', 'data:x'),
  },
  owner: false,
};

const lines: string[] = [];
let http: Awaited<ReturnType<typeof openHttp>>['http'];
beforeAll(async () => {
  const log = createLog({ write: (line) => lines.push(line) });
  const resolveSession = async ({ headers }: { headers: { cookie?: string | undefined } }) => {
    if (headers.cookie === 'broken') throw new Error('no database');
    return headers.cookie ?? null;
  };
  ({ http } = await openHttp({ config, log, resolveSession }));
  const bundle = readWebBundle(writeBuiltWeb());
  await assetsRoutes(http, bundle);
  const readTour = async (tourId: string, userId: string | null) => {
    if (tourId === 'broken') throw new Error('no database');
    if (tourId === 'draft') return userId === 'ann' ? { ...shownLoft, owner: true } : null;
    return tourId === 't1' ? shownLoft : null;
  };
  pageRoutes(http, { bundle, config, readTour });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => http.close());

function dataOf(html: string): unknown {
  const json = /<script type="application\/json" id="tour-data">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

test.each(['/', '/login', '/no/such/page', '/api-of-mine', '/editor?tour=1'])(
  'the page load %s gets the app',
  async (url) => {
    const answer = await http.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.body).toContain('<title>Tourwright</title>');
    expect(dataOf(answer.body)).toBeUndefined();
  },
);

test('each page has a nonce of its own, and only what carries it may run', async () => {
  const [first, second] = [await http.inject('/'), await http.inject('/')];
  const nonceOf = ({ headers }: typeof first) =>
    /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  const nonce = nonceOf(first);
  expect(nonce).not.toBe(nonceOf(second));
  expect(first.body).toContain(
    `<script type="module" crossorigin src="/assets/index-1a.js" nonce="${nonce}">`,
  );
  expect(first.body).not.toContain('__CSP_NONCE__');
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`style-src 'nonce-${nonce}';`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the welcome page carries its tour, its card and its thumbnail', async () => {
  const { body, statusCode } = await http.inject('/welcome/t1');
  expect(statusCode).toBe(200);
  expect(dataOf(body)).toEqual({ ...shownLoft, gaMeasurementId: 'G-ABC1234567' });
  expect(body).toContain('<meta property="og:description" content="Welcome &#38; enjoy">');
  expect(body).toContain('<meta property="og:url" content="https://tours.example.com/welcome/t1">');
  expect(body).toContain(
    '<meta property="og:image" content="https://tours.example.com/media/t1/Thumbnail/front.jpg">',
  );
  expect(body).toContain(
    'rel="preload" as="image" fetchpriority="high" href="/media/t1/Thumbnail/front.jpg"',
  );
  expect(body).toContain('rel="modulepreload" crossorigin nonce=');
  expect(body).not.toContain('noindex');
});

test('nothing that people wrote becomes markup', async () => {
  const { body } = await http.inject('/welcome/t1');
  expect(body).toContain(
    '<title>Loft &#34;A&#34; $&#38; &#60;!--data--&#62; &#60;/title&#62;&#60;script&#62;alert(1)&#60;/script&#62;</title>',
  );
  expect(body).not.toContain('<script>');
  expect(body.match(/id="tour-data"/g)).toHaveLength(1);
});

test('the viewer’s page loads its screen early, without what index.html loads anyway', async () => {
  const { body } = await http.inject('/preview/loft?tourId=t1&alert=true');
  const preloads = [...body.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(preloads.toSorted()).toEqual([
    '/assets/preview-4d.js',
    '/assets/react-2b.js',
    '/assets/viewer-3c.js',
  ]);
  expect(body).toContain('href="/assets/viewer-3c.css"');
});

test.each([
  ['/welcome/none', 'No data found for the given tourId'],
  ['/preview/x?tourId=none', 'No tour found with the given ID.'],
  ['/preview/x', 'No tour found with the given ID.'],
  ['/embed/none', 'No tour found with the given ID.'],
  ['/embed/draft', 'No tour found with the given ID.'],
])('%s shows an empty page with status 404 and logs "%s"', async (url, message) => {
  const answer = await http.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(dataOf(answer.body)).toBeNull();
  expect(answer.body).toContain('<meta name="robots" content="noindex">');
  expect(lines.map((line) => JSON.parse(line).msg)).toContain(message);
});

test('the owner sees a draft', async () => {
  const answer = await http.inject({ url: '/preview/x?tourId=draft', headers: { cookie: 'ann' } });
  expect(answer.statusCode).toBe(200);
  expect(dataOf(answer.body)).toMatchObject({ owner: true });
});

test('when nothing can be read the app comes without data, to ask again by itself', async () => {
  const answer = await http.inject({ url: '/welcome/broken', headers: { cookie: 'broken' } });
  expect(answer.statusCode).toBe(503);
  expect(dataOf(answer.body)).toBeUndefined();
  expect(lines.filter((line) => JSON.parse(line).msg === 'Error fetching data:')).toHaveLength(2);
});

test('any site may frame an embed, and nothing else', async () => {
  const policyOf = async (url: string) => String((await http.inject(url)).headers['content-security-policy']);
  expect(await policyOf('/embed/t1')).toContain('frame-ancestors *');
  expect(await policyOf('/embed/none')).toContain('frame-ancestors *');
  expect(await policyOf('/preview/x?tourId=t1')).toContain("frame-ancestors 'none'");
  expect((await http.inject('/embed/t1')).headers['x-frame-options']).toBeUndefined();
});

test('assets are kept for good, come compressed, and may be read from any origin', async () => {
  const headers = { 'accept-encoding': 'br', origin: 'null' };
  const answer = await http.inject({ url: '/assets/index-1a.js', headers });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
    'content-type': expect.stringContaining('javascript'),
  });
  expect((await http.inject('/icon.svg')).headers['content-type']).toContain('image/svg+xml');
});

test('previews are inlined for the opening scene first, as far as they fit', () => {
  const media = Object.fromEntries(
    [1, 2, 3].map((id) => [`t1/${id}.jpg`, image(`t1/${id}.jpg`, 'x'.repeat(400))]),
  );
  const previewsOf = (bytes: number) =>
    Object.values(tourData({ ...shownLoft, media }, bytes, null).media).map(
      ({ panorama }) => panorama?.preview.length,
    );
  expect(previewsOf(500)).toEqual([0, 400, 0]);
  expect(previewsOf(1000)).toEqual([400, 400, 0]);
});
