import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type ImageInfo, siteOptions } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { Manifest } from '@tourwright/tour/pyramid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outgoing } from '../exports/outgoing-file.ts';
import { exportSite } from './export-site.ts';
import type { SiteParts } from './site-parts.ts';

const manifest: Manifest = {
  version: 1,
  source: { width: 8192, height: 4096 },
  tileSize: 512,
  levels: [{ faceSize: 512 }, { faceSize: 1024 }, { faceSize: 2048 }],
  formats: ['avif', 'webp', 'jpg'],
};
const spot = { position: [0, 0, -1] };
const house = {
  id: 't',
  user_id: 'u',
  name: 'A </script><b>house</b>',
  brochures: [],
  floorPlans: [],
  scenes: [
    {
      id: 1,
      name: 'Hall',
      slug: 't/hall.jpg',
      videos: [],
      hotspots: [
        { ...spot, id: 'a', kind: 'link', targetSceneId: 2 },
        { ...spot, id: 'b', kind: 'info', text: 'The <old> door', body: 'Oak.\nOf 1720.' },
        { ...spot, id: 'c', kind: 'video', text: 'A walk', slug: 't/walk.mp4' },
        { ...spot, id: 'd', kind: 'audio', text: 'A bell', slug: 't/bell.mp3' },
        { ...spot, id: 'e', kind: 'embed', url: 'https://maps.example/here' },
      ],
    },
    { id: 2, name: 'Kitchen', slug: 't/gone.jpg', videos: [], hotspots: [] },
  ],
} as unknown as Tour;
const base = '/media/k/r/';
const image = (slug: string, more: Partial<ImageInfo> = {}): ImageInfo =>
  ({ slug, state: 'ready', progress: 1, url: null, thumbnail: null, panorama: null, ...more }) as ImageInfo;
const media: Record<string, ImageInfo> = {
  't/hall.jpg': image('t/hall.jpg', {
    url: `${base}served.jpg`,
    thumbnail: `${base}small.webp`,
    sha256: 'of its owner alone',
    panorama: { baseUrl: base, manifest, preview: 'data:,' },
  }),
  't/walk.mp4': image('t/walk.mp4', { url: '/media/w/r/served.mp4' }),
  't/bell.mp3': image('t/bell.mp3', { url: '/media/b/r/served.mp3' }),
};
/** What is in the storage: a byte for each letter of its own address. */
const tiles = ['f/0/0/0', 'f/1/1/0', 'f/2/3/3'].flatMap((tile) =>
  ['avif', 'webp', 'jpg'].map((format) => `${tile}.${format}`),
);
let parts: SiteParts;

beforeAll(() => {
  const scripts = mkdtempSync(join(tmpdir(), 'tourwright-site-'));
  for (const name of ['tour.js', 'tour.css']) writeFileSync(join(scripts, name), name);
  parts = {
    scripts,
    readTour: async (id) => (id === house.id ? house : null),
    mediaOf: async () => media,
    sizeOf: async (address) => address.length,
    openFile: async (address) =>
      Readable.from([Buffer.from(address.slice(0, 4)), Buffer.from(address.slice(4))]),
    async *filesBelow(address) {
      for (const path of [...tiles, 'manifest.json', 'served.jpg', 'view/a.jpg'])
        yield { path, sizeBytes: address.length + path.length };
    },
  };
});
afterAll(() => rmSync(parts.scripts, { recursive: true }));

const site = (options: object = {}) => exportSite(parts, 't', siteOptions.parse(options));
const pathsOf = ({ files }: Outgoing) => files.map(({ path }) => path);
const read = async ({ files }: Outgoing, path: string) => {
  const file = files.find((each) => each.path === path);
  if (!file) throw new Error(`There is no ${path}`);
  return file.open();
};

test('a site holds its pages, the viewer, and each tile also as a script that gives its very bytes', async () => {
  const out = await site();
  expect(pathsOf(out).sort()).toEqual(
    [
      'index.html',
      'text.html',
      'viewer/tour.js',
      'viewer/tour.css',
      'small/hall.webp',
      'media/walk.mp4',
      'media/bell.mp3',
      'media/bell.mp3.js',
      ...tiles.filter((tile) => !tile.endsWith('webp')).map((tile) => `tiles/1/${tile}`),
      ...tiles.filter((tile) => tile.endsWith('jpg')).map((tile) => `tiles/1/${tile}.js`),
    ].sort(),
  );
  const script = await text(await read(out, 'tiles/1/f/1/1/0.jpg.js'));
  const [, path, base64 = ''] = /^tourFile\("([^"]+)","([^"]*)"\);\n$/.exec(script) ?? [];
  expect(path).toBe('tiles/1/f/1/1/0.jpg');
  expect(Buffer.from(base64, 'base64')).toEqual(await buffer(await read(out, 'tiles/1/f/1/1/0.jpg')));
  // Sizes are announced before: a ZIP and its progress rely on them.
  for (const { path: each, sizeBytes, open } of out.files)
    expect([each, (await buffer(await open())).length]).toEqual([each, sizeBytes]);
  expect(out.lacking).toEqual(['t/gone.jpg']);
});

test('the page carries the tour and leaves out what its owner alone may know', async () => {
  const page = await text(await read(await site(), 'index.html'));
  const [, json = ''] = /<script type="application\/json" id="tour-data">(.*?)<\/script>/s.exec(page) ?? [];
  const data = JSON.parse(json);
  expect(data.tour.name).toBe(house.name);
  expect(data.media['t/hall.jpg']).toMatchObject({
    url: null,
    thumbnail: 'small/hall.webp',
    panorama: { baseUrl: 'tiles/1/', manifest: { formats: ['avif', 'jpg'] } },
  });
  expect(page).not.toContain('of its owner alone');
  // Where people go by a click may be elsewhere; what the page loads may not.
  expect(page).not.toMatch(/(?:src="|<link[^>]*href=")(?:https?:)?\/\//);
});

test('the text view names scenes, ways and things, and lets no markup through', async () => {
  const page = await text(await read(await site(), 'text.html'));
  expect(page).toContain('<h2>Hall</h2>');
  expect(page).toContain('<a href="#scene-2">Kitchen</a>');
  expect(page).toContain('<p>Oak.</p><p>Of 1720.</p>');
  expect(page).toContain('<a href="media/walk.mp4">Watch</a>');
  expect(page).not.toContain('<old>');
  expect(page).not.toContain('<b>house');
});

/** The house with a 360° video in its kitchen, of this many bytes. */
function filmed(bytes: number): SiteParts {
  const words = [{ slug: 't/words.vtt', language: 'en' }];
  const [hall, kitchen] = house.scenes;
  const scenes = [hall, { ...kitchen, film: { slug: 't/sea.mp4', name: 'The sea', captions: words } }];
  const film = Buffer.alloc(bytes, 'film');
  const addresses: Record<string, Buffer> = {
    '/media/s/r/served.mp4': film,
    '/media/c/r/served.vtt': Buffer.from('WEBVTT'),
  };
  const more = {
    't/sea.mp4': image('t/sea.mp4', { url: '/media/s/r/served.mp4' }),
    't/words.vtt': image('t/words.vtt', { url: '/media/c/r/served.vtt' }),
  };
  return {
    ...parts,
    readTour: async () => ({ ...house, scenes }) as Tour,
    mediaOf: async () => ({ ...media, ...more }),
    sizeOf: async (address) => addresses[address]?.length ?? address.length,
    openFile: async (address, { start, end = Number.MAX_SAFE_INTEGER } = { start: 0 }) =>
      Readable.from([(addresses[address] ?? Buffer.from(address)).subarray(start, end + 1)]),
  };
}

test('a 360° video is in scripts of which each is small, and captions in the page', async () => {
  const bytes = 30 * 2 ** 20 + 1;
  const out = await exportSite(filmed(bytes), 't', siteOptions.parse({}));
  expect(pathsOf(out).filter((path) => path.includes('sea'))).toEqual([
    'media/sea.mp4',
    'media/sea.mp4.js',
    'media/sea.mp4.1.js',
  ]);
  const film: Buffer[] = [];
  for (const [path, hasMore] of [
    ['media/sea.mp4.js', ',1'],
    ['media/sea.mp4.1.js', ''],
  ] as const) {
    const script = await text(await read(out, path));
    expect(script.length).toBe(out.files.find((file) => file.path === path)?.sizeBytes);
    expect(script.startsWith('tourFile("media/sea.mp4","')).toBe(true);
    expect(script.endsWith(`"${hasMore});\n`)).toBe(true);
    film.push(Buffer.from(script.slice('tourFile("media/sea.mp4","'.length), 'base64'));
  }
  expect(Buffer.concat(film).equals(Buffer.alloc(bytes, 'film'))).toBe(true);
  const page = await text(await read(out, 'index.html'));
  expect(page).toContain('"texts":{"t/words.vtt":"WEBVTT"}');
  expect(await text(await read(out, 'text.html'))).toContain(
    '<a href="media/sea.mp4">The sea</a> <a href="media/words.vtt">Captions (en)</a>',
  );
  expect(out.report.filter(({ code }) => code === 'needs_host')).toEqual([]);
});

test('a video that is too large for scripts is reported to need a host', async () => {
  const huge = { ...filmed(1), sizeOf: async () => 600 * 2 ** 20 };
  const out = await exportSite(huge, 't', siteOptions.parse({}));
  expect(pathsOf(out)).not.toContain('media/sea.mp4.js');
  expect(out.report).toContainEqual(expect.objectContaining({ code: 'needs_host', place: 'scenes[2].film' }));
});

test('it is smaller on wish, and the report says how', async () => {
  const out = await site({ opensAsFile: false, formats: ['webp'], largestWidth: 4096, withVideos: false });
  expect(pathsOf(out).filter((path) => path.startsWith('tiles/'))).toEqual([
    'tiles/1/f/0/0/0.webp',
    'tiles/1/f/1/1/0.webp',
  ]);
  expect(pathsOf(out).filter((path) => /\.mp4|\.js$/.test(path))).toEqual(['viewer/tour.js']);
  const unmapped = out.report.filter(({ outcome }) => outcome !== 'mapped');
  expect(unmapped.map(({ code, place }) => [code, place])).toEqual([
    ['smaller_photo', 'scenes[1].slug'],
    ['left_out', 'scenes[1].hotspots[c].slug'],
    ['needs_line', 'scenes[1].hotspots[e]'],
  ]);
});

test('a photo without the wanted format has the one that every browser reads', async () => {
  const jpgAlone = { ...manifest, formats: ['jpg'] };
  const hall = media['t/hall.jpg'] as ImageInfo;
  const early = { ...hall, panorama: { baseUrl: base, manifest: jpgAlone, preview: 'data:,' } };
  const out = await exportSite(
    { ...parts, mediaOf: async () => ({ 't/hall.jpg': early }) },
    't',
    siteOptions.parse({ formats: ['avif'] }),
  );
  expect(pathsOf(out)).toContain('tiles/1/f/0/0/0.jpg');
});
