/**
 * The state of one open tour in three scopes: document (saved with the tour), session (this tab) and progress (running
 * requests). What follows from the tour and the selection is derived here, in one place, after every change of its
 * sources.
 */
import { createStore, type StateCreator, type StoreApi } from 'zustand/vanilla';
import { createAssetSlice } from '../state/asset-slice.ts';
import { type Derived, type DerivedFrom, derive } from '../state/derived.ts';
import { createDocumentSlice } from '../state/document-slice.ts';
import type { EditorState } from '../state/editor-state.ts';
import { createProgressSlice, initialProgress } from '../state/progress-slice.ts';
import { createSessionSlice, initialSession } from '../state/session-slice.ts';

/** The store of one open tour. */
export interface EditorStore
  extends Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'> {
  setState(change: Partial<EditorState> | ((state: EditorState) => Partial<EditorState>)): void;
  /** Forgets the tour. Whatever answers later finds none and changes nothing. */
  close(): void;
}

const sources = [
  'tour',
  'preview',
  'selectedSceneId',
  'selectedHotspotId',
] as const satisfies readonly (keyof DerivedFrom)[];

/** A store without a tour. */
export function createEditorStore(): EditorStore {
  let isClosed = false;
  const store = createStore<EditorState>()(
    guarded(
      (set, get, api) => ({
        ...createSessionSlice(set, get, api),
        ...createProgressSlice(set, get, api),
        ...createDocumentSlice(set, get, api),
        ...createAssetSlice(set, get, api),
      }),
      () => isClosed,
    ),
  );
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setState: (change) => store.setState(change),
    close: () => {
      store.setState({ tour: null, media: {}, ...initialSession, ...initialProgress });
      isClosed = true;
    },
  };
}

/** Adds the derived parts to every change that touches one of their sources; once closed, nothing changes. */
function guarded(
  creator: StateCreator<EditorState, [], [], Omit<EditorState, keyof Derived>>,
  isClosed: () => boolean,
): StateCreator<EditorState> {
  return (set, get, api) => {
    const setWithDerived: typeof set = (change) => {
      if (isClosed()) return;
      set((state) => {
        const partial = typeof change === 'function' ? change(state) : change;
        const next = { ...state, ...partial };
        const isTouched = sources.some((source) => next[source] !== state[source]);
        return isTouched ? { ...next, ...derive(next) } : next;
      });
    };
    api.setState = setWithDerived;
    const initial = creator(setWithDerived, get, api);
    return { ...initial, ...derive(initial) };
  };
}
