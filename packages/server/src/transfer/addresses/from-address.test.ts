/** Imports from addresses: of a document, or of a page that contains or links one; nothing else is requested. */
import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TourImport } from '@tourwright/api';
import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ImageClient, imageClient } from '../../images/testing/image-client.ts';
import type { PublicNet } from '../../outgoing/public-addresses.ts';
import { openTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';

/** Panoramas are cut, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

/** The site that stands for the internet, at the one address of this machine that may be asked. */
const net: PublicNet = {
  isPublic: (address) => address === '127.0.0.1',
  lookup: ((name: string, _options: object, callback: (...answer: unknown[]) => void) =>
    callback(null, [
      { address: name === 'tours.example' ? '127.0.0.1' : '10.0.0.1', family: 4 },
    ])) as typeof lookup,
};

let site: Server;
let pages: Record<string, string | Buffer> = {};
let asked: string[] = [];
/** Of what is never answered. */
let onSilent = () => {};
let base = '';
let server: TestServer;
let user: TestUser;
let ann: ImageClient;
let panorama: Buffer;
beforeAll(async () => {
  site = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.push(path);
    const found = pages[path];
    if (found === 'silent') return onSilent();
    const type = path.endsWith('.html') ? 'text/html' : 'application/octet-stream';
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': type }).end(found);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  base = `http://tours.example:${(site.address() as AddressInfo).port}`;
  const quotas = { tours: 100, storageBytes: 40_000_000, uploads: 100, documentBytes: 2 ** 30 };
  server = await openTestServer({ config: { quotas }, net });
  user = await server.signUp('ann@example.com');
  ann = imageClient(server, user);
  await server.work();
  panorama = await paintPanorama({ width: 1024, format: 'jpeg' });
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});
beforeEach(async () => {
  asked = [];
  // What an earlier one left is not looked at.
  for (const { id } of (await ann.get(imports())).json().items)
    await ann.call('DELETE', `${imports()}/${id}`);
});

const imports = () => `/api/users/${user.userId}/imports`;
const begin = (address: string) => ann.call('POST', `${imports()}/from-address`, { address });

async function until(id: string, state: TourImport['state']): Promise<TourImport> {
  const find = async () => (await ann.get(`${imports()}/${id}`)).json() as TourImport;
  await expect.poll(async () => (await find()).state, { timeout: 60_000 }).not.toBe(state);
  return find();
}

async function look(path: string): Promise<TourImport> {
  const answer = await begin(`${base}${path}`);
  expect(answer.statusCode, answer.body).toBe(202);
  return until(answer.json().id, 'reading');
}

async function kept(): Promise<string[]> {
  const files: string[] = [];
  for await (const { key } of server.services.storage.list('imports/')) files.push(key);
  return files;
}

const tour = { default: { firstScene: 'hall', title: 'House' } };
const hall = {
  panorama: '../photos/hall.jpg',
  hotSpots: [{ type: 'scene', sceneId: 'attic', yaw: 30, pitch: 0 }],
};
const pannellum = { ...tour, scenes: { hall, attic: { panorama: 'gone.jpg' } } };

test('a document comes in with the files that it names, and with no others', async () => {
  pages = {
    '/a/tour.json': JSON.stringify(pannellum),
    '/photos/hall.jpg': panorama,
    '/a/other.jpg': panorama,
  };
  const found = await look('/a/tour.json');
  expect(found).toMatchObject({
    state: 'found',
    address: `${base}/a/tour.json`,
    found: {
      tool: 'pannellum',
      name: 'House',
      counts: { scenes: 2, links: 1 },
      lacking: [{ place: 'scenes.attic.panorama', address: 'gone.jpg' }],
    },
  });
  expect(asked.toSorted()).toEqual(['/a/gone.jpg', '/a/tour.json', '/photos/hall.jpg', '/robots.txt']);
  expect((await ann.call('POST', `${imports()}/${found.id}/store`)).statusCode).toBe(202);
  const done = await until(found.id, 'storing');
  expect(done).toMatchObject({ state: 'done', report: { scenes: 2, stored: 1 } });
  expect((await ann.get(`/api/tours/${done.tourId}`)).json().scenes).toHaveLength(2);
  expect(await kept()).toEqual([]);
});

const node = { id: 'hall', name: 'Hall', panorama: 'hall.jpg', links: [] };
const psv = `import { Viewer } from 'psv'; new Viewer({ container: document.body,
  plugins: [[VirtualTourPlugin, { nodes: ${JSON.stringify([node])} }]] });`;
const layout = { id: 'hall', name: 'Hall', levels: [{ tileSize: 256, size: 256 }], faceSize: 256 };
const marzipano = {
  scenes: [
    { ...layout, initialViewParameters: { yaw: 0, pitch: 0, fov: 1 }, linkHotspots: [], infoHotspots: [] },
  ],
};
const krpano = `<krpano><include url="%SWFPATH%/rooms.xml" /></krpano>`;
const rooms = `<krpano><scene name="hall" title="Hall"><image><sphere url="hall.jpg" /></image></scene></krpano>`;
const markup = (script: string) => `<!doctype html><title>Tour</title>${script}`;

test.each([
  [
    'a configuration in a page',
    'pannellum',
    {
      '/t/index.html': markup(
        `<script>pannellum.viewer('p', ${JSON.stringify({ panorama: 'hall.jpg' })})</script>`,
      ),
    },
  ],
  [
    'a configuration that a page names',
    'pannellum',
    {
      '/t/index.html': markup("<script>load('config/tour.json?v=2')</script>"),
      '/t/config/tour.json': JSON.stringify({ panorama: '../hall.jpg' }),
    },
  ],
  [
    'a viewer in a frame',
    'pannellum',
    {
      '/t/index.html': markup('<iframe src="p/pannellum.html#config=../tour.json"></iframe>'),
      '/t/p/pannellum.html': markup('<script src="pannellum.js"></script>'),
      '/t/tour.json': JSON.stringify({ panorama: 'hall.jpg' }),
    },
  ],
  [
    'the nodes in a module of a page',
    'photo-sphere-viewer',
    { '/t/index.html': markup(`<script type="module">${psv}</script>`) },
  ],
  [
    'the data of Marzipano',
    'marzipano',
    {
      '/t/index.html': markup('<script src="js/data.js"></script>'),
      '/t/js/data.js': `var APP_DATA = ${JSON.stringify(marzipano)};`,
      ...Object.fromEntries(
        ['f', 'r', 'b', 'l', 'u', 'd'].map((face) => [`/t/tiles/hall/0/${face}/0/0.jpg`, 'face']),
      ),
    },
  ],
  [
    'a tour beside scripts and frames that have no site, and a base that is none',
    'pannellum',
    {
      '/t/index.html': markup(
        '<base href="mailto:ann@example.com"><script src="data:text/javascript,1"></script>' +
          '<iframe src="about:blank"></iframe><iframe src="javascript:0"></iframe>' +
          `<script>pannellum.viewer('p', ${JSON.stringify({ panorama: 'hall.jpg' })})</script>`,
      ),
    },
  ],
  [
    'the XML of krpano with what it includes',
    'krpano',
    {
      '/t/index.html': markup('<script>embedpano({xml:"tour.xml"})</script>'),
      '/t/tour.xml': krpano,
      '/t/rooms.xml': rooms,
    },
  ],
] as const)('%s is found', async (_, tool, files) => {
  pages = { '/t/hall.jpg': panorama, ...(files as Record<string, string>) };
  const found = await look('/t/index.html');
  expect(found, JSON.stringify([found.fault, asked])).toMatchObject({
    state: 'found',
    found: { tool, counts: { scenes: 1 }, lacking: [] },
  });
  await ann.call('DELETE', `${imports()}/${found.id}`);
  expect(await kept()).toEqual([]);
});

test.each([
  ['a page without a tour', { '/t.html': markup('<script>alert(1)</script>') }, 'address_no_tour'],
  [
    'a page with nothing but what has no site',
    {
      '/t.html': markup('<script src="data:text/javascript,1"></script><iframe src="about:blank"></iframe>'),
    },
    'address_no_tour',
  ],
  ['a page that is not there', {}, 'address_refused'],
  [
    'what robots.txt keeps',
    { '/t.html': 'x', '/robots.txt': 'User-agent: *\nDisallow: /t' },
    'address_robots',
  ],
  [
    'XML with entities',
    { '/t.html': '<!DOCTYPE krpano [<!ENTITY a "b">]><krpano>&a;</krpano>' },
    'xml_entities',
  ],
] as const)('%s ends with its reason, and nothing is kept', async (_, files, code) => {
  pages = files as Record<string, string>;
  const failed = await look('/t.html');
  expect(failed).toMatchObject({ state: 'failed', fault: { code }, found: null });
  expect(await kept()).toEqual([]);
});

test('a robots.txt that is longer than counts ends no import', async () => {
  const long = `User-agent: *\nDisallow: /secret\n${'# a word\n'.repeat(200_000)}Disallow: /`;
  pages = { '/t.html': 'x', '/secret.html': 'x', '/robots.txt': long };
  expect((await look('/t.html')).fault?.code).toBe('address_no_tour');
  expect((await look('/secret.html')).fault?.code).toBe('address_robots');
});

test('files inside the network that a tour names are missing, and were not requested', async () => {
  const scenes = {
    hall: { panorama: 'http://10.0.0.1/hall.jpg' },
    attic: { panorama: 'http://inner.example/attic.jpg' },
    yard: { panorama: 'http://127.0.0.2/yard.jpg' },
  };
  pages = { '/tour.json': JSON.stringify({ ...tour, scenes }) };
  const found = await look('/tour.json');
  expect(found.found?.lacking.map(({ place }) => place)).toHaveLength(3);
  expect(asked.toSorted()).toEqual(['/robots.txt', '/tour.json']);
  await ann.call('DELETE', `${imports()}/${found.id}`);
});

test('addresses that cannot be asked are refused at once', async () => {
  const codeOf = async (address: string) => (await begin(address)).json().errors?.[0]?.code;
  expect(await codeOf('http://10.0.0.1/tour.json')).toBe('address_not_public');
  expect(await codeOf('http://169.254.169.254/')).toBe('address_not_public');
  expect(await codeOf('http://localhost/')).toBe('address_not_public');
  expect(await codeOf('file:///etc/passwd')).toBe('no_web_address');
  expect(await codeOf('http://ann:secret@tours.example/')).toBe('no_web_address');
});

test('what the account has no room for ends it before it comes', async () => {
  pages = { '/tour.json': JSON.stringify({ panorama: 'a.jpg' }), '/a.jpg': Buffer.alloc(41_000_000) };
  expect(await look('/tour.json')).toMatchObject({ state: 'failed', fault: { code: 'quota_reached' } });
  const { rows } = await server.services.database.pool.query(
    'select sum(reserved_bytes) as sum from tour_imports',
  );
  expect(Number(rows[0].sum)).toBe(0);
});

test('one that is cancelled while a site is silent ends, and keeps nothing', async () => {
  pages = { '/tour.json': JSON.stringify({ panorama: 'a.jpg' }), '/a.jpg': 'silent' };
  const isAsked = new Promise<void>((resolve) => {
    onSilent = resolve;
  });
  const { id } = (await begin(`${base}/tour.json`)).json();
  await isAsked;
  expect((await ann.call('DELETE', `${imports()}/${id}`)).statusCode).toBe(200);
  const { pool } = server.services.database;
  const running = async () =>
    (await pool.query("select 1 from pgboss.job where name = 'read-import' and state = 'active'")).rows
      .length;
  await expect.poll(running, { timeout: 30_000 }).toBe(0);
  expect(await kept()).toEqual([]);
});

test('a server that fetches nothing says so', async () => {
  const closed = await openTestServer({ config: { importAddresses: false }, net });
  const ben = await closed.signUp('ben@example.com');
  const client = imageClient(closed, ben);
  const path = `/api/users/${ben.userId}/imports`;
  expect((await client.get(path)).json()).toMatchObject({ fetchesAddresses: false });
  const answer = await client.call('POST', `${path}/from-address`, { address: `${base}/tour.json` });
  expect(answer.json().code).toBe('addresses_off');
  await closed.close();
});
