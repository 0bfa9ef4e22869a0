import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { internet, type PublicNet } from '../outgoing/public-addresses.ts';
import { checkFrame } from './check-frame.ts';

/** The site that stands for all others. */
const net: PublicNet = {
  isPublic: (address) => address === '127.0.0.1',
  lookup: ((_name: string, _options: object, callback: (...answer: unknown[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])) as typeof lookup,
};
const publicUrl = 'https://tours.example';

let site: Server;
let base = '';
let asked: string[] = [];
beforeAll(async () => {
  site = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    asked.push(`${url.pathname} ${url.searchParams.get('url') ?? ''}`.trim());
    if (url.pathname === '/closed') response.setHeader('x-frame-options', 'DENY');
    if (url.pathname === '/moved') response.writeHead(302, { location: '/closed' });
    else if (url.pathname === '/gone') response.writeHead(404);
    else if (url.pathname === '/robots-only') response.writeHead(403);
    else if (url.searchParams.get('url')?.includes('privatefilm')) response.writeHead(401);
    else if (url.searchParams.get('url')?.includes('nosuchfilm')) response.writeHead(404);
    response.end('x');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  base = `http://films.example:${(site.address() as AddressInfo).port}`;
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const check = (kind: 'video' | 'embed', url: string) => {
  asked = [];
  const oembed = { youtube: `${base}/youtube?format=json&url=`, vimeo: `${base}/vimeo?url=` };
  return checkFrame({ net, publicUrl, oembed }, { kind, url });
};

test('a page is there, is gone, or refuses frames, also behind a redirect', async () => {
  expect(await check('embed', `${base}/open`)).toBe('usable');
  expect(await check('embed', `${base}/gone`)).toBe('missing');
  expect(await check('embed', `${base}/closed`)).toBe('refuses');
  expect(await check('embed', `${base}/moved`)).toBe('refuses');
  expect(await check('embed', `${base}/robots-only`)).toBe('unknown');
});

test('a video of YouTube or Vimeo is requested at its site, by its own address', async () => {
  expect(await check('video', 'https://youtu.be/dQw4w9WgXcQ')).toBe('usable');
  expect(asked).toEqual(['/youtube https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
  expect(await check('video', 'https://www.youtube.com/watch?v=nosuchfilm')).toBe('missing');
  expect(await check('video', 'https://www.youtube.com/shorts/privatefilm')).toBe('private');
  expect(await check('video', 'https://vimeo.com/76979871/abc123')).toBe('usable');
  expect(asked).toEqual(['/vimeo https://vimeo.com/76979871/abc123']);
});

test('nothing of the server’s own network is asked, and nothing is claimed of it', async () => {
  asked = [];
  const inside = base.replace('films.example', '127.0.0.1');
  expect(await checkFrame({ net: internet, publicUrl }, { kind: 'embed', url: `${inside}/open` })).toBe(
    'unknown',
  );
  expect(await check('video', 'https://films.example/1')).toBe('unknown');
  expect(asked).toEqual([]);
});
