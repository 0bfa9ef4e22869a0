import type { Hotspot } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { englishVrTexts } from '../vr-texts.ts';
import { type ContentParts, contentOf } from './hotspot-content.ts';

const hotspot = (more: Partial<Hotspot>): Hotspot => ({
  id: 'a',
  kind: 'info',
  position: [0, 0, -1],
  scale: 1,
  rotation: 0,
  ...more,
});
const parts: ContentParts = {
  texts: englishVrTexts,
  name: 'Note',
  urlOf: (slug) => (slug === 'gone' ? null : `/media/${slug}`),
  extra: [],
};

test('a note shows its paragraphs and its pictures, but none that are gone', () => {
  const note = hotspot({
    text: 'Oak',
    body: 'One.\n\nTwo.',
    pictures: [{ slug: 'gone' }, { slug: 'b', caption: 'B', alt: 'A board of oak' }],
  });
  expect(contentOf(note, parts)).toMatchObject({
    title: 'Oak',
    text: ['One.', 'Two.'],
    pictures: [{ url: '/media/b', caption: 'B', alt: 'A board of oak' }],
    hasMoreOnPage: false,
  });
});

test('a product begins with its prices, one below the other, and sends to the page for the rest', () => {
  const mug = hotspot({ kind: 'product', title: 'Mug', body: 'Fired.', url: 'https://shop.example/' });
  expect(contentOf(mug, { ...parts, extra: ['Oak · 12 €', 'Ash · 9 €'] })).toMatchObject({
    text: ['Oak · 12 €\nAsh · 9 €', 'Fired.'],
    hasMoreOnPage: true,
  });
});

test('a video of our own plays in VR, one of another site on the page', () => {
  const own = contentOf(hotspot({ kind: 'video', slug: 'f' }), { ...parts, name: 'Video' });
  expect(own).toMatchObject({
    title: 'Video',
    film: { url: '/media/f', loop: false, captions: [] },
    hasMoreOnPage: false,
  });
  const other = contentOf(hotspot({ kind: 'video', url: 'https://youtu.be/x' }), parts);
  expect(other.film).toBeUndefined();
  expect(other.hasMoreOnPage).toBe(true);
  expect(other.text).toEqual(['It is at youtu.be and opens when you leave VR.']);
});

test('a video brings those of its captions that are stored', () => {
  const captions = [
    { slug: 'gone', language: 'fr' },
    { slug: 'c', language: 'en' },
  ];
  const { film } = contentOf(hotspot({ kind: 'video', slug: 'f', captions }), parts);
  expect(film?.captions).toEqual([{ url: '/media/c', language: 'en' }]);
});

test.each(['web', 'embed'])('a page of kind %s says whose it is, and that it opens after VR', (kind) => {
  const page = hotspot({ kind, text: 'Hours', url: 'https://shop.example/hours', body: 'Open daily.' });
  expect(contentOf(page, parts)).toMatchObject({
    title: 'Hours',
    text: ['Open daily.', 'It is at shop.example and opens when you leave VR.'],
    hasMoreOnPage: true,
  });
});

test('a page without a name is called by its host', () => {
  expect(contentOf(hotspot({ kind: 'web', url: 'shop.example/a' }), parts).title).toBe('shop.example');
});

test('what has a button and no words says where the button leads; what has words of its own says them alone', () => {
  const shop = { kind: 'product', url: 'https://shop.example/' };
  const where = 'It is at shop.example and opens when you leave VR.';
  expect(contentOf(hotspot(shop), parts).text).toEqual([where]);
  expect(contentOf(hotspot({ ...shop, body: 'A mug.' }), parts).text).toEqual(['A mug.']);
});

test('nobody is sent out of VR for an address that leads nowhere', () => {
  const trap = hotspot({ kind: 'web', text: 'Trap', url: 'javascript:alert(1)' });
  expect(contentOf(trap, parts)).toMatchObject({ title: 'Trap', text: [], hasMoreOnPage: false });
});

test('a brochure has its name and opens after VR; one that is gone says so', () => {
  const brochures = [
    { id: 'b', name: 'House plan', slug: 'plan' },
    { id: 'c', name: 'Prices', slug: 'gone' },
  ];
  const open = (brochureId: string) =>
    contentOf(hotspot({ kind: 'brochure', brochureId }), { ...parts, brochures });
  expect(open('b')).toMatchObject({
    title: 'House plan',
    text: ['It opens when you leave VR.'],
    hasMoreOnPage: true,
  });
  const gone = { text: ['The file that belongs here is not there any more.'], hasMoreOnPage: false };
  expect(open('c')).toMatchObject(gone);
  expect(open('d')).toMatchObject(gone);
});

test('a picture whose file is gone says what it showed; a video or a sound, that it is gone', () => {
  const pictures = [{ slug: 'gone', alt: 'The sea' }];
  expect(contentOf(hotspot({ kind: 'image', pictures }), parts).text).toEqual(['The sea']);
  const gone = ['The file that belongs here is not there any more.'];
  expect(contentOf(hotspot({ kind: 'gallery', pictures: [{ slug: 'gone' }] }), parts).text).toEqual(gone);
  expect(contentOf(hotspot({ kind: 'video', slug: 'gone' }), parts).text).toEqual(gone);
  expect(contentOf(hotspot({ kind: 'audio', slug: 'gone' }), parts).text).toEqual(gone);
});
