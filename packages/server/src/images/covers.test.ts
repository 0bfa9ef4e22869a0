import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import type { Manifest } from '@tourwright/tour/pyramid';
import { writeView } from '@tourwright/tour/rules';
import { expect, test } from 'vitest';
import { createCovers } from './covers.ts';
import { baseAddress } from './media/media-address.ts';
import { readViewPath, storedViewPath } from './media/view-address.ts';

const secret = 'a secret of some length for tests';
const covers = createCovers({ secret, clock: () => new Date() });
const name = { key: 'a'.repeat(32), revision: 'b'.repeat(16) };
const manifest: Manifest = {
  version: 1,
  source: { width: 4096, height: 2048 },
  tileSize: 512,
  levels: [{ faceSize: 512 }, { faceSize: 1024 }],
  formats: ['avif', 'jpg'],
};

function image(slug: string, change: Partial<ImageInfo> = {}): ImageInfo {
  const baseUrl = baseAddress(name);
  return {
    slug,
    state: 'ready',
    progress: 1,
    url: `${baseUrl}image.jpg`,
    thumbnail: `${baseUrl}thumbnail.jpg`,
    width: 4096,
    height: 2048,
    sizeBytes: 1,
    reason: null,
    panorama: { baseUrl, manifest, preview: '' },
    ...change,
  };
}

const scene = (id: number) => ({
  id,
  name: `Scene ${id}`,
  slug: `t1/${id}.jpg`,
  cameraPosition: [0, 0, 0.01] as [number, number, number],
  cameraDirection: [0, 0, 0] as [number, number, number],
  hotspots: [],
  videos: [],
});
const start = writeView(scene(2), { yaw: 122.5, pitch: -4.25, hfov: 80 });
const tour: Pick<Tour, 'thumbnail' | 'scenes' | 'initialSceneId'> = {
  scenes: [scene(1), start],
  initialSceneId: 2,
};
const images = new Map([image('t1/1.jpg'), image('t1/2.jpg')].map((each) => [each.slug, each]));
const imageOf = (slug: string) => images.get(slug);
const viewOf = (address: string | null) =>
  readViewPath(name, address?.replace(baseAddress(name), '') ?? '', secret);

test('cards and covers show the start view of the scene that the tour opens with', () => {
  const seen = { yaw: 122.5, pitch: -4.25, hfov: 80 };
  expect(viewOf(covers.cardOf(tour, imageOf))).toEqual({
    view: seen,
    width: 640,
    height: 360,
    format: 'jpg',
  });
  const social = covers.socialOf(tour, imageOf);
  expect(viewOf(social?.address ?? null)).toMatchObject({ view: seen, width: 1280, format: 'jpg' });
  expect(social).toMatchObject({ width: 1280, height: 670 });
  const poster = covers.posterOf(tour, imageOf);
  expect(viewOf(poster?.src ?? null)).toMatchObject({ view: seen, width: 800, height: 450 });
  expect(poster?.sources.map(({ type }) => type)).toEqual(['image/avif']);
});

test('the cover comes in the size of the screen, upright for phones', () => {
  const cover = covers.of(tour, imageOf);
  const [phones, others] = cover?.sources ?? [];
  const filesOf = (srcset = '') => srcset.split(', ').map((file) => viewOf(file.split(' ')[0] ?? ''));
  expect(filesOf(phones?.srcset).map((file) => file && [file.width, file.height])).toEqual([
    [540, 810],
    [750, 1125],
    [1080, 1620],
  ]);
  // From 720 device pixels of a phone to a large screen.
  expect(filesOf(others?.srcset).map((file) => file && [file.width, file.height])).toEqual([
    [1280, 720],
    [1920, 1080],
    [2560, 1440],
  ]);
  expect(filesOf(others?.srcset).map((file) => file?.view.hfov)).toEqual([80, 80, 80]);
  expect(filesOf(phones?.srcset)[0]?.view.hfov).toBeLessThan(60);
  expect(viewOf(cover?.src ?? '')).toMatchObject({ format: 'jpg', width: 1600 });
});

test('another start view is another picture', () => {
  const before = covers.cardOf(tour, imageOf);
  const scenes = tour.scenes.map((each) => writeView(each, { yaw: -30, pitch: 0, hfov: 80 }));
  expect(covers.cardOf({ ...tour, scenes }, imageOf)).not.toBe(before);
});

test('a picture that the owner has chosen is taken as it is', () => {
  const front = image('t1/Thumbnail/front.jpg', { url: '/media/front.jpg', thumbnail: '/media/small.jpg' });
  const find = (slug: string) => (slug === front.slug ? front : imageOf(slug));
  const chosen = { ...tour, thumbnail: front.slug };
  expect(covers.cardOf(chosen, find)).toBe('/media/small.jpg');
  expect(covers.socialOf(chosen, find)).toEqual({ address: '/media/front.jpg', width: 0, height: 0 });
  expect(covers.of(chosen, find)).toEqual({ src: '/media/front.jpg', sources: [] });
  // The welcome page may have another.
  const own = { ...tour, welcomePicture: front.slug };
  expect(covers.of(own, find)).toEqual({ src: '/media/front.jpg', sources: [] });
  expect(covers.cardOf(own, find)).toBe(covers.cardOf(tour, imageOf));
});

test('a chosen picture that is not there is nothing, so that the page shows its default', () => {
  const chosen = { ...tour, thumbnail: 't1/Thumbnail/gone.jpg' };
  expect(covers.of(chosen, imageOf)).toBeNull();
  expect(covers.cardOf(chosen, imageOf)).toBeNull();
});

test('until its tiles are all there a panorama is shown by its thumbnail', () => {
  const find = (slug: string) => image(slug, { state: 'processing' });
  const thumbnail = `${baseAddress(name)}thumbnail.jpg`;
  expect(covers.cardOf(tour, find)).toBe(thumbnail);
  expect(covers.of(tour, find)).toEqual({ src: thumbnail, sources: [] });
});

test('nobody can have other views drawn', () => {
  const path = covers.cardOf(tour, imageOf)?.replace(baseAddress(name), '') ?? '';
  expect(readViewPath(name, path, secret)).not.toBeNull();
  expect(readViewPath(name, path.replace('640x360', '9999x360'), secret)).toBeNull();
  expect(readViewPath(name, path.replace('.jpg', '.avif'), secret)).toBeNull();
  expect(readViewPath({ ...name, key: 'c'.repeat(32) }, path, secret)).toBeNull();
  expect(readViewPath(name, path, 'another secret of some length')).toBeNull();
});

test('a card of the owner shows the chosen view with their words', () => {
  const socialCard = { sceneId: 1, view: { yaw: 10, pitch: 5, hfov: 90 }, line: '東京 & <b>' };
  const made = { ...tour, name: 'House', brandColour: '#112233', socialCard };
  const social = covers.socialOf(made, imageOf);
  expect(social).toMatchObject({ width: 1200, height: 630 });
  expect(viewOf(social?.address ?? null)).toEqual({
    view: socialCard.view,
    width: 1200,
    height: 630,
    format: 'jpg',
    card: { title: 'House', line: '東京 & <b>', colour: '#112233' },
  });
  // Nobody has others drawn.
  expect(viewOf(social?.address.replace('_c', '_cA') ?? null)).toBeNull();
  expect(storedViewPath(social?.address ?? '').length).toBeLessThan(60);
  // The cover stays.
  expect(covers.of(made, imageOf)).toEqual(covers.of(tour, imageOf));
});

test('a card names the logo of the brand by where it is, and what is not a picture is none', () => {
  const cardOf = (url: string | null, socialCard = {}) => {
    const find = (slug: string) => (slug === 't1/logo.png' ? image(slug, { url }) : imageOf(slug));
    const social = covers.socialOf({ ...tour, name: 'House', cornerLogo: 't1/logo.png', socialCard }, find);
    return viewOf(social?.address ?? null)?.card;
  };
  const [key, revision] = ['d'.repeat(32), 'e'.repeat(16)];
  expect(cardOf(`/media/${key}/${revision}/image.png`)?.logo).toBe(`media/${key}/${revision}/image.png`);
  expect(cardOf(`/media/${key}/${revision}/image.png`, { logo: false })).not.toHaveProperty('logo');
  for (const url of [null, `/media/${key}/${revision}/image.svg`, `/media/${key}/../../originals/x.png`])
    expect(cardOf(url)).toEqual({ title: 'House', line: '', colour: '#c2491d' });
});
