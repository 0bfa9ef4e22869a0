/**
 * The editor's state in three scopes: document (saved with the tour), session (this tab) and progress (running
 * requests). It carries the specification's names. What follows from the tour and the selection is derived here, in
 * one place, after every change of its sources.
 */
import { create, type StateCreator } from 'zustand';
import { createAssetSlice } from './state/asset-slice.ts';
import { type Derived, type DerivedFrom, derive } from './state/derived.ts';
import { createDocumentSlice } from './state/document-slice.ts';
import type { EditorState } from './state/editor-state.ts';
import { createProgressSlice, initialProgress } from './state/progress-slice.ts';
import { createSessionSlice, initialSession } from './state/session-slice.ts';

const sources = [
  'tour',
  'preview',
  'media',
  'selectedSceneId',
  'selectedHotspotId',
  'selectedVideoId',
] as const satisfies readonly (keyof DerivedFrom)[];

/** Adds the derived parts to every change that touches one of their sources. */
function withDerived(
  creator: StateCreator<EditorState, [], [], Omit<EditorState, keyof Derived>>,
): StateCreator<EditorState> {
  return (set, get, api) => {
    const setWithDerived: typeof set = (change) =>
      set((state) => {
        const partial = typeof change === 'function' ? change(state) : change;
        const next = { ...state, ...partial };
        const isTouched = sources.some((source) => next[source] !== state[source]);
        return isTouched ? { ...next, ...derive(next) } : next;
      });
    api.setState = setWithDerived;
    const initial = creator(setWithDerived, get, api);
    return { ...initial, ...derive(initial) };
  };
}

export const useEditorStore = create<EditorState>()(
  withDerived((set, get, api) => ({
    ...createSessionSlice(set, get, api),
    ...createProgressSlice(set, get, api),
    ...createDocumentSlice(set, get, api),
    ...createAssetSlice(set, get, api),
    reset: () => set({ tour: null, media: {}, ...initialSession, ...initialProgress }),
  })),
);
