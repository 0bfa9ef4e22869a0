import type { Tour } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { createCovers } from '../../images/covers.ts';
import { shownLoft } from '../test-pages.ts';
import { tourCard } from '../tour/tour-page.ts';
import { structuredDataTag } from './structured-data.ts';

const tagOf = (change: Partial<Tour>) => {
  const { tour } = shownLoft;
  const words = { name: 'Loft', description: 'Sage walls', url: 'https://tours.example.com/welcome/t1' };
  return structuredDataTag({ ...words, image: null, tour: { ...tour, ...change } });
};
const read = (tag: string | null) =>
  JSON.parse(/^<script type="application\/ld\+json">(.*)<\/script>$/.exec(tag ?? '')?.[1] ?? 'null');

test('a home is a listing with its price in whole units, its rooms and its area', () => {
  const facts = {
    factAddress: '12 Maple Lane, Lindau',
    factPrice: 45_000_050,
    factCurrency: 'EUR',
    factBeds: 3,
    factArea: 1290,
    factAreaUnit: 'ft2',
    factYear: 1998,
  };
  expect(read(tagOf({ tourtype: 'real-estate', ...facts }))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: 'https://tours.example.com/welcome/t1',
    offers: { '@type': 'Offer', price: '450000.50', priceCurrency: 'EUR' },
    mainEntity: {
      '@type': 'Accommodation',
      address: '12 Maple Lane, Lindau',
      numberOfBedrooms: 3,
      floorSize: { value: 1290, unitCode: 'FTK' },
      yearBuilt: 1998,
    },
  });
  // Yen have no minor units.
  expect(read(tagOf({ tourtype: 'real-estate', factPrice: 500, factCurrency: 'JPY' })).offers).toMatchObject({
    price: '500',
  });
});

test('a shop says where it is and when it is open', () => {
  const factHours = [
    { day: 1, opens: '09:00', closes: '18:00' },
    { day: 7, opens: '10:00', closes: '12:00' },
  ];
  expect(read(tagOf({ tourtype: 'retail', factHours, factCategories: ['Furniture'] }))).toMatchObject({
    '@type': 'Store',
    keywords: ['Furniture'],
    openingHoursSpecification: [
      { dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' },
      { dayOfWeek: 'Sunday' },
    ],
  });
});

test('without facts there is no tag, and no fact can close the tag', () => {
  expect(tagOf({ tourtype: 'retail' })).toBeNull();
  const tag = tagOf({ tourtype: 'retail', factAddress: '</script><script>alert(1)</script>' });
  expect(tag?.match(/<\/?script/g)).toHaveLength(2);
  expect(read(tag).address).toBe('</script><script>alert(1)</script>');
});

test('neither a draft nor a tour behind a link is described', () => {
  const covers = createCovers({ secret: 'a secret of some length for tests', clock: () => new Date() });
  const tour: Tour = { ...shownLoft.tour, factAddress: '12 Maple Lane' };
  const tagsOf = (change: object) =>
    tourCard({ ...shownLoft, tour, ...change }, 'https://tours.example.com', covers).tags?.join() ?? '';
  expect(tagsOf({ owner: false })).toContain('12 Maple Lane');
  expect(tagsOf({ owner: true })).not.toContain('ld+json');
  expect(tagsOf({ owner: false, link: { key: 'k2', isUnbranded: false, controls: null } })).not.toContain(
    'ld+json',
  );
});
