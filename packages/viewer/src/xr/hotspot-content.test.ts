import type { Hotspot } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { contentOf } from './hotspot-content.ts';

const hotspot = (more: Partial<Hotspot>): Hotspot => ({
  id: 'a',
  kind: 'info',
  position: [0, 0, -1],
  scale: 1,
  rotation: 0,
  ...more,
});
const urlOf = (slug: string) => (slug === 'gone' ? null : `/media/${slug}`);

test('a note shows its paragraphs and its pictures, but none that are gone', () => {
  const note = hotspot({
    text: 'Oak',
    body: 'One.\n\nTwo.',
    pictures: [{ slug: 'gone' }, { slug: 'b', caption: 'B', alt: 'A board of oak' }],
  });
  expect(contentOf(note, 'Note', urlOf, [])).toMatchObject({
    title: 'Oak',
    text: ['One.', 'Two.'],
    pictures: [{ url: '/media/b', caption: 'B', alt: 'A board of oak' }],
    hasMoreOnPage: false,
  });
});

test('a product begins with its price and sends to the page for the rest', () => {
  const mug = hotspot({ kind: 'product', title: 'Mug', body: 'Fired.', url: 'https://shop.example/' });
  expect(contentOf(mug, 'Product', urlOf, ['12 €'])).toMatchObject({
    text: ['12 €', 'Fired.'],
    hasMoreOnPage: true,
  });
});

test('a film of our own plays in VR, one of another site on the page', () => {
  const own = contentOf(hotspot({ kind: 'video', slug: 'f' }), 'Video', urlOf, []);
  expect(own).toMatchObject({
    title: 'Video',
    film: { url: '/media/f', loop: false, captions: [] },
    hasMoreOnPage: false,
  });
  const other = contentOf(hotspot({ kind: 'video', url: 'https://youtu.be/x' }), 'Video', urlOf, []);
  expect(other.film).toBeUndefined();
  expect(other.hasMoreOnPage).toBe(true);
});

test('a film brings those of its captions that are stored', () => {
  const captions = [
    { slug: 'gone', language: 'fr' },
    { slug: 'c', language: 'en' },
  ];
  const { film } = contentOf(hotspot({ kind: 'video', slug: 'f', captions }), 'Video', urlOf, []);
  expect(film?.captions).toEqual([{ url: '/media/c', language: 'en' }]);
});
