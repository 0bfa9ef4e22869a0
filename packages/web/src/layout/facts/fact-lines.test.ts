import { expect, test } from 'vitest';
import { ownHomeLines, ownHoursLines } from './fact-lines.ts';
import { proposeDescription } from './propose-description.ts';
import { readSpans } from './read-spans.ts';

test('a home says its price without cents, its rooms, its area and when it was built', () => {
  const facts = { factPrice: 45_000_000, factCurrency: 'EUR', factBeds: 1, factBaths: 1.5, factYear: 1998 };
  expect(ownHomeLines({ ...facts, factArea: 120 })).toEqual([
    '€450,000',
    '1 bedroom',
    '1.5 bathrooms',
    '120 m²',
    'Built in 1998',
  ]);
  expect(ownHomeLines({ factArea: 1290, factAreaUnit: 'ft2' })).toEqual(['1,290 sq ft']);
  expect(ownHomeLines({ factPrice: 100 })).toEqual([]);
});

test('days in a row with the same hours are one line', () => {
  const day = (number: number, text: string) => readSpans(text, number) ?? [];
  const hours = [1, 2, 3, 4, 5].flatMap((each) => day(each, '9-12:30, 14:00 – 18:00'));
  expect(ownHoursLines([...hours, ...day(6, '10-16')])).toEqual([
    'Mon to Fri: 09:00–12:30, 14:00–18:00',
    'Sat: 10:00–16:00',
  ]);
});

test('hours that nobody can read are none', () => {
  expect(readSpans('', 1)).toEqual([]);
  expect(readSpans('25-26', 1)).toBeNull();
  expect(readSpans('when we like', 1)).toBeNull();
});

test('proposes a description of what is known, without the price', () => {
  const home = { tourtype: 'real-estate', name: 'Maple Lane', scenes: [1, 2, 3] };
  const facts = { factAddress: 'Lindau', factPrice: 1, factCurrency: 'EUR', factBeds: 3, factArea: 120 };
  expect(proposeDescription({ ...home, ...facts }, 'Untitled')).toBe(
    'Maple Lane at Lindau: 3 bedrooms, 120 m². Walk through 3 scenes in 360°, on any screen.',
  );
  expect(proposeDescription(home, 'Untitled')).toBeNull();
  const shop = { tourtype: 'retail', scenes: [], factCategories: ['Chairs', 'Lamps'] };
  expect(proposeDescription({ ...shop, factHours: readSpans('9-18', 1) ?? [] }, 'Untitled')).toBe(
    'Untitled: Chairs and Lamps. Open Mon: 09:00–18:00.',
  );
});
