import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsAt, type Tour, tour } from '../document/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { applyEdit } from './apply-edit.ts';
import { edit as editSchema } from './edit.ts';

let count = 0;
const newId = () => `edit-${String(count++).padStart(8, '0')}`;

test('of two people who change different items of a list, both keep their change', () => {
  const ofList = fc.constantFrom<(string | number)[]>(
    ['guide'],
    ['guide', 'a', 'captions'],
    ['audio', 'a', 'captions'],
    ['styleDefaults'],
    ['scenes', 1, 'sounds', 'a', 'captions'],
    ['scenes', 1, 'sounds'],
    ['scenes', 1, 'variants'],
    ['scenes', 1, 'hotspots', 'a', 'pictures'],
    ['scenes', 1, 'hotspots', 'a', 'captions'],
    ['floorPlans', 'a', 'pins'],
  );
  const names = ['a', 'b', 'c', 'd'];
  const how = fc.constantFrom('remove', 'set', 'move');
  const record = { slug: 's', name: 'n', language: 'en', sceneId: 1, x: 0, y: 0, heading: 0 };
  const items = names.map((id) => ({ ...record, id }));
  const withCaptions = items.map((item) => ({ ...item, captions: items }));
  const house = tour.parse({
    ...bareTour,
    audio: [{ id: 'a', name: '', slug: '', captions: items }],
    floorPlans: [{ id: 'a', name: '', slug: '', pins: items }],
    guide: withCaptions,
    styleDefaults: items,
    scenes: [
      {
        id: 1,
        name: '',
        slug: '',
        sounds: withCaptions,
        variants: items,
        hotspots: [{ id: 'a', kind: 'gallery', position: [0, 0, -1], pictures: items, captions: items }],
      },
    ],
  });
  const make = (path: (string | number)[], itemId: string, kind: string, value: number) =>
    editSchema.parse({
      id: newId(),
      v: 1,
      kind: `item.${kind}`,
      path,
      itemId,
      index: value,
      field: 'mine',
      value,
    });
  fc.assert(
    fc.property(
      ofList,
      fc.shuffledSubarray(names, { minLength: 2, maxLength: 2 }),
      fc.tuple(how, fc.nat({ max: 3 })),
      fc.tuple(how, fc.nat({ max: 3 })),
      (path, [mine = '', yours = ''], [myWay, myValue], [yourWay, yourValue]) => {
        const edits = [make(path, mine, myWay, myValue), make(path, yours, yourWay, yourValue)];
        for (const order of [edits, edits.toReversed()]) {
          let current: Tour = house;
          for (const edit of order) {
            const outcome = applyEdit(current, edit);
            expect(outcome.ok).toBe(true);
            if (outcome.ok) current = outcome.tour;
          }
          const found = new Map((itemsAt(current, path) ?? []).map((item) => [item.id, item]));
          expect(found.has(mine)).toBe(myWay !== 'remove');
          expect(found.has(yours)).toBe(yourWay !== 'remove');
          if (myWay === 'set') expect(found.get(mine)?.mine).toBe(myValue);
          if (yourWay === 'set') expect(found.get(yours)?.mine).toBe(yourValue);
          expect(found.size).toBe(4 - [myWay, yourWay].filter((way) => way === 'remove').length);
        }
      },
    ),
  );
});
