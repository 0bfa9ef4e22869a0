import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHttp } from '../../http/open-http.ts';
import { createLog } from '../../log.ts';
import { writeBuiltWeb } from '../../testing/write-built-web.ts';
import { createSendPage } from './send-page.ts';
import { readWebBundle } from './web-bundle.ts';

const publicUrl = 'https://tours.example.com';
let http: Awaited<ReturnType<typeof openHttp>>['http'];
let name = 'Loft';

/** Of a brand, and one that nobody could have stored. */
const properties = { '--accent': '#2f6d4f', '--glass': 'red}</style><b>' };

beforeAll(async () => {
  const config = {
    publicUrl,
    trustedOrigins: [publicUrl],
    trustProxy: false as const,
    connectionsPerAddress: 256,
  };
  const log = createLog({ write: () => {} });
  ({ http } = await openHttp({ config, log, resolveSession: async () => null }));
  const sendPage = createSendPage(readWebBundle(writeBuiltWeb()), {});
  http.get('/early', (_request, reply) => sendPage(reply, { startsEarly: true, properties, data: { name } }));
  http.get('/framed', (_request, reply) =>
    sendPage(reply, { startsEarly: true, data: { name } }, { framedByAnyone: true }),
  );
  const source = { type: 'image/avif', media: '(x)', sizes: '99vw', srcset: '/media/a/still/0.avif 1280w' };
  const still = {
    url: 'data:image/webp;base64,',
    view: { yaw: 0, pitch: 0, hfov: 1, width: 192, height: 108 },
    sharp: [source],
  };
  http.get('/sharp', (_request, reply) => sendPage(reply, { startsEarly: true, still, data: { name } }));
  http.get('/drawn', (_request, reply) =>
    sendPage(reply, { drawn: '<h1>Loft</h1>', properties, sharedVersion: 3, data: { name } }),
  );
  http.get('/app', (_request, reply) => sendPage(reply, { data: { name } }));
});
afterAll(() => http.close());

test.each(['/early', '/framed', '/app'])(
  '%s looks for a newer version where the script that the app begins with is gone, before it asks for it',
  async (url) => {
    const { body } = await http.inject(url);
    expect(body.match(/run\('reload-when-gone'\)/g)).toHaveLength(1);
    expect(body.indexOf("run('reload-when-gone')")).toBeLessThan(body.indexOf('type="module"'));
  },
);

test.each([
  ['shows its tour early', '/early', 3],
  ['was drawn ahead for all visitors', '/drawn', 2],
])('a page that %s runs the scripts that it was made with and no others', async (_what, url, count) => {
  const { body, headers } = await http.inject(url);
  const policy = String(headers['content-security-policy']);
  const hashesOf = (tag: string) =>
    [...body.matchAll(new RegExp(`<${tag}(?: data-guard| data-look)?>(.*?)</${tag}>`, 'gs'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  const scripts = hashesOf('script');
  expect(scripts).toHaveLength(count);
  const [, allowed = ''] = /script-src ([^;]*);/.exec(policy) ?? [];
  expect(allowed.split(' ').toSorted()).toEqual([...scripts, "'strict-dynamic'"].toSorted());
  expect(policy).toContain(`style-src 'self' ${hashesOf('style').join(' ')};`);
  expect(policy).not.toContain('unsafe');
  // Where there is a nonce the browser asks for it first; what this page loads later has none.
  expect(body + policy).not.toMatch(/nonce/i);
});

test.each(['/drawn', '/early'])(
  '%s has the colours of the brand from its first paint, and nothing else of it',
  async (url) => {
    const { body } = await http.inject(url);
    expect(body).toContain('<style data-look>:root:root{--accent:#2f6d4f}</style>');
  },
);

test('behind a sharp still the viewer comes as a file, and nothing but the stills precedes the data', async () => {
  const { body, headers } = await http.inject('/sharp');
  expect(body).toContain(
    '<template id="first-picture"><script src="/assets/first-picture-1f.js" crossorigin></script></template>',
  );
  expect(body).not.toContain("run('first-picture')");
  expect(body.indexOf('/media/a/still/0.avif')).toBeLessThan(body.indexOf('id="tour-data"'));
  // It is loaded by the script that takes it out of its template.
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*'strict-dynamic'/);
});

test('a browser that has the page of a tour gets 304 until something has changed', async () => {
  const first = await http.inject('/early');
  const headers = { 'if-none-match': String(first.headers.etag) };
  expect((await http.inject('/early')).body).toBe(first.body);
  const again = await http.inject({ url: '/early', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  expect((await http.inject({ url: '/framed', headers })).statusCode).toBe(200);
  name = 'Loft, painted';
  const painted = await http.inject({ url: '/early', headers });
  expect(painted.statusCode).toBe(200);
  expect(painted.body).toContain('Loft, painted');
});

test('a page with a nonce is never taken for one that somebody has', async () => {
  const { headers } = await http.inject('/app');
  expect(headers.etag).toBeUndefined();
  expect(headers['content-security-policy']).toMatch(/script-src 'nonce-/);
});
