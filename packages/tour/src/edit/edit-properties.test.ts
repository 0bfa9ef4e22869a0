/** Properties of all edits, tested on random tours and edits. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, type Tour, tour } from '../document/index.ts';
import { applyEdit } from './apply-edit.ts';
import { type Edit, edit as editSchema, type SimpleEdit } from './edit.ts';
import { anyEdit, anyTour, newId, simpleEdit } from './testing/any-edit.ts';
import { invertEdit, undoEdit } from './undo/undo-edit.ts';

/** Many cases on a busy machine take their time. */
const patient = { timeout: 60_000 };

test('what an edit makes is a valid tour, and the tour before it is untouched', patient, () => {
  fc.assert(
    fc.property(anyTour, anyEdit, (before, edit) => {
      const copy = structuredClone(before);
      const outcome = applyEdit(before, edit);
      expect(before).toEqual(copy);
      if (outcome.ok) expect(tour.parse(outcome.tour)).toEqual(outcome.tour);
    }),
    { numRuns: 100 },
  );
});

test('taking an edit back restores the tour', patient, () => {
  fc.assert(
    fc.property(anyTour, anyEdit, (before, edit) => {
      const undo = invertEdit(before, edit);
      const outcome = applyEdit(before, edit);
      fc.pre(outcome.ok);
      if (!outcome.ok) return;
      const { edit: inverse, leftAlone } = undoEdit(outcome.tour, JSON.parse(JSON.stringify(undo)), newId);
      expect(leftAlone).toEqual([]);
      // What goes over the wire is checked there; the inverse has to pass.
      const sent = inverse && editSchema.parse(JSON.parse(JSON.stringify(inverse)));
      const back = sent ? applyEdit(outcome.tour, sent) : ({ ok: true, tour: outcome.tour } as const);
      expect(back).toMatchObject({ ok: true });
      if (back.ok) expect(isSame(back.tour, before)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('redo, the inverse of the inverse, makes the change again', patient, () => {
  fc.assert(
    fc.property(anyTour, anyEdit, (before, edit) => {
      const outcome = applyEdit(before, edit);
      fc.pre(outcome.ok);
      if (!outcome.ok) return;
      const { edit: inverse } = undoEdit(outcome.tour, invertEdit(before, edit), newId);
      if (!inverse) return;
      const redo = undoEdit(before, invertEdit(outcome.tour, inverse), newId).edit;
      const again = redo && applyEdit(before, redo);
      expect(again?.ok && isSame(again.tour, outcome.tour)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('a refused batch says why and leaves no trace', patient, () => {
  fc.assert(
    fc.property(anyTour, fc.array(simpleEdit, { maxLength: 3 }), (before, edits) => {
      const bad = editSchema.parse({ id: newId(), v: 1, kind: 'scene.remove', sceneId: 99 }) as SimpleEdit;
      const batch: Edit = { id: newId(), v: 1, kind: 'batch', edits: [...edits, bad] };
      expect(applyEdit(before, batch).ok).toBe(false);
      expect(invertEdit(before, batch).steps).toEqual([]);
    }),
  );
});

/** Whether an edit reads or writes the label of a link. */
function touchesLabels(edit: SimpleEdit): boolean {
  return edit.kind === 'scene.rename' || edit.kind === 'hotspot.set';
}

/** The things that an edit reads or writes. Edits that share none may come in either order. */
function touched(edit: SimpleEdit): string {
  if ('path' in edit && 'itemId' in edit) return [...edit.path, edit.itemId].join('/');
  if ('hotspotId' in edit) return `${edit.sceneId}/${edit.hotspotId}`;
  if (edit.kind === 'scene.rename') return `${edit.sceneId}`;
  if ('fileId' in edit) return `${edit.list}/${edit.fileId}`;
  return edit.kind === 'tour.set' ? edit.field : edit.kind;
}

test('edits of different things give the same tour in either order', patient, () => {
  const independent = [
    'hotspot.move',
    'hotspot.set',
    'scene.rename',
    'file.set',
    'item.set',
    'tour.set',
    'logo.replace',
  ];
  const one = simpleEdit.filter(({ kind }) => independent.includes(kind));
  const both = (from: Tour, ...edits: Edit[]) =>
    edits.reduce((current, edit) => {
      const outcome = applyEdit(current, edit);
      return outcome.ok ? outcome.tour : current;
    }, from);
  fc.assert(
    fc.property(anyTour, one, one, (before, a, b) => {
      fc.pre(touched(a) !== touched(b) && !(touchesLabels(a) && touchesLabels(b)));
      expect(isSame(both(before, a, b), both(before, b, a))).toBe(true);
    }),
    { numRuns: 100 },
  );
});
