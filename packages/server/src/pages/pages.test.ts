import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, openTestPages, testDemos } from './test-pages.ts';

let http: Awaited<ReturnType<typeof openTestPages>>['http'];
beforeAll(async () => {
  ({ http } = await openTestPages());
});
afterAll(() => http.close());

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

test.each([
  ['/Explore/?category=retail', '/explore?category=retail'],
  ['/dashboard/mytour', '/dashboard/myTour'],
  ['/Welcome/t1/?link=a?b', '/welcome/t1?link=a?b'],
])('%s in other letters or with a slash at its end leads to %s', async (url, meant) => {
  const answer = await http.inject(url);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(meant);
});

test('the landing page asks for its poster early, the one that the screen shows', async () => {
  const { body } = await http.inject('/');
  expect(body).toContain('href="/assets/hero-6f.webp" media="(min-width: 600.02px)"');
  expect(body).toContain('href="/assets/hero-tall-7a.webp" media="(max-width: 600px)"');
});

test('a page that the build has drawn ahead is in the answer', async () => {
  expect((await http.inject('/')).body).toContain('<div id="root"><h1>Let people walk in</h1></div>');
  expect((await http.inject('/login')).body).toContain('<div id="root"></div>');
});

test('a page that is drawn ahead has its styles inside, and the app finds their files', async () => {
  const { body, headers } = await http.inject('/');
  const [head = '', rest = ''] = body.split('</head>');
  expect(head).toContain('<style>.landing{color:red}</style>');
  expect(head).not.toContain('rel="stylesheet"');
  expect(rest).toMatch(/<link media="not all" rel="stylesheet"[^>]*href="\/assets\/landing-8b.css"/);
  // Words and pictures have the connection to themselves; the app is requested when they are there.
  const [, resting = ''] = /<template id="app-parts">(.*?)<\/template>/s.exec(rest) ?? [];
  expect(resting).toContain('<script type="module"');
  expect(body.replace(resting, '')).not.toMatch(/modulepreload|type="module"/);
  const scripts = [...body.replace(resting, '').matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  expect(scripts).toEqual(["run('reload-when-gone')", "run('load-app-when-used')"]);
  // It is the same for all visitors, so what may run is known by what it is.
  const known = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src ${scripts.map(known).join(' ')} 'strict-dynamic';`);
  expect(policy).toContain(`style-src 'self' ${known('.landing{color:red}')};`);
  expect((await http.inject('/')).body).toBe(body);
});

test('the app of a page that needs none yet waits for its visitor; a page with a form does not let them wait', async () => {
  expect((await http.inject('/')).body).toContain("run('load-app-when-used')");
  expect((await http.inject('/contact')).body).not.toContain("run('load-app-when-used')");
});

test('a page with a form says what to do where it cannot be sent, and others what they need', async () => {
  for (const url of ['/contact', '/partner']) {
    const [, words] = /<noscript>(.*?)<\/noscript>/.exec((await http.inject(url)).body) ?? [];
    expect(words).toContain('The form on this page needs JavaScript.');
    expect(words).toContain('<a href="mailto:help+1@example.com">help+1@example.com</a>');
  }
  expect((await http.inject('/faqs')).body).toContain('<noscript>Tourwright needs JavaScript.');
});

test('the editor of a logged-in user comes with what it requests first, and asks of nobody else', async () => {
  const requestsOf = async (url: string, cookie?: string) => {
    const { body } = await http.inject({ url, headers: cookie ? { cookie } : {} });
    return [...body.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g)].map(
      ([, href]) => href,
    );
  };
  const session = '/api/auth/get-session';
  expect(await requestsOf('/editor?tourId=t1', 'ann')).toEqual([
    session,
    '/api/tours/t1',
    '/api/tours/t1/media',
  ]);
  expect(await requestsOf('/editor?tourId=%22%3E%3Cscript%3E', 'ann')).toContain(
    '/api/tours/%22%3E%3Cscript%3E',
  );
  expect(await requestsOf('/create-tour', 'ann')).toEqual([session]);
  expect(await requestsOf('/editor?tourId=t1')).toEqual([]);
  expect(await requestsOf('/dashboard', 'ann')).toEqual([]);
});

test.each(['/', '/explore'])('the app starts at once on %s for a logged-in user', async (url) => {
  const { body } = await http.inject({ url, headers: { cookie: 'ann' } });
  expect(body).not.toContain('app-parts');
  expect(body).toContain('src="/assets/index-1a.js"');
});

test('the gallery comes with its page, its first picture early', async () => {
  const { body } = await http.inject('/explore');
  const json = /<script type="application\/json" id="gallery-data">(.*?)<\/script>/s.exec(body)?.[1];
  expect(JSON.parse(json ?? '')).toEqual({ items: testDemos, preparing: 0 });
  expect(body).toContain('rel="preload" as="image" fetchpriority="high" href="/media/d1/thumbnail.jpg"');
  // It is seen where the page was drawn ahead, before the app puts it there.
  expect(body).toContain(':root{--first-picture:url("/media/d1/thumbnail.jpg")}');
});

test('search engines get the list of pages, and which are not for them', async () => {
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

test('each page that the app draws has a nonce of its own, and only what carries it may run', async () => {
  const [first, second] = [await http.inject('/login'), await http.inject('/login')];
  const nonceOf = ({ headers }: typeof first) =>
    /script-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  const nonce = nonceOf(first);
  expect(nonce).not.toBe(nonceOf(second));
  expect(first.body).toContain(
    `<script type="module" crossorigin src="/assets/index-1a.js" nonce="${nonce}">`,
  );
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain(`style-src 'nonce-${nonce}';`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
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

test('a page comes in the language and the theme that were chosen', async () => {
  const { body, headers } = await http.inject({ url: '/', cookies: { locale: 'ar-XB', theme: 'dark' } });
  expect(body).toContain('<html lang="ar-XB" dir="rtl" data-theme="dark">');
  expect(body).toContain('<div id="root"><h1>\u202eni</h1></div>');
  expect(headers['vary']).toContain('accept-language');
});

test('a page comes in the first language of the browser that is there, else in English', async () => {
  const pageFor = async (language: string) =>
    (await http.inject({ url: '/faqs', headers: { 'accept-language': language } })).body;
  expect(await pageFor('xx, en-XA;q=0.8, en;q=0.5')).toContain(
    '<html lang="en-XA" dir="ltr" data-theme="system">',
  );
  expect(await pageFor('xx')).toContain('<html lang="en" dir="ltr" data-theme="system">');
});

test('the page of a tour is dark whatever was chosen, in the language that was', async () => {
  const { body } = await http.inject({ url: '/welcome/t1', cookies: { locale: 'en-XA', theme: 'light' } });
  expect(body).toContain('<html lang="en-XA" dir="ltr" data-theme="dark">');
});

test('the name of a page is in its language too', async () => {
  const { body } = await http.inject({ url: '/faqs', cookies: { locale: 'en-XA' } });
  expect(body).toContain('<title>Ǫũēśţĩōńś · ');
});
