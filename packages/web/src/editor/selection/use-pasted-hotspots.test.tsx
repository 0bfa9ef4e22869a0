import { cleanup, renderHook } from '@testing-library/react';
import type { Hotspot } from '@tourwright/tour/document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ActionContext } from '../actions/action.ts';
import { t } from '../editor-text.ts';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { hotspotsText } from './clipboard-text.ts';
import { usePastedHotspots } from './use-pasted-hotspots.ts';

let store: EditorStore;
let said: string[];
const counts = () => store.getState().tour?.scenes.map(({ hotspots }) => hotspots.length);

beforeEach(() => {
  said = [];
  store = createEditorStore();
  store.getState().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall'), sampleScene(2, 'Loft')] }), {}, 1);
  const say = (_: unknown, message: string) => void said.push(message);
  renderHook(() => usePastedHotspots({ store, state: store.getState, say } as unknown as ActionContext));
});
afterEach(cleanup);

function paste(): void {
  const hotspot: Hotspot = { id: 'a', kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0 };
  const text = hotspotsText([hotspot], sampleTour());
  const event = new Event('paste', { bubbles: true, cancelable: true });
  document.body.dispatchEvent(Object.assign(event, { clipboardData: { files: [], getData: () => text } }));
}

test('what is pasted while a scene loads comes once it is in sight, which is said', () => {
  paste();
  expect(said).toEqual([t('many.paste-waits')]);
  expect(counts()).toEqual([0, 0]);
  store.setState({ canvasSceneId: 1 });
  expect(counts()).toEqual([1, 0]);
  paste();
  expect(counts()).toEqual([2, 0]);
});

test('a scene that is left before it was in sight gets nothing, and the next one neither', () => {
  paste();
  store.getState().selectScene(2);
  store.setState({ canvasSceneId: 2 });
  expect(counts()).toEqual([0, 0]);
});

test('in a tour without scenes it says what is missing', () => {
  store.getState().loadTour(sampleTour({ scenes: [] }), {}, 1);
  paste();
  expect(said).toEqual([t('many.paste-nowhere')]);
});
