import type { DemoEntry, ImageInfo } from '@tourwright/api';
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

const demos: DemoEntry[] = [
  {
    id: 'd1',
    title: 'Loft </script>',
    description: 'Bright',
    category: 'real-estate',
    thumbnail: '/media/d1/thumbnail.jpg',
  },
];

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
  const listDemos = async () => ({ items: demos, preparing: 0 });
  const findSharpStills = async () => null;
  pageRoutes(http, { bundle, config, readTour, listDemos, findSharpStills });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => http.close());

function dataOf(html: string): unknown {
  const json = /<script type="application\/json" id="tour-data">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

test.each(['/login', '/no/such/page', '/api-of-mine', '/editor?tour=1'])(
  'the page load %s gets the app, which search engines pass by',
  async (url) => {
    const answer = await http.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.body).toContain('<title>Tourwright</title>');
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    expect(dataOf(answer.body)).toBeUndefined();
  },
);

test.each([
  ['/', '360° tours people can walk through · Tourwright', 'https://tours.example.com/'],
  ['/explore', 'Explore Immersive Spaces · Tourwright', 'https://tours.example.com/explore'],
  ['/explore?category=retail', 'Explore Immersive Spaces · Tourwright', 'https://tours.example.com/explore'],
  ['/faqs', 'Questions · Tourwright', 'https://tours.example.com/faqs'],
])('the public page %s has a name, a description and one address', async (url, title, canonical) => {
  const { body } = await http.inject(url);
  expect(body).toContain(`<title>${title}</title>`);
  expect(body).toMatch(/<meta name="description" content="[^"]{20,}">/);
  expect(body).toContain(`<link rel="canonical" href="${canonical}">`);
  expect(body).toContain(`<meta property="og:title" content="${title}">`);
  expect(body).toContain('<meta property="og:image" content="https://tours.example.com/share.jpg">');
  expect(body).not.toContain('noindex');
});

test('the landing page asks for its poster early, the one that the screen shows', async () => {
  const { body } = await http.inject('/');
  expect(body).toContain('href="/assets/hero-6f.webp" media="(min-width: 600.02px)"');
  expect(body).toContain('href="/assets/hero-tall-7a.webp" media="(max-width: 600px)"');
});

test('a page that the build has drawn ahead stands in the answer', async () => {
  expect((await http.inject('/')).body).toContain('<div id="root"><h1>Let people walk in</h1></div>');
  expect((await http.inject('/login')).body).toContain('<div id="root"></div>');
});

test('a page that stands already has its styles inside, and the app finds their files', async () => {
  const { body, headers } = await http.inject('/');
  const [head = '', rest = ''] = body.split('</head>');
  const nonce = /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(head).toContain(`<style nonce="${nonce}">.landing{color:red}</style>`);
  expect(head).not.toContain('rel="stylesheet"');
  expect(rest).toMatch(/<link media="not all" rel="stylesheet"[^>]*href="\/assets\/landing-8b.css"/);
  // Words and pictures have the line for themselves; the app is asked for when they are there.
  const [, resting = ''] = /<template id="app-parts">(.*?)<\/template>/s.exec(rest) ?? [];
  expect(resting).toContain('<script type="module"');
  expect(body.replace(resting, '')).not.toMatch(/modulepreload|type="module"/);
  const [, waking = ''] = rest.split(`<script nonce="${nonce}">`);
  expect(waking).toContain("addEventListener('load'");
});

test('the app of a page that needs none yet waits for its visitor; a page with a form does not let them wait', async () => {
  expect((await http.inject('/')).body).toContain("'pointermove'");
  expect((await http.inject('/contact')).body).not.toContain("'pointermove'");
});

test('the gallery comes with its page, its first picture early', async () => {
  const { body } = await http.inject('/explore');
  const json = /<script type="application\/json" id="gallery-data">(.*?)<\/script>/s.exec(body)?.[1];
  expect(JSON.parse(json ?? '')).toEqual({ items: demos, preparing: 0 });
  expect(body).toContain('rel="preload" as="image" fetchpriority="high" href="/media/d1/thumbnail.jpg"');
  // It is seen where the page was drawn ahead, before the app puts it there.
  expect(body).toContain(':root{--first-picture:url("/media/d1/thumbnail.jpg")}');
});

test('search engines are told which pages there are, and which are not for them', async () => {
  const robots = await http.inject('/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.body).toContain('Disallow: /dashboard\n');
  expect(robots.body).toContain('Sitemap: https://tours.example.com/sitemap.xml');
  const { body } = await http.inject('/sitemap.xml');
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    expect.arrayContaining([
      'https://tours.example.com/',
      'https://tours.example.com/explore',
      'https://tours.example.com/welcome/d1',
    ]),
  );
  expect(body).not.toContain('/login');
});

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

test.each(['/preview/loft?tourId=t1&alert=true', '/embed/t1'])(
  '%s shows the tour ahead of the app, which rests until it is wanted',
  async (url) => {
    const { body } = await http.inject(url);
    expect(body).toContain('<style>#first-picture{inset:0}</style>');
    expect(body).toContain('<script>startEarly()</script>');
    expect(body.indexOf('id="tour-data"')).toBeLessThan(body.indexOf('startEarly()'));
    const [, resting = ''] = /<template id="app-parts">(.*?)<\/template>/s.exec(body) ?? [];
    const awake = body.replace(resting, '');
    expect(awake).not.toMatch(/modulepreload|stylesheet|type="module"/);
    expect(resting).toContain('<script type="module" crossorigin src="/assets/index-1a.js"></script>');
    const preloads = [...resting.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(preloads).toContain('/assets/viewer-3c.js');
    expect(new Set(preloads).size).toBe(preloads.length);
  },
);

test.each(['/welcome/t1', '/preview/x?tourId=none'])('%s has the app at once', async (url) => {
  const { body } = await http.inject(url);
  expect(body).not.toContain('app-parts');
  expect(body).toContain('src="/assets/index-1a.js"');
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
  const same = 'same-origin';
  const openerOf = async (url: string) => (await http.inject(url)).headers['cross-origin-opener-policy'];
  expect(await Promise.all(['/embed/t1', '/login', '/'].map(openerOf))).toEqual([undefined, same, same]);
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

test('only the preview of the scene that opens comes with the page', () => {
  const media = Object.fromEntries(
    [1, 2, 3].map((id) => [`t1/${id}.jpg`, image(`t1/${id}.jpg`, 'x'.repeat(400))]),
  );
  const previewsOf = (sceneId: number | null) =>
    Object.values(tourData({ ...shownLoft, media }, { sceneId, gaMeasurementId: null }).media).map(
      ({ panorama }) => panorama?.preview.length,
    );
  expect(previewsOf(null)).toEqual([0, 400, 0]);
  expect(previewsOf(3)).toEqual([0, 0, 400]);
  expect(previewsOf(Number.NaN)).toEqual([0, 400, 0]);
});
