import { afterEach, expect, test } from 'vitest';
import { useEditorStore } from '../editor-store.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import type { Outlet } from './editor-state.ts';
import { newEdit } from './new-edit.ts';

const state = useEditorStore.getState;
afterEach(() => state().reset());

test('closing a tour that was opened before another does not take the other’s line away', () => {
  const sent: string[] = [];
  const outlet = (name: string): Outlet => ({
    add: () => {
      sent.push(name);
      return { ok: true };
    },
  });
  state().loadTour(sampleTour(), {});
  const closeFirst = state().connect(outlet('first'));
  const closeSecond = state().connect(outlet('second'));
  closeFirst();
  const edit = newEdit({ kind: 'scene.rename', sceneId: 1, name: 'Lobby' });
  state().commit(edit);
  closeSecond();
  state().commit(edit);
  expect(sent).toEqual(['second']);
});
