/** oEmbed: how other sites discover a tour's embed, and its poster. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPages } from './test-pages.ts';

let http: Awaited<ReturnType<typeof openTestPages>>['http'];
beforeAll(async () => {
  ({ http } = await openTestPages());
});
afterAll(() => http.close());

const site = 'https://tours.example.com';
const ask = (url: string, more = '') => http.inject(`/api/oembed?url=${encodeURIComponent(url)}${more}`);

test('each page of a tour says where its frame is found, and the answer there is one', async () => {
  const { body } = await http.inject('/welcome/t1');
  const [, href = ''] =
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? [];
  const found = new URL(href.replaceAll('&#38;', '&'));
  expect(found.origin).toBe(site);
  const answer = await http.inject(found.pathname + found.search);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.json()).toMatchObject({
    version: '1.0',
    type: 'rich',
    provider_name: 'Tourwright',
    provider_url: site,
    title: expect.stringContaining('Loft "A"'),
    width: 800,
    height: 450,
  });
  const { html } = answer.json();
  expect(html).toContain(`<iframe src="${site}/embed/t1?poster=1" title="Loft &#34;A&#34;`);
  expect(html).not.toContain('<script>');
});

test.each([
  ['maxwidth=400', 400, 225],
  ['maxheight=90', 160, 90],
  ['maxwidth=5000&maxheight=5000', 800, 450],
])('a frame requested with %s is %i by %i pixels', async (most, width, height) => {
  expect((await ask(`${site}/embed/t1`, `&${most}`)).json()).toMatchObject({ width, height });
});

test.each([
  'https://elsewhere.example/welcome/t1',
  `${site}/welcome/none`,
  `${site}/embed/draft`,
  `${site}/gallery`,
  `${site}/welcome/%E0%A4%A`,
  `${site}/preview/x`,
  'javascript:alert(1)',
  'not an address',
])('for %s there is no answer', async (url) => {
  expect((await ask(url)).statusCode).toBe(404);
});

test('a preview is found by the tour in its address', async () => {
  expect((await ask(`${site}/preview/loft?tourId=t1`)).json().html).toContain('/embed/t1?poster=1');
});

test.each(['', '&maxwidth=0', '&maxwidth=wide', '&format=xml'])(
  'a question that cannot be answered is refused: "%s"',
  async (more) => {
    const url = more ? `/api/oembed?url=${site}/welcome/t1${more}` : '/api/oembed';
    expect((await http.inject(url)).statusCode).toBe(400);
  },
);

test('an embed begins with a picture and a link to the tour itself, and loads nothing else', async () => {
  const { body, headers, statusCode } = await http.inject('/embed/t1?poster=1&scene=3');
  expect(statusCode).toBe(200);
  expect(body).toContain('<a href="/embed/t1?scene=3">');
  expect(body).toContain('Look around');
  expect(body).not.toMatch(/<script[^>]+src=|rel="stylesheet"|modulepreload|tour-data/);
  expect(String(headers['content-security-policy'])).toContain('frame-ancestors *');
});

test('a picture in place of the tour is for frames alone', async () => {
  const { body } = await http.inject('/preview/loft?tourId=t1&poster=1');
  expect(body).toContain('tour-data');
});
