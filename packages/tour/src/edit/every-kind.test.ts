/** Two people who change different parts of a tour lose nothing, for all kinds of edits. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, type Tour, tour } from '../document/index.ts';
import { applyEdit } from './apply-edit.ts';
import type { Edit } from './edit.ts';
import { ann, ben, editOf, houseOf, kinds, type Person, without } from './testing/two-people.ts';

const house = houseOf([ann, ben]);

const anyOf = (person: Person) =>
  fc.array(
    fc.constantFrom(...kinds).chain((kind) => editOf(person, kind)),
    { maxLength: 6 },
  );

function after(edits: readonly (Edit | null)[]): Tour {
  return edits.reduce((current, edit) => {
    const outcome = edit && applyEdit(current, edit);
    return outcome?.ok ? outcome.tour : current;
  }, house);
}

/** Both in the order in which they reach the server. */
function merged<Item>(one: readonly Item[], two: readonly Item[], turns: readonly boolean[]): Item[] {
  const [mine, yours] = [[...one], [...two]];
  const next = turns.flatMap((isMine) => (isMine ? mine : yours).splice(0, 1));
  return [...next, ...mine, ...yours];
}

test('there is an edit of every kind, and each does something', () => {
  for (const kind of kinds) {
    const edits = [ann, ben].flatMap((person) => fc.sample(editOf(person, kind), 40));
    expect(
      edits.some((edit) => edit && applyEdit(house, edit).ok),
      kind,
    ).toBe(true);
  }
});

test('what one person did to her own things is the same, whatever the other one did meanwhile to his', () => {
  fc.assert(
    fc.property(anyOf(ann), anyOf(ben), fc.array(fc.boolean(), { maxLength: 12 }), (hers, his, turns) => {
      const both = after(merged(hers, his, turns));
      expect(tour.parse(both)).toEqual(both);
      for (const [own, other] of [
        [hers, ben],
        [his, ann],
      ] as const) {
        expect(isSame(without(both, other), without(after(own), other))).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
}, 60_000);
