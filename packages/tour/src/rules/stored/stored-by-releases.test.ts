/** Documents and edits written by each release, in `packages/tour/fixtures`: the current code opens them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Tour, tour as tourSchema } from '../../document/index.ts';
import { applyEdit, edit as editSchema } from '../../edit/index.ts';
import { shownHotspot } from '../products/products-of.ts';
import { upgradeEdit } from './upgrade-edit.ts';
import { upgradeTour } from './upgrade-tour.ts';
import { currentShape, type Upgrade } from './upgrades.ts';

interface Fixture {
  release: string;
  shape: number;
  before: Tour;
  /** One of every kind that the release knew. */
  edits: { v: number; kind: string }[];
  /** What the release made of `before` by them. */
  after: Tour;
}

const folder = new URL('../../../fixtures/', import.meta.url);
const fixtures = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture,
);

test('there is a fixture of the shape that is written now', () => {
  expect(fixtures.map(({ shape }) => shape)).toContain(currentShape);
});

test.each(fixtures)('documents of $release are read as they were written', ({ before, after }) => {
  for (const document of [before, after]) {
    const read = upgradeTour(document);
    expect(tourSchema.parse(read)).toEqual(read);
    // Nothing that it says is lost; what a product says is in the list since.
    const shown = read.scenes.map((scene) => ({
      ...scene,
      hotspots: scene.hotspots.map((hotspot) => shownHotspot(read, hotspot)),
    }));
    expect({ ...read, scenes: shown }).toMatchObject(document);
  }
});

test.each(fixtures)('edits of $release change a tour as they did', ({ shape, before, edits, after }) => {
  let tour = upgradeTour(before);
  for (const stored of edits) {
    const outcome = applyEdit(tour, editSchema.parse(upgradeEdit(stored)));
    if (!outcome.ok) throw new Error(`${stored.kind} was refused: ${outcome.code}`);
    tour = outcome.tour;
  }
  // Before there was a list of products, one went with its hotspot.
  const list = shape < 2 && tour.products ? { products: tour.products } : {};
  expect(tour).toEqual({ ...upgradeTour(after), ...list });
});

test('an edit goes through all upgrades since it was written, and so do the parts of a batch', () => {
  const upgrades: Upgrade[] = [
    { change: 'was before there were edits', edit: () => ({ kind: 'never' }) },
    { change: 'a name is called a title', edit: (edit) => ({ ...edit, title: 'name' }) },
    { change: 'documents only' },
  ];
  const given = { upgrades, shape: 3 };
  expect(upgradeEdit({ v: 1, kind: 'a' }, given)).toEqual({ v: 3, kind: 'a', title: 'name' });
  expect(upgradeEdit({ v: 2, kind: 'a' }, given)).toEqual({ v: 3, kind: 'a' });
  expect(upgradeEdit({ v: 3, kind: 'a' }, given)).toEqual({ v: 3, kind: 'a' });
  const batch = { v: 1, kind: 'batch', edits: [{ v: 1, kind: 'b' }] };
  expect(upgradeEdit(batch, given)).toMatchObject({ v: 3, edits: [{ v: 3, kind: 'b', title: 'name' }] });
  for (const none of [null, 'edit', {}, { v: '1' }, { v: 0 }, { v: -1 }, { v: 0.5 }, { v: 9 }])
    expect(upgradeEdit(none, given)).toBe(none);
});
