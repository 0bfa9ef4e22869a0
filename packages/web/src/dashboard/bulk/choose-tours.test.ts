// @vitest-environment node
import type { TourRow } from '@tourwright/api';
import { expect, test } from 'vitest';
import { chooseTours, readChoice } from './choose-tours.ts';

const row = (title: string, status: TourRow['status'], views: number, editedDay: number) =>
  ({
    id: title,
    title,
    labels: title === 'Loft' ? ['Berlin'] : [],
    status,
    views,
    tourData: { updated_at: `2026-11-${editedDay}T08:00:00Z` },
  }) as TourRow;
/** As the server sends them: the newest first. */
const rows = [
  row('Pine cabin', 'draft', 0, 15),
  row('City studio', 'live', 158, 14),
  row('Dune beach house', 'changed', 287, 13),
  row('city hall', 'unpublished', 96, 12),
  row('Loft', 'processing', 0, 20),
];
const titles = (search: string) =>
  chooseTours(rows, readChoice(new URLSearchParams(search))).map(({ id }) => id);

test('shows all tours, the one that was edited last first, unless asked otherwise', () => {
  expect(titles('')).toEqual(['Loft', 'Pine cabin', 'City studio', 'Dune beach house', 'city hall']);
  expect(titles('show=nonsense&sort=nonsense')).toHaveLength(5);
});

test('finds every word, in any order and case', () => {
  expect(titles('search=HOUSE dune')).toEqual(['Dune beach house']);
  expect(titles('search=city')).toEqual(['City studio', 'city hall']);
  expect(titles('search=castle')).toEqual([]);
});

test('finds by label, and shows only those with one', () => {
  expect(titles('search=berl')).toEqual(['Loft']);
  expect(titles('label=Berlin')).toEqual(['Loft']);
  expect(titles('label=Hamburg')).toEqual([]);
});

test('counts tours with changes as live, and unfinished ones as drafts', () => {
  expect(titles('show=live')).toEqual(['City studio', 'Dune beach house']);
  expect(titles('show=draft')).toEqual(['Loft', 'Pine cabin']);
  expect(titles('show=unpublished')).toEqual(['city hall']);
});

test('sorts by age, name and views, and leaves the list it was given as it is', () => {
  expect(titles('sort=oldest')[0]).toBe('Loft');
  expect(titles('sort=title')).toEqual([
    'city hall',
    'City studio',
    'Dune beach house',
    'Loft',
    'Pine cabin',
  ]);
  expect(titles('sort=views').slice(0, 2)).toEqual(['Dune beach house', 'City studio']);
  expect(rows[0]?.id).toBe('Pine cabin');
});
