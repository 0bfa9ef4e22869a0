import type { Tour } from '@tourwright/tour/document';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCovers } from '../../images/covers.ts';
import { cardTags } from '../html/head-tags.ts';
import { dataOf, openTestPages, shownLoft, testImage } from '../test-pages.ts';
import { tourCard, tourData } from './tour-page.ts';

let http: Awaited<ReturnType<typeof openTestPages>>['http'];
let lines: string[];
beforeAll(async () => {
  ({ http, lines } = await openTestPages());
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => http.close());

test('the welcome page carries its tour, its card and its thumbnail', async () => {
  const { body, statusCode } = await http.inject('/welcome/t1');
  expect(statusCode).toBe(200);
  const cover = { src: '/media/t1/Thumbnail/front.jpg', sources: [] };
  expect(dataOf(body)).toEqual({ ...shownLoft, gaMeasurementId: 'G-ABC1234567', cover });
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

test('a home without a description is described by what it is; a store has the words of the specification', () => {
  const covers = createCovers({ secret: 'a secret of some length for tests', clock: () => new Date() });
  const { description: _, ...plain } = shownLoft.tour;
  const wordsOf = (change: Partial<Tour>) =>
    tourCard({ ...shownLoft, tour: { ...plain, ...change } }, 'https://tours.example.com', covers)
      .description;
  const home = { name: 'Maple Lane', tourtype: 'real-estate' };
  expect(wordsOf(home)).toBe('Maple Lane: a 360° tour of 3 scenes.');
  expect(wordsOf({ ...home, address: 'Lindau' })).toBe('Maple Lane, Lindau: a 360° tour of 3 scenes.');
  expect(wordsOf({ ...home, scenes: plain.scenes.slice(0, 1) })).toBe(
    'Maple Lane: a 360° tour of one scene.',
  );
  expect(wordsOf({ ...home, description: 'Sage walls.' })).toBe('Sage walls.');
  const sentence = 'Your go-to spot for the latest styles, bold designs, and everyday inspiration.';
  expect(wordsOf({ name: 'Atelier', tourtype: 'retail' })).toBe(sentence);
});

test('a tour with a card of its own names that picture for messengers, with its size', async () => {
  const covers = createCovers({ secret: 'a secret of some length for tests', clock: () => new Date() });
  const slug = 't1/2.jpg';
  const base = `/media/${'a'.repeat(32)}/${'b'.repeat(16)}/`;
  const manifest = {
    version: 1,
    source: { width: 2048, height: 1024 },
    tileSize: 512,
    levels: [{ faceSize: 512 }],
    formats: ['jpg'],
  };
  const panorama = { baseUrl: base, manifest, preview: '' };
  const shown = {
    ...shownLoft,
    tour: { ...shownLoft.tour, socialCard: { sceneId: 2, title: 'Loft & garden' } },
    media: { ...shownLoft.media, [slug]: { ...testImage(slug), panorama } },
  };
  const card = tourCard(shown, 'https://tours.example.com', covers);
  const tags = cardTags(card).join('\n');
  const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(tags) ?? [];
  expect(address).toMatch(
    new RegExp(`^https://tours\\.example\\.com${base}view/[\\w.-]+_c[\\w-]+_[0-9a-f]{24}\\.jpg$`),
  );
  expect(tags).toContain('<meta property="og:image:width" content="1200">');
  expect(tags).toContain('<meta property="og:image:height" content="630">');
  expect(tags).toContain(`<meta name="twitter:image" content="${address}">`);
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
    expect(body).toContain('<style>#picture{inset:0}</style>');
    expect(body).toContain("<script>run('first-picture')</script>");
    expect(body.indexOf('id="tour-data"')).toBeLessThan(body.indexOf("run('first-picture')"));
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

test('only the preview of the scene that opens comes with the page', () => {
  const media = Object.fromEntries(
    [1, 2, 3].map((id) => [`t1/${id}.jpg`, testImage(`t1/${id}.jpg`, 'x'.repeat(400))]),
  );
  const previewsOf = (sceneId: number | null) =>
    Object.values(tourData({ ...shownLoft, media }, { sceneId, gaMeasurementId: null }).media).map(
      ({ panorama }) => panorama?.preview.length,
    );
  expect(previewsOf(null)).toEqual([0, 400, 0]);
  expect(previewsOf(3)).toEqual([0, 0, 400]);
  expect(previewsOf(Number.NaN)).toEqual([0, 400, 0]);
});
