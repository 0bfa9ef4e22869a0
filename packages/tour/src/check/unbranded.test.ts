/** The rules about a tour with an unbranded link. */
import { expect, test } from 'vitest';
import type { Tour } from '../document/index.ts';
import { applyEdit } from '../edit/index.ts';
import { parseTour } from '../rules/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { checkTour } from './check-tour.ts';
import { findingKey } from './finding.ts';
import { fixAll } from './fix-all.ts';

let count = 0;
const newId = () => `edit-${String(count++).padStart(8, '0')}`;
const facts = { unbranded: { names: [] as string[] } };

function tour(scene: object = {}, more: object = {}): Tour {
  const parsed = parseTour({
    ...bareTour,
    name: 'Maple Street 12',
    description: 'Oak floors.',
    scenes: [{ id: 1, name: 'Hall', slug: 't/1.jpg', ...scene }],
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  return parsed.tour;
}

function fixed(before: Tour): Tour {
  return fixAll(before, facts, newId, ({ rule }) => rule.startsWith('unbranded-')).reduce((now, edit) => {
    const outcome = applyEdit(now, edit);
    return outcome.ok ? outcome.tour : now;
  }, before);
}
const found = (of: Tour, given = facts) =>
  checkTour(of, given)
    .filter(({ rule }) => rule.startsWith('unbranded-'))
    .map(findingKey)
    .toSorted();

test('a logo that is painted into a photo is found, and blurred by the fix', () => {
  const before = tour({
    adjustment: { nadir: { kind: 'logo', size: 40, slug: 't/logo/a.png' }, light: { exposure: 1 } },
  });
  expect(found(before)).toEqual(['unbranded-floor-logo/1']);
  const { adjustment } = fixed(before).scenes[0] ?? {};
  expect(adjustment).toMatchObject({ nadir: { kind: 'blur', size: 40 }, light: { exposure: 1 } });
});

test('a text that names the owner is found, as words of their own', () => {
  const named = tour({}, { description: 'Shown by Novak Homes.' });
  const by = (...names: string[]) => found(named, { unbranded: { names } });
  expect(by('novak homes')).toEqual(['unbranded-name']);
  expect(by('Nova', 'Homestead', ' ')).toEqual([]);
});

test('contact details of the owner are removed from every text at once, and its formatting stays', () => {
  const contact = 'Ask ann@example.com now';
  const rich = [
    {
      kind: 'paragraph',
      pieces: [{ text: 'Ask ', bold: true }, { text: 'ann@example.com' }, { text: ' for oak', italic: true }],
    },
  ];
  const texts = {
    text: contact,
    title: contact,
    body: 'Ask ann@example.com for oak',
    rich,
    pictures: [{ id: 'n1', slug: 't/pictures/a.jpg', alt: contact }],
  };
  const before = tour(
    {
      hotspots: [{ id: 'i', kind: 'info', position: [0, 0, -1], ...texts }],
      variants: [{ id: 'v', name: contact, slug: 't/e.jpg' }],
    },
    {
      guide: [{ id: 'n1', sceneId: 1, text: contact }],
      products: [{ id: 'p', name: contact, body: contact }],
      floorPlans: [{ id: 'f', name: contact, slug: 't/floor-plans/f.png' }],
    },
  );
  expect(found(before)).toEqual([
    'unbranded-text',
    'unbranded-text/1',
    'unbranded-text/1/i',
    'unbranded-text/f',
  ]);
  const after = fixed(before);
  expect(JSON.stringify(after)).not.toContain('example.com');
  expect(after.scenes[0]?.hotspots[0]).toMatchObject({
    text: 'Ask now',
    body: 'Ask  for oak',
    rich: [
      {
        pieces: [
          { text: 'Ask ', bold: true },
          { text: ' for oak', italic: true },
        ],
      },
    ],
  });
});

test('a tour that is not to be shown unbranded may name its owner', () => {
  expect(checkTour(tour({}, { description: 'Call (555) 010-0199, Novak Homes.' }))).not.toContainEqual(
    expect.objectContaining({ rule: expect.stringMatching(/^unbranded-/) }),
  );
});
