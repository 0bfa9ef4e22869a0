// @vitest-environment node
import type { Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit, invertEdit } from '@tourwright/tour/edit';
import { expect, test } from 'vitest';
import { emptyHistory, type History, remember, reverse, type Step } from './history.ts';
import { newEdit } from './state/new-edit.ts';
import { sampleTour } from './testing/sample-tour.ts';

function apply(tour: Tour, edit: Edit | null): Tour {
  const result = edit && applyEdit(tour, edit);
  return result?.ok ? result.tour : tour;
}

function stepOf(tour: Tour, edit: Edit, gesture: string | null = null): Step {
  return { name: { id: 'edit.test', values: {} }, undos: [invertEdit(tour, edit)], gesture };
}

const move = (x: number) =>
  newEdit({ kind: 'hotspot.move', sceneId: 1, hotspotId: 'link-1', position: [x, 0, -1] });

test('a step goes back, and forth again', () => {
  const before = sampleTour();
  const edit = newEdit({ kind: 'scene.remove', sceneId: 2 });
  const after = apply(before, edit);
  const back = reverse(after, stepOf(before, edit));
  const restored = apply(after, back.edit);
  expect(restored.scenes).toEqual(before.scenes);
  expect(apply(restored, back.inverse && reverse(restored, back.inverse).edit).scenes).toEqual(after.scenes);
});

test('one gesture is one step, however many edits it had', () => {
  const before = sampleTour();
  let tour = before;
  let history: History = emptyHistory;
  for (const x of [0.1, 0.2, 0.3]) {
    history = remember(history, stepOf(tour, move(x), 'nudge'));
    tour = apply(tour, move(x));
  }
  expect(history.done).toHaveLength(1);
  const [step] = history.done;
  expect(step && apply(tour, reverse(tour, step).edit).scenes).toEqual(before.scenes);
});

test('what somebody else changed since is left alone and named', () => {
  const before = sampleTour();
  const edit = newEdit({ kind: 'scene.rename', sceneId: 1, name: 'Lobby' });
  const elsewhere = newEdit({ kind: 'scene.rename', sceneId: 1, name: 'Foyer' });
  const now = apply(apply(before, edit), elsewhere);
  expect(reverse(now, stepOf(before, edit))).toMatchObject({ edit: null, leftAlone: ['Foyer'] });
});

test('a new step drops what had been undone', () => {
  const undone = { done: [], undone: [stepOf(sampleTour(), move(1))] };
  expect(remember(undone, stepOf(sampleTour(), move(2))).undone).toEqual([]);
});
